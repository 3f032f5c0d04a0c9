import { type Logger, type LoggerOptions, pino } from 'pino'

const BUFFERED_BYTES = 4_096
const FLUSH_MS = 500

/**
 * The log of the process, one JSON line each. Requests are logged by id, method, route and status: no addresses, names,
 * queries, cookies or tokens.
 */
export function createLog(level: 'info' | 'warn' | 'silent'): Logger {
  // A write to the system for each request costs as much as reading a record. What is kept is written at the end too.
  const destination = pino.destination({ sync: false, minLength: BUFFERED_BYTES, periodicFlush: FLUSH_MS })
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    serializers: {
      err: (error: unknown) => {
        const { type, message, stack } = pino.stdSerializers.err(
          error instanceof Error ? error : new Error(String(error)),
        )
        return { type, message, stack }
      },
    },
  }
  return pino(options, destination)
}
