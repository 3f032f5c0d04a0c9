import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allowPauses } from './dead-connections.ts'

/** More than the buffers of both ends hold. */
const ANSWER_BYTES = 50_000_000

let app: FastifyInstance
let stalled: string[]

beforeEach(async () => {
  stalled = []
  app = fastify({ connectionTimeout: 200 })
  allowPauses(app, 3_600_000)
  for (const rate of ['read', 'stream'] as const) {
    app.get(`/${rate}`, { config: { policy: { rate, access: 'session' } } }, async ({ raw }) => {
      raw.socket.once('close', () => stalled.push(rate))
      return 'x'.repeat(ANSWER_BYTES)
    })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

/** A client that sends a request, and reads nothing after the first bytes of the answer. */
async function askWithoutReading(path: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

it('closes the connection of a reader who takes nothing of the answer, but that of no live events', async () => {
  const streaming = await askWithoutReading('/stream')
  const reading = await askWithoutReading('/read')
  await expect.poll(() => stalled, { timeout: 5_000 }).toEqual(['read'])
  for (const socket of [streaming, reading]) socket.destroy()
})
