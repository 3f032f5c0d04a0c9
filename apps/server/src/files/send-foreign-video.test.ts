import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendForeignVideo } from './send-foreign-video.ts'

it('keeps no place for a client that disconnected before, and ends its request to the host', async () => {
  const signals: AbortSignal[] = []
  const host = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { signal } = new Request('https://films.example/v/17.mp4', init)
    signals.push(signal)
    await once(signal, 'abort')
    throw signal.reason
  })
  onTestFinished(() => host.mockRestore())
  const raw = new PassThrough().destroy()
  await once(raw, 'close')
  const running = new Set<AbortController>()
  const request = { method: 'GET', headers: {} } as FastifyRequest
  const reply = { raw, redirect: (address: string) => address } as unknown as FastifyReply
  const video = { address: 'https://films.example/v/17.mp4', disposition: 'inline', running }
  expect(await sendForeignVideo(request, reply, video)).toBe(video.address)
  expect([running.size, signals.map(({ aborted }) => aborted)]).toEqual([0, [true]])
})
