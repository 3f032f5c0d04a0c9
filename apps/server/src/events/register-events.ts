import { AppError, LIVE_EVENTS_PATH, type LiveEvent } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type TProperties, Type } from 'typebox'
import { eventSink } from './event-sink.ts'
import type { LiveStreams } from './live-streams.ts'

/** The data of each event by its type. */
const events: Readonly<Record<LiveEvent['type'], TProperties>> = {
  record: {
    operation: Type.Enum(['created', 'updated', 'deleted']),
    objectApiName: Type.String(),
    id: Type.String(),
    weakEtag: Type.Integer({ description: 'The new version of the record.' }),
    parentIds: Type.Array(Type.String(), { description: 'The records whose related lists contain it.' }),
  },
  presence: {
    recordId: Type.String({
      description: 'A case at which the caller is: `sendPresence` answers who else is there now.',
    }),
  },
  rights: {
    permissionEpoch: Type.Integer({
      description:
        'The new one of the session: the rights of the caller changed, and what was read before may differ now.',
    }),
  },
  resync: {},
  'signed-out': {},
}
const contentSchema = Type.Union(
  Object.entries(events).map(([type, properties]) => Type.Object({ type: Type.Literal(type), ...properties })),
)

/** The route of the live events of the signed-in user. */
export function registerEvents(app: FastifyInstance, { streams }: { streams: LiveStreams }): void {
  app.route({
    method: 'GET',
    url: LIVE_EVENTS_PATH,
    exposeHeadRoute: false,
    config: { policy: { rate: 'stream', access: 'session' } },
    schema: {
      operationId: 'events',
      tags: ['Live events'],
      summary:
        'A stream of Server-Sent Events: which records changed that the caller may see. It ends with the session.',
      description:
        'A comment every 15 seconds; 20 streams a person; a stream that is not read for 256 KiB is cut off. After a reconnect comes a `resync` event.',
      headers: Type.Object({
        'last-event-id': Type.Optional(Type.String({ description: 'The id of the last event received.' })),
      }),
      querystring: Type.Object({
        missedMs: Type.Optional(
          Type.Number({
            minimum: 0,
            description:
              'The age in milliseconds of what the caller shows: the changes since then come first, or `resync` after more than a minute.',
          }),
        ),
      }),
      produces: ['text/event-stream'],
      response: { 200: Type.String({ description: 'The stream.', contentSchema }) },
    },
    handler: (request, reply) => {
      const { session, sessionToken } = request
      if (session === null || sessionToken === null) throw new AppError('NOT_SIGNED_IN')
      const headers = reply.getHeaders() as Record<string, string>
      streams.open(sessionToken, session, eventSink(reply.raw, headers), missedMsOf(request))
      reply.hijack()
    },
  })
  app.addHook('preClose', () => streams.stop())
}

/** The time of which the caller may have missed events: all of it if that is unknown, null for none. */
function missedMsOf({ headers, query }: FastifyRequest): number | null {
  // A browser that connects again does not know when it lost the connection.
  if (headers['last-event-id'] !== undefined) return Number.POSITIVE_INFINITY
  const { missedMs } = query as { missedMs?: unknown }
  if (missedMs === undefined) return null
  const age = Number(missedMs)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}
