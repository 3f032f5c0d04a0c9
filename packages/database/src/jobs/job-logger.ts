import { Logger } from 'graphile-worker'

/** The queue's own reports at warning level and above, in one line each. */
export function jobLogger(log: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`Job queue: ${message}`)
  })
}
