import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RouteClass } from './rate-classes.ts'
import type { Turns } from './turns.ts'

/** What costs the database something. Uploads have places of their own, and streams stay open all day. */
const counted: ReadonlySet<RouteClass | undefined> = new Set(['read', 'search', 'write', 'print', 'page'] as const)

/**
 * Works on a few requests of each person at a time; others of that person wait, so that nobody takes all the connections
 * to the database. A turn lasts as long as the work, also when the caller goes away meanwhile; who goes away before it
 * has begun leaves the line.
 */
export function takeTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRoute', (route) => {
    if (!counted.has(route.config?.policy?.rate)) return
    const { handler } = route
    route.handler = async function (request, reply) {
      if (request.session === null) return handler.call(this, request, reply)
      const { begins, end } = turns.take(request.session.person.userId)
      try {
        if (begins !== null) await orGone(begins, reply)
        return await handler.call(this, request, reply)
      } finally {
        end()
      }
    }
  })
}

/** @throws AppError when the caller is gone before the turn has come: then the work is not wanted any more. */
async function orGone(begins: Promise<void>, { raw }: FastifyReply): Promise<void> {
  const { promise: gone, resolve } = Promise.withResolvers<'gone'>()
  const leave = () => resolve('gone')
  raw.once('close', leave)
  const first = await Promise.race([begins, gone])
  raw.off('close', leave)
  if (first === 'gone') throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
}
