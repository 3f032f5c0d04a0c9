import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import type { LiveSession } from './call-context.ts'
import { takeTurns } from './take-turns.ts'
import { createTurns } from './turns.ts'

const app = fastify()
afterEach(() => app.close())

it('does not do the work of a caller who went away while waiting, and goes on with the next', async () => {
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const turns = createTurns({ atOnce: 1, waiting: 5 })
  const [waits, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (asked) => {
    asked.session = { person: { userId: 'mara' } } as LiveSession
  })
  takeTurns(app, {
    take: (userId) => {
      const turn = turns.take(userId)
      if (turn.begins === null) return turn
      waits.resolve()
      const end = () => {
        turn.end()
        left.resolve()
      }
      return { ...turn, end }
    },
  })
  app.get('/:name', { config: { policy: { rate: 'read', access: 'session' } } }, async ({ params }) => {
    const { name } = params as { name: string }
    begun.push(name)
    if (name === 'first') await first.promise
    return name
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (name: string) => {
    const asked = request({ port, host: '127.0.0.1', path: `/${name}`, agent: false })
    asked.on('error', () => undefined)
    asked.end()
    return asked
  }
  const holding = ask('first')
  const answered = once(holding, 'response')
  await expect.poll(() => begun).toEqual(['first'])
  const gone = ask('gone')
  await waits.promise
  gone.destroy()
  await left.promise
  const last = ask('last')
  const lastAnswered = once(last, 'response')
  first.resolve()
  await Promise.all([answered, lastAnswered])
  expect(begun).toEqual(['first', 'last'])
})
