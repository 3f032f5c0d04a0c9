import { expect, it } from 'vitest'
import { createRenderingQueue } from './rendering-queue.ts'

/** Renderings that end when the test says so, in the order in which they started. */
function renderings() {
  const queue = createRenderingQueue()
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    ask: (name: string) =>
      queue(name.slice(0, 1), async () => {
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

it('lets a person wait for one rendering of each other person, however many these ask for', async () => {
  const { ask, end, started } = renderings()
  const rendered = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1'].map(ask)
  await new Promise(setImmediate)
  expect(started).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'c1', 'd1']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2'])
  for (const name of ['a2', 'b2', 'a3']) await end(name)
  expect((await Promise.allSettled(rendered)).every(({ status }) => status === 'fulfilled')).toBe(true)
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
