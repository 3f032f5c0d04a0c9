import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { admitBody, guardPace } from './guard-pace.ts'
import { createUploadSlots } from './upload-slots.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const pace = { bytes: 10, perMs: 1_000 }

function guarded(): PassThrough {
  const body = new PassThrough()
  body.on('error', () => undefined)
  guardPace(body, pace)
  body.resume()
  return body
}

async function send(body: PassThrough, bytes: number): Promise<void> {
  await new Promise((resolve) => body.write(Buffer.alloc(bytes), resolve))
  await new Promise((resolve) => setImmediate(resolve))
}

it('accepts a body that is fast enough', async () => {
  const body = guarded()
  for (let round = 0; round < 5; round++) {
    await send(body, 10)
    vi.advanceTimersByTime(1_000)
  }
  expect(body.destroyed).toBe(false)
})

it('aborts a body that becomes too slow, even after a fast start', async () => {
  const body = guarded()
  await send(body, 1_000)
  vi.advanceTimersByTime(1_000)
  expect(body.destroyed).toBe(false)
  await send(body, 9)
  vi.advanceTimersByTime(1_000)
  expect(body.destroyed).toBe(true)
})

it('stops its timer when the body has ended', async () => {
  const body = guarded()
  body.end(Buffer.alloc(20))
  await new Promise((resolve) => body.once('close', resolve))
  expect(vi.getTimerCount()).toBe(0)
})

it('frees the slot of a body when the answer has been sent, and of a client that disconnected before', async () => {
  const slots = createUploadSlots({ inAll: 1, perUser: 1, perNetworkOfGuests: 1 })
  const admit = (answer: PassThrough) =>
    admitBody(
      { session: null, ip: '192.0.2.1', raw: new PassThrough() } as unknown as FastifyRequest,
      { raw: answer } as unknown as FastifyReply,
      slots,
    )
  const gone = new PassThrough().destroy()
  await once(gone, 'close')
  admit(gone)
  const answer = new PassThrough()
  await expect.poll(() => admit(answer)).toBeDefined()
  expect(() => admit(new PassThrough())).toThrow()
  answer.end()
  await once(answer.resume(), 'close')
  admit(new PassThrough())
})
