import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

const BUFFERED_BYTES = 15_360
const FLUSH_MS = 500
/** Attempts, a tenth of a second apart, to write lines that the log reader does not accept; then they are dropped. */
const WRITE_TRIES = 20

/**
 * The log of the process, one JSON line each. Requests are logged by id, method, route and status: no addresses, names,
 * queries, cookies or tokens.
 */
export function createLog(
  level: 'info' | 'warn' | 'silent',
  destination: DestinationStream = standardOutput(),
): Logger {
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

function standardOutput(): DestinationStream {
  // Lines are buffered, because a system call for each would cost as much as reading a record. They are flushed at exit.
  let refusals = 0
  const destination = pino.destination({
    sync: false,
    minLength: BUFFERED_BYTES,
    periodicFlush: FLUSH_MS,
    // Without a limit, a process whose log is no longer read could never exit.
    retryEAGAIN: () => ++refusals < WRITE_TRIES,
  })
  destination.on('write', () => {
    refusals = 0
  })
  // A failed write loses log lines and must not fail requests.
  destination.on('error', () => undefined)
  return destination
}

/** One line per finished request, by method and route: addresses contain ids and search words, so they are not logged. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error) request.log.warn({ ...facts, err: error }, 'The answer was aborted')
    else request.log.info(facts, 'Answered')
  }
}
