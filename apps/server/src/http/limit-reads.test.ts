import { Readable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { PER_KIBIBYTE, type Principal } from 'platform'
import { afterEach, expect, it } from 'vitest'
import type { LiveSession } from './call-context.ts'
import { createReadBudget, limitReads, waitForBudget } from './read-budget.ts'

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

/** An app with a long answer of two parts, between which it waits as the budget says. */
async function withLongAnswer(pauseMs: () => number) {
  const freed = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<unknown>()
  app = fastify()
  app.get('/', async (_request, reply) => {
    const wait = () => waitForBudget({ pauseMs }, principal, { freePlace: freed.resolve }, reply)
    async function* parts() {
      yield 'first, '
      await wait().catch((error: unknown) => {
        ended.resolve(error)
        throw error
      })
      yield 'last'
    }
    return await reply.send(Readable.from(parts(), { objectMode: false }))
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, freed: freed.promise, ended: ended.promise }
}

it('continues a long answer when the budget has refilled, and frees the place of the request while it waits', async () => {
  const pauses = [20, 10, 0]
  const { url, freed } = await withLongAnswer(() => pauses.shift() ?? 0)
  expect(await (await fetch(url)).text()).toBe('first, last')
  await freed
  expect(pauses).toEqual([])
})

it('ends the wait of a long answer whose client has left', async () => {
  const { url, freed, ended } = await withLongAnswer(() => 60_000)
  const left = new AbortController()
  const answer = await fetch(url, { signal: left.signal })
  await freed
  left.abort()
  expect(await ended).toMatchObject({ name: 'AbortError' })
  await expect(answer.text()).rejects.toThrow()
})
