import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { guardReaders } from './guard-readers.ts'

/** More than the buffers of both ends hold. */
const ANSWER_BYTES = 50_000_000
const PART_BYTES = 100_000

let app: FastifyInstance
let closed: string[]
let closeReader: (() => void)[]

/** @param perMs - within which a reader must take a part. */
async function start(perMs: number): Promise<void> {
  closed = []
  closeReader = []
  app = fastify()
  guardReaders(app, { bytes: 1_000_000, perMs })
  app.addHook('onRequest', async ({ url, raw }) => {
    raw.socket.once('close', () => closed.push(url))
  })
  app.get('/text', async () => 'x'.repeat(ANSWER_BYTES))
  app.get('/short', async () => 'x')
  app.get('/file', (_request, reply) => {
    const parts = Array.from({ length: ANSWER_BYTES / PART_BYTES }, () => Buffer.alloc(PART_BYTES))
    return reply.send(Readable.from(parts, { objectMode: false }))
  })
  // An answer that takes its maker long.
  app.get('/late', (_request, reply) => {
    const answer = new Readable({ read: () => undefined })
    answer.push('begin')
    closeReader.push(() => answer.push(null))
    return reply.send(answer)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

const port = (): number => (app.server.address() as AddressInfo).port

/** A client that takes a byte at a time, and never as much as it should. */
async function askSlowly(path: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  await once(socket, 'readable')
  const sipping = setInterval(() => socket.read(1), 20)
  socket.once('close', () => clearInterval(sipping))
  return socket
}

it('closes only the connection of a client that reads a long answer a byte at a time', async () => {
  await start(250)
  const others = await Promise.all([askSlowly('/short'), askSlowly('/late')])
  const slow = await Promise.all([askSlowly('/text'), askSlowly('/file')])
  await expect.poll(() => closed.toSorted(), { timeout: 10_000 }).toEqual(['/file', '/text'])
  for (const close of closeReader) close()
  for (const socket of [...others, ...slow]) socket.destroy()
})

it('answers a long text whole and with its length, and the length alone to HEAD', async () => {
  await start(60_000)
  const answer = await fetch(`http://127.0.0.1:${port()}/text`)
  expect(answer.headers.get('content-length')).toBe(String(ANSWER_BYTES))
  expect(await answer.text()).toBe('x'.repeat(ANSWER_BYTES))
  const head = await fetch(`http://127.0.0.1:${port()}/text`, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(ANSWER_BYTES), ''])
})
