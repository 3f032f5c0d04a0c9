import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LiveSession } from './call-context.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { limitCallerConcurrency } from './limit-caller-concurrency.ts'

const READ = { config: { policy: { rate: 'read', access: 'session' } } } as const

let app: FastifyInstance
beforeEach(() => {
  app = fastify()
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (incoming) => {
    incoming.session = incoming.headers.visitor === undefined ? ({ person: { userId: 'mara' } } as LiveSession) : null
  })
})
afterEach(() => app.close())

async function listening(): Promise<(name: string, visitor?: string) => ClientRequest> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return (name, localAddress) => {
    const headers = localAddress === undefined ? {} : { visitor: 'yes' }
    const sent = request({
      port,
      host: '127.0.0.1',
      path: `/${name}`,
      agent: false,
      headers,
      ...(localAddress && { localAddress }),
    })
    sent.on('error', () => undefined)
    sent.end()
    return sent
  }
}

it('skips a request whose client disconnected while it waited, and runs the next', async () => {
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 5 })
  const [waits, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  limitCallerConcurrency(app, {
    acquire: (userId) => {
      const slot = limit.acquire(userId)
      if (slot.ready === null) return slot
      waits.resolve()
      const release = () => {
        slot.release()
        left.resolve()
      }
      return { ...slot, release }
    },
  })
  app.get('/:name', READ, async ({ params }) => {
    const { name } = params as { name: string }
    begun.push(name)
    if (name === 'first') await first.promise
    return name
  })
  const ask = await listening()
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

it('releases the slot when the work of a disconnected client ends, also without an answer', async () => {
  const [begun, gone, done] = [1, 2, 3].map(() => Promise.withResolvers<void>())
  limitCallerConcurrency(app, createConcurrencyLimit({ atOnce: 1, waiting: 5 }))
  app.get('/long', READ, async ({ raw }) => {
    raw.once('close', () => gone?.resolve())
    begun?.resolve()
    await done?.promise
  })
  app.get('/next', READ, async () => 'next')
  const ask = await listening()
  const long = ask('long')
  await begun?.promise
  const next = once(ask('next'), 'response')
  long.destroy()
  await gone?.promise
  done?.resolve()
  const [{ statusCode }] = await next
  expect(statusCode).toBe(200)
})

it('runs the next request when one frees its place before its answer is sent', async () => {
  limitCallerConcurrency(app, createConcurrencyLimit({ atOnce: 1, waiting: 5 }))
  const done = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  app.get('/file', READ, async (request) => {
    request.freePlace()
    begun.resolve()
    await done.promise
    return 'file'
  })
  app.get('/next', READ, async () => 'next')
  const ask = await listening()
  const file = once(ask('file'), 'response')
  await begun.promise
  const [{ statusCode }] = await once(ask('next'), 'response')
  expect(statusCode).toBe(200)
  done.resolve()
  await file
})

/** An answer whose beginning is there, and whose end never comes. */
function endless(): Readable {
  const answer = new Readable({ read: () => undefined })
  answer.push('x')
  return answer
}

it('lets visitors of one network wait only for each other, until an answer is made', async () => {
  limitCallerConcurrency(app, createConcurrencyLimit({ atOnce: 1, waiting: 5 }))
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  app.get('/:name', READ, async ({ params }, reply) => {
    const { name } = params as { name: string }
    begun.push(name)
    if (name === 'first') await first.promise
    return name === 'second' ? reply.send(endless()) : name
  })
  const ask = await listening()
  const visit = (name: string) => once(ask(name, '127.0.1.1'), 'response')
  const answered = visit('first')
  await expect.poll(() => begun).toEqual(['first'])
  const [second, third] = [visit('second'), visit('third')]
  await once(ask('other', '127.0.2.1'), 'response')
  await once(ask('user'), 'response')
  expect(begun).toEqual(['first', 'other', 'user'])
  first.resolve()
  await Promise.all([answered, second, third])
  expect(begun.slice(3).sort()).toEqual(['second', 'third'])
  app.server.closeAllConnections()
})
