import { type FastifyInstance, fastify } from 'fastify'
import { PER_KIBIBYTE, type Principal } from 'platform'
import { afterEach, expect, it } from 'vitest'
import type { LiveSession } from './call-context.ts'
import { createReadBudget, limitReads } from './read-budget.ts'

const BUDGET = 1_000_000
const principal = { userId: 'mara', attributes: {} } as Principal

let app: FastifyInstance
afterEach(() => app.close())

it('lowers the budget of a person by the size of an answer, and refuses reads when it is spent', async () => {
  const budget = createReadBudget({ now: () => 0, scale: 1 })
  app = fastify()
  app.decorateRequest('session', null)
  app.addHook('preParsing', async (request) => {
    request.session = { person: { principal } } as LiveSession
  })
  limitReads(app, budget)
  const kibibytes = 1_024
  app.get('/', { config: { policy: { rate: 'read', access: 'session' } } }, async () => 'x'.repeat(kibibytes * 1024))
  app.get('/export', { config: { policy: { rate: 'print', access: 'session' } } }, async () => 'x')
  const ask = async () => (await app.inject('/')).statusCode
  const affordable = Math.ceil(BUDGET / (kibibytes * PER_KIBIBYTE))
  const statuses: number[] = []
  for (let request = 0; request <= affordable; request++) statuses.push(await ask())
  expect(statuses.filter((status) => status === 200)).toHaveLength(affordable)
  expect(() => budget.of(principal).reserve(1)).toThrow('Too many requests')
  expect((await app.inject('/export')).statusCode).toBe(429)
})
