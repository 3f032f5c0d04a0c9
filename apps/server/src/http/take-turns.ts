import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteClass } from './rate-classes.ts'
import type { Turn, Turns } from './turns.ts'

/** What costs the database something. Uploads have places of their own, and streams stay open all day. */
const counted: ReadonlySet<RouteClass | undefined> = new Set(['read', 'search', 'write', 'page'] as const)

/**
 * Works on a few requests of each person at a time; others of that person wait, so that nobody takes all the connections
 * to the database. A turn begins when the body is there and ends when the answer is; who goes away leaves the line.
 */
export function takeTurns(app: FastifyInstance, turns: Turns): void {
  const taken = new WeakMap<FastifyRequest, Turn>()
  app.addHook('preHandler', async (request, reply) => {
    if (request.session === null || !counted.has(request.routeOptions.config.policy?.rate)) return
    const turn = turns.take(request.session.person.userId)
    taken.set(request, turn)
    if (turn.begins !== null) await orGone(turn.begins, reply)
  })
  app.addHook('onSend', async (request) => {
    taken.get(request)?.end()
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
