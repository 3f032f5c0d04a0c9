import { type JobHandler, type JobRunner, runJobs } from 'database'
import type { Logger } from 'pino'
import { type JobServices, supportTasks } from 'support'

/** The handlers of the queue by task name: one for each mail and job of the product. */
export function jobHandlers(services: JobServices): Readonly<Record<string, JobHandler>> {
  return Object.fromEntries(supportTasks.map(({ task, run }) => [task, (payload) => run(services, payload)]))
}

/** The schedule of periodic tasks, as cron expressions (UTC). */
export const jobSchedule: Readonly<Record<string, string>> = Object.fromEntries(
  supportTasks.flatMap(({ task, schedule }) => (schedule === undefined ? [] : [[task, schedule]])),
)

/** Runs the jobs of this database's queue until it is stopped. */
export function startJobs(connectionString: string, services: JobServices, log: Logger): Promise<JobRunner> {
  return runJobs(connectionString, jobHandlers(services), {
    schedule: jobSchedule,
    log: (message) => log.warn(message),
  })
}
