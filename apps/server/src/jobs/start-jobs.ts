import { type JobRunner, runJobs } from 'database'
import type { Logger } from 'pino'
import type { JobServices } from 'support'
import { jobHandlers, jobSchedule } from './job-handlers.ts'

/** Takes jobs from the queue of this database until it is stopped. */
export function startJobs(connectionString: string, services: JobServices, log: Logger): Promise<JobRunner> {
  return runJobs(connectionString, jobHandlers(services), {
    schedule: jobSchedule,
    log: (message) => log.warn(message),
  })
}
