import { type JobRunner, runJobs } from 'database'
import type { Logger } from 'pino'
import { jobHandlers, jobSchedule } from './job-handlers.ts'
import type { JobParts } from './job-parts.ts'

/** Takes jobs from the queue of this database until it is stopped. */
export function startJobs(connectionString: string, parts: JobParts, log: Logger): Promise<JobRunner> {
  return runJobs(connectionString, jobHandlers(parts), { schedule: jobSchedule, log: (message) => log.warn(message) })
}
