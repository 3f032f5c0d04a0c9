import { type Logger, pino } from 'pino'

/**
 * The log of the process, one JSON line each. Requests are logged by id, method, route and status: no addresses, names,
 * queries, cookies or tokens.
 */
export function createLog(level: 'info' | 'warn' | 'silent'): Logger {
  return pino({
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
  })
}
