import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { widestNetworkOf } from 'identity'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { RouteClass } from './rate-classes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the slot of this request for the next one of its caller; call it once the answer needs neither the database nor memory. */
    freePlace(): void
  }
}

/** Routes that use database connections. Uploads have their own slots, and streams stay open. */
const counted: ReadonlySet<RouteClass | undefined> = new Set([
  'read',
  'search',
  'write',
  'print',
  'page',
  'form',
  'credential',
] as const)

/**
 * Limits the concurrent requests of one user, or of the visitors of one network, so that none of them can occupy all database connections;
 * further requests wait. A request of a user keeps its slot until its answer is sent, a request of a visitor until its answer is ready.
 * When the client disconnects, a running request keeps its slot, and a waiting request leaves the queue.
 */
export function limitCallerConcurrency(app: FastifyInstance, limit: ConcurrencyLimit): void {
  app.decorateRequest('freePlace', () => undefined)
  app.addHook('onRoute', (route) => {
    if (!counted.has(route.config?.policy?.rate)) return
    const { handler } = route
    route.handler = async function (request, reply) {
      const { ready, release } = limit.acquire(callerOf(request))
      try {
        if (ready !== null) await orGone(ready, reply)
        request.freePlace = release
        return await handler.call(this, request, reply)
      } finally {
        release()
      }
    }
  })
  // A visitor who reads a page slowly must not block other visitors of the network.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.session === null) request.freePlace()
    done(null, payload)
  })
}

const callerOf = ({ session, ip }: FastifyRequest): string =>
  session?.person.userId ?? `visitors of ${widestNetworkOf(ip)}`

/** @throws AppError when the client disconnects while the request waits. */
async function orGone(ready: Promise<void>, { raw }: FastifyReply): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<'gone'>()
  const leave = () => resolve('gone')
  raw.once('close', leave)
  const first = await Promise.race([ready, gone])
  raw.off('close', leave)
  if (first === 'gone') throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
}
