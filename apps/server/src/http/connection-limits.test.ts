import { EventEmitter, once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts'

let server: Server
let keep: ReturnType<typeof limitConnections>
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  if (!server.listening) return
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function serve(limits: ConnectionLimits, answer: RequestListener, isProxy = (_: string) => false): Promise<void> {
  server = createServer(answer)
  keep = limitConnections(server, limits, isProxy)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** A connection that the server has accepted, or closed at once. */
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const accepted = once(server, 'connection')
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  sockets.push(socket)
  await Promise.all([accepted, once(socket, 'connect')])
  return socket
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return String(answer[0]).split('\r\n', 1)[0] ?? ''
}

const closed = (socket: Socket): Promise<unknown> => (socket.closed ? Promise.resolve() : once(socket, 'close'))
const OK = 'HTTP/1.1 200 OK'

it('closes the connection that has been silent for longest when its network opens one too many', async () => {
  await serve({ inAll: 10, perNetwork: 3 }, (_, response) => response.end('x'))
  const [first, second, third] = [await open(), await open(), await open('127.0.0.9')]
  expect(await ask(first)).toBe(OK)
  const fourth = await open()
  await closed(second)
  expect(await Promise.all([first, third, fourth].map(ask))).toEqual([OK, OK, OK])
})

it('lets neighbour networks connect while one holds all it may', async () => {
  await serve({ inAll: 10, perNetwork: 2 }, (_, response) => response.end('x'))
  for (let opened = 0; opened < 20; opened++) await open()
  const neighbour = await open('127.0.1.1')
  await open()
  expect(await ask(neighbour)).toBe(OK)
})

it('closes silent connections of any network when all together open too many', async () => {
  await serve({ inAll: 3, perNetwork: 2 }, (_, response) => response.end('x'))
  const first = await open('127.0.1.1')
  for (const network of [2, 3, 4]) await open(`127.0.${network}.1`)
  await closed(first)
  expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(3)
})

it('closes no connection with a running request, and refuses new ones instead', async () => {
  const responses: Parameters<RequestListener>[1][] = []
  await serve({ inAll: 10, perNetwork: 2 }, (_, response) => void responses.push(response))
  const busy = [await open(), await open()]
  const answers = busy.map(ask)
  while (responses.length < 2) await once(server, 'request')
  await closed(await open())
  for (const response of responses) response.end('x')
  expect(await Promise.all(answers)).toEqual([OK, OK])
})

it('closes a connection whose request has not arrived whole, unless it is kept', async () => {
  const asked: Parameters<RequestListener>[0][] = []
  await serve({ inAll: 10, perNetwork: 2 }, (request) => void asked.push(request))
  const uploading = [await open(), await open()]
  for (const [index, socket] of uploading.entries()) {
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx')
    while (asked.length <= index) await once(server, 'request')
  }
  const [kept, neighbour] = uploading
  if (asked[0]) keep(asked[0].socket)
  const next = await open()
  if (neighbour) await closed(neighbour)
  expect([kept?.closed, next.closed]).toEqual([false, false])
})

it('counts connections of a proxy in all only', async () => {
  await serve(
    { inAll: 5, perNetwork: 1 },
    (_, response) => response.end('x'),
    (address) => address === '127.0.0.1',
  )
  const opened = [await open(), await open(), await open(), await open(), await open()]
  expect(await Promise.all(opened.map(ask))).toEqual(Array(5).fill(OK))
})

it('lets the owner of a wide IPv6 network open twice as many as one of its smaller ones may', () => {
  const connections = new EventEmitter()
  limitConnections(connections as Server, { inAll: 10, perNetwork: 2 }, () => false)
  const opened = Array.from({ length: 6 }, (_, network) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: `2001:db8:1:${network}::7` })
    connections.emit('connection', socket)
    sockets.push(socket)
    return socket
  })
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false, false, false])
})

it('leaves descriptors for the database and for a file of each connection', () => {
  expect(connectionLimits(10, 1_024)).toEqual({ inAll: 457, perNetwork: 115 })
  expect(connectionLimits(10, 1_048_576)).toEqual({ inAll: 4_000, perNetwork: 1_000 })
  expect(connectionLimits(10, 64)).toEqual({ inAll: 16, perNetwork: 4 })
  expect(connectionLimits(10).inAll).toBeGreaterThanOrEqual(16)
})
