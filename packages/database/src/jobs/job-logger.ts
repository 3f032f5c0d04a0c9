import { Logger } from 'graphile-worker'

/** Logs the warnings and errors of the queue, one line each. */
export function jobLogger(log: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`Job queue: ${message}`)
  })
}
