import type { FastifyInstance } from 'fastify'
import type { RouteClass } from './rate-classes.ts'
import type { ReadBudget } from './read-budget.ts'

const limited: ReadonlySet<RouteClass | undefined> = new Set(['read', 'search'] as const)

/**
 * Refuses the reads of those who have spent their budget, also reads that take no statement, and counts each answer that was made
 * for a person by its size before it is compressed.
 */
export function limitReads(app: FastifyInstance, budget: ReadBudget): void {
  app.addHook('preHandler', ({ session, routeOptions }, _reply, done) => {
    if (session !== null && limited.has(routeOptions.config.policy?.rate)) budget.check(session.person.principal)
    done()
  })
  app.addHook('onSend', ({ session }, _reply, payload, done) => {
    if (session !== null && typeof payload === 'string') budget.countAnswer(session.person.principal, payload.length)
    done(null, payload)
  })
}
