import dns from 'node:dns/promises'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bounded, sendForeignVideo } from './send-foreign-video.ts'

it('keeps no place for a client that disconnected before, and ends its request to the host', async () => {
  const signals: AbortSignal[] = []
  const host = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { signal } = new Request('https://films.example/v/17.mp4', init)
    signals.push(signal)
    await once(signal, 'abort')
    throw signal.reason
  })
  const addresses = (async () => [{ address: '203.0.114.7', family: 4 }]) as unknown as typeof dns.lookup
  const names = vi.spyOn(dns, 'lookup').mockImplementation(addresses)
  onTestFinished(() => {
    host.mockRestore()
    names.mockRestore()
  })
  const raw = new PassThrough().destroy()
  await once(raw, 'close')
  const running = new Set<AbortController>()
  const request = { method: 'GET', headers: {} } as FastifyRequest
  const reply = { raw, redirect: (address: string) => address } as unknown as FastifyReply
  const video = { address: 'https://films.example/v/17.mp4', disposition: 'inline', running }
  expect(await sendForeignVideo(request, reply, video)).toBe(video.address)
  expect([running.size, signals.map(({ aborted }) => aborted)]).toEqual([0, [true]])
})

it('passes no more bytes on than a video may have, and disconnects a silent host', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const controller = new AbortController()
  async function* host() {
    yield Buffer.from('some ')
    yield Buffer.from('film')
  }
  const read = async (most: number) => {
    let text = ''
    for await (const part of bounded(host(), controller, most)) text += part
    return text
  }
  expect(await read(9)).toBe('some film')
  await expect(read(8)).rejects.toThrow('more than 8 bytes')
  expect(vi.getTimerCount()).toBe(0)
  const silent = bounded(new PassThrough(), controller).next()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(controller.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([controller.signal.aborted, silent]).toEqual([true, expect.any(Promise)])
})
