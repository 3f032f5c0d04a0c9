import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './http/connection-limits.ts'
import { listen } from './listen.ts'

const FIRST = '127.0.0.1'
const SECOND = '127.0.1.1'

let app: FastifyInstance
let port = 0

afterEach(() => app.close())

async function serve(http: { headersTimeout?: number; connectionsCheckingInterval?: number } = {}): Promise<void> {
  app = fastify({ http, forceCloseConnections: true })
  app.get('/', async () => 'x')
  limitConnections(app.server, { inAll: 2, perNetwork: 2 }, () => false)
  port = await listen(app, { host: 'localhost', port: 0 }, async () => [FIRST, SECOND])
}

/** A connection that the server has accepted, from the address to which it leads. */
async function open(host: string): Promise<Socket> {
  const accepted = once(app.server, 'connection')
  const socket = connect({ host, port, localAddress: host }).on('error', () => undefined)
  await Promise.all([accepted, once(socket, 'connect')])
  return socket
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return String((await once(socket, 'data'))[0]).split('\r\n', 1)[0] ?? ''
}

const closed = (socket: Socket): Promise<unknown> => (socket.closed ? Promise.resolve() : once(socket, 'close'))

it('keeps one limit of connections on all addresses of localhost, and closes all of them', async () => {
  await serve()
  const [first, second] = [await open(SECOND), await open(FIRST)]
  expect(await ask(first)).toBe('HTTP/1.1 200 OK')
  const third = await open(SECOND)
  await closed(second)
  expect(await Promise.all([first, third].map(ask))).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  await app.close()
  await Promise.all([first, third].map(closed))
  await expect(once(connect({ host: SECOND, port }), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('closes silent connections on a further address too', async () => {
  await serve({ headersTimeout: 50, connectionsCheckingInterval: 10 })
  const socket = await open(SECOND)
  socket.resume()
  await closed(socket)
})

it('names host and port when a further address cannot be listened on', async () => {
  app = fastify()
  const listening = listen(app, { host: 'localhost', port: 0 }, async () => [FIRST, '192.0.2.1'])
  await expect(listening).rejects.toThrow(/^HOST localhost and PORT 0 cannot be listened on: .*192\.0\.2\.1/)
})
