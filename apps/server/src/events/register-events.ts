import { AppError, LIVE_EVENTS_PATH } from 'contract'
import type { FastifyInstance } from 'fastify'
import { eventSink } from './event-sink.ts'
import type { LiveStreams } from './live-streams.ts'

/** The route of the live events of the signed-in user. */
export function registerEvents(app: FastifyInstance, { streams }: { streams: LiveStreams }): void {
  app.route({
    method: 'GET',
    url: LIVE_EVENTS_PATH,
    exposeHeadRoute: false,
    config: { policy: { rate: 'stream', access: 'session' } },
    handler: (request, reply) => {
      const { session, sessionToken } = request
      if (session === null || sessionToken === null) throw new AppError('NOT_SIGNED_IN')
      const headers = reply.getHeaders() as Record<string, string>
      const isReturning = request.headers['last-event-id'] !== undefined
      streams.open(sessionToken, session, eventSink(reply.raw, headers), isReturning)
      reply.hijack()
    },
  })
  app.addHook('preClose', () => streams.stop())
}
