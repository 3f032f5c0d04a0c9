import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

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
