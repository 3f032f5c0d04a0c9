import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { RouteClass } from './rate-classes.ts'

/** Routes that use database connections. Uploads have their own slots, and streams stay open. */
const counted: ReadonlySet<RouteClass | undefined> = new Set(['read', 'search', 'write', 'print', 'page'] as const)

/**
 * Limits how many requests of one user run at once, so that one user cannot hold all database connections; further requests
 * wait. A running request keeps its slot when its client disconnects; a waiting one leaves the queue.
 */
export function limitUserConcurrency(app: FastifyInstance, limit: ConcurrencyLimit): void {
  app.addHook('onRoute', (route) => {
    if (!counted.has(route.config?.policy?.rate)) return
    const { handler } = route
    route.handler = async function (request, reply) {
      if (request.session === null) return handler.call(this, request, reply)
      const { ready, release } = limit.acquire(request.session.person.userId)
      try {
        if (ready !== null) await orGone(ready, reply)
        return await handler.call(this, request, reply)
      } finally {
        release()
      }
    }
  })
}

/** @throws AppError when the client disconnects while the request waits. */
async function orGone(ready: Promise<void>, { raw }: FastifyReply): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<'gone'>()
  const leave = () => resolve('gone')
  raw.once('close', leave)
  const first = await Promise.race([ready, gone])
  raw.off('close', leave)
  if (first === 'gone') throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
}
