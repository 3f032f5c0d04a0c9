import { AppError } from 'contract'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { isSheddable, shedLoad } from './load-shedding.ts'

const BLOCKED_MS = 30

it('refuses pages while the event loop is late, and answers assets, health and metrics', async () => {
  const app = fastify()
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof AppError ? error.status : 500).send())
  shedLoad(app, { delayMs: 1, sampleMs: 10 })
  for (const rate of ['page', 'asset', 'operations'] as const)
    app.get(`/${rate}`, { config: { policy: { rate, access: 'open' } } }, async () => rate)
  const answerTo = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return { status: statusCode, retryAfter: headers['retry-after'] }
  }
  const refused = { status: 503, retryAfter: '10' }
  // The delay is sampled now and then: block until a sample has seen it.
  let answer = await answerTo('/page')
  while (answer.status !== refused.status) {
    const end = performance.now() + BLOCKED_MS
    while (performance.now() < end);
    await new Promise(setImmediate)
    answer = await answerTo('/page')
  }
  expect([answer, await answerTo('/asset'), await answerTo('/operations')]).toEqual([
    refused,
    { status: 200 },
    { status: 200 },
  ])
  await app.close()
})

it('refuses all routes under overload except assets and operations', () => {
  const rates = ['read', 'write', 'page', 'upload', 'credential', 'asset', 'operations'] as const
  expect(rates.filter((rate) => !isSheddable({ rate, access: 'open' }))).toEqual(['asset', 'operations'])
  expect(isSheddable(undefined)).toBe(true)
})
