import { once } from 'node:events'
import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { answerUnread } from './unread-requests.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** Everything that comes back for these bytes until the connection is closed. */
async function answerTo(bytes: string): Promise<{ status: string; headers: string[]; body: string }> {
  app = fastify({
    clientErrorHandler: answerUnread(securityHeaders(true)),
    http: { headersTimeout: 50, connectionsCheckingInterval: 10 },
  })
  app.get('/', async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1', () =>
    socket.write(bytes),
  )
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  const [status = '', ...headers] = head.split('\r\n')
  return { status, headers, body }
}

it.each([
  ['an address without end', `GET /?fields=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 'QUERY_TOO_COMPLICATED'],
  ['a header without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 'QUERY_TOO_COMPLICATED'],
  ['what is no request', 'GET / HTTP/1.1\r\nhost: x\r\nno header\r\n\r\n', 'INVALID_API_INPUT'],
  ['a method that there is not', 'ZORK / HTTP/1.1\r\nhost: x\r\n\r\n', 'INVALID_API_INPUT'],
])('answers %s with an error of the catalogue and the security headers', async (_, bytes, code) => {
  const { status, headers, body } = await answerTo(bytes)
  expect(status).toBe('HTTP/1.1 400 Bad Request')
  expect(JSON.parse(body)).toEqual([{ errorCode: code, message: expect.any(String) }])
  const guards = Object.entries(securityHeaders(true)).map(([name, value]) => `${name}: ${value}`)
  expect(headers).toEqual(expect.arrayContaining([...guards, `content-length: ${body.length}`, 'connection: close']))
})

it('closes a connection that sends nothing without an answer', async () => {
  expect(await answerTo('')).toEqual({ status: '', headers: [], body: '' })
})

it('answers a request that does not go on', async () => {
  expect((await answerTo('GET / HTTP/1.1\r\n')).status).toBe('HTTP/1.1 400 Bad Request')
})
