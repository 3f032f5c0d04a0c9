import type { Area } from '../area.ts'
import { getHealth, retryFailedJobs } from './health.methods.ts'

export const operations: Area = { methods: [getHealth, retryFailedJobs] }
