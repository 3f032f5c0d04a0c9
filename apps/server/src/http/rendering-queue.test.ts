import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { createRenderingQueue, createRenderingQueues } from './rendering-queue.ts'

const replyOf = (raw: EventEmitter): Pick<FastifyReply, 'raw'> => ({ raw: raw as unknown as FastifyReply['raw'] })

/** Renderings that end when the test says so, in the order in which they started. A name such as `a1` is of the person and account `a`. */
function renderings(queue = createRenderingQueue()) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    ask: (name: string, account = name.slice(0, 1), raw = new EventEmitter()) =>
      queue({ person: name.slice(0, 1), account }, replyOf(raw), async () => {
        started.push(name)
        const { promise, resolve } = Promise.withResolvers<void>()
        ends.set(name, resolve)
        await promise
        return new Uint8Array()
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

const settled = () => new Promise(setImmediate)

it('lets a person wait for one rendering of each other person, however many these ask for', async () => {
  const { ask, end, started } = renderings()
  const rendered = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1'].map((name) => ask(name))
  await settled()
  expect(started).toEqual(['a1'])
  for (const name of ['a1', 'b1', 'c1', 'd1']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2'])
  for (const name of ['a2', 'b2', 'a3']) await end(name)
  expect((await Promise.allSettled(rendered)).every(({ status }) => status === 'fulfilled')).toBe(true)
})

it('counts the people of an account together', async () => {
  const { ask, end, started } = renderings()
  const rendered = ['a1', 'b1', 'c1', 'd1'].map((name) => ask(name, 'one account'))
  rendered.push(ask('x1', 'another account'))
  await settled()
  await end('a1')
  expect(started).toEqual(['a1', 'x1'])
  for (const name of ['x1', 'b1', 'c1', 'd1']) await end(name)
  expect((await Promise.allSettled(rendered)).every(({ status }) => status === 'fulfilled')).toBe(true)
})

it('renders nothing for clients that have left, and lets the next ones in', async () => {
  const { ask, end, started } = renderings()
  const [raw, rendered] = [new EventEmitter(), [ask('a1')]]
  const left = ask('b1', 'b', raw)
  rendered.push(ask('c1'))
  await settled()
  raw.emit('close')
  await expect(left).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  for (const name of ['a1', 'c1']) await end(name)
  expect(started).toEqual(['a1', 'c1'])
  expect((await Promise.allSettled(rendered)).every(({ status }) => status === 'fulfilled')).toBe(true)
})

it('ends the wait of a rendering after its longest time', async () => {
  const { ask, end } = renderings(createRenderingQueue(20))
  const first = ask('a1')
  await expect(ask('b1')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  await end('a1')
  await first
  const next = ask('b2')
  await settled()
  await end('b2')
  expect(await next).toEqual(new Uint8Array())
})

it('renders each kind without waiting for the others', async () => {
  const queues = createRenderingQueues()
  const [previews, cases] = [renderings(queues.previews), renderings(queues.cases)]
  const slow = previews.ask('a1')
  const saved = cases.ask('a1')
  await settled()
  expect(cases.started).toEqual(['a1'])
  await cases.end('a1')
  await saved
  await previews.end('a1')
  await slow
})

it('refuses further renderings only of a person who has twenty-one', async () => {
  const { ask, end, started } = renderings()
  const rendered = Array.from({ length: 21 }, (_, index) => ask(`a${index}`))
  await expect(ask('a21')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const others = Array.from({ length: 100 }, (_, index) => ask(String.fromCharCode(200 + index)))
  for (let index = 0; index < 200 && started.length < 121; index++) await end(started[index] ?? '')
  for (const name of started) await end(name)
  expect((await Promise.allSettled([...rendered, ...others])).every(({ status }) => status === 'fulfilled')).toBe(true)
})
