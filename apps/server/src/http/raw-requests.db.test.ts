import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

// Requests that no client library sends, over a socket.

let test: TestServer
let mara: TestClient

beforeAll(async () => {
  test = await startTestServer({ RATE_SCALE: '100' })
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  await test.server.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => test.close())

const CLOSED = 'closed'
const FILES = '/services/data/v65.0/ui-api/records/content-documents/content-versions'
const BODY_BYTES = 2_000_000

async function open(): Promise<Socket> {
  const socket = connect((test.server.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** The status of the next answer on this connection, or that it was closed. */
async function statusOn(socket: Socket): Promise<number | typeof CLOSED> {
  let said = ''
  for (;;) {
    const next = socket.closed ? [] : await Promise.race([once(socket, 'data'), once(socket, 'close')])
    if (!Buffer.isBuffer(next[0])) return CLOSED
    said += next[0].toString('latin1')
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(said)?.[1]
    const [head, rest = ''] = said.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head ?? '')?.[1] ?? Number.NaN)
    if (status !== undefined && (status === '204' || rest.length >= length || said.endsWith('\r\n0\r\n\r\n')))
      return Number(status)
  }
}

const headersOf = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

it.each([
  ['a port that there is not', 'GET /healthz-x HTTP/1.1\r\nhost: localhost:99999\r\n\r\n'],
  ['a target with a host that is not served', 'GET http://x/login HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a target that is no path', 'GET * HTTP/1.1\r\nhost: localhost\r\n\r\n'],
])('answers 400 to %s', async (_, bytes) => {
  const socket = await open()
  socket.write(bytes)
  expect(await statusOn(socket)).toBe(400)
  socket.destroy()
})

it('answers a target that is a whole address of this host', async () => {
  const socket = await open()
  socket.write('GET http://localhost/healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await statusOn(socket)).toBe(200)
  socket.destroy()
})

const signedIn = () => ({ cookie: mara.cookie, 'x-csrf-token': mara.session?.csrfToken ?? '' })
const part = (disposition: string, text: string): string =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n${text}\r\n`
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const filling = 'y'.repeat(BODY_BYTES)

it.each([
  ['without a session', 401, FILES, () => form, part('name="fileData"; filename="a"', filling)],
  [
    'without the token of the session',
    403,
    FILES,
    () => ({ ...form, cookie: mara.cookie }),
    part('name="fileData"', filling),
  ],
  ['of another media type', 415, FILES, () => ({ ...signedIn(), 'content-type': 'text/plain' }), filling],
  [
    'with an unknown part first',
    400,
    FILES,
    () => ({ ...signedIn(), ...form }),
    part('name="z"; filename="a"', filling),
  ],
  ['to an address that there is not', 404, '/uploads/x/y', () => ({ ...signedIn(), ...form }), filling],
  [
    'to an upload that there is not',
    404,
    `/uploads/${'x'.repeat(32)}`,
    () => ({
      ...signedIn(),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'x-method': 'PATCH',
    }),
    filling,
  ],
])('reads the next request after an upload %s, or closes the connection', async (_, status, path, headers, body) => {
  const fields = { host: 'localhost', ...headers(), 'content-length': String(body.length) }
  const method = 'x-method' in fields ? 'PATCH' : 'POST'
  const socket = await open()
  socket.write(`${method} ${path} HTTP/1.1\r\n${headersOf(fields)}\r\n`)
  const first = statusOn(socket)
  socket.write(body)
  expect([status, CLOSED]).toContain(await first)
  if (!socket.destroyed) socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect([200, CLOSED]).toContain(await statusOn(socket))
  socket.destroy()
})

it('closes the connection of a refused upload whose rest does not arrive', async () => {
  const socket = await open()
  socket.write(`POST ${FILES} HTTP/1.1\r\nhost: localhost\r\n${headersOf(form)}content-length: 1000\r\n\r\n`)
  expect(await statusOn(socket)).toBe(401)
  expect(await statusOn(socket)).toBe(CLOSED)
})

it('stores a file without a name', async () => {
  const payload = `${part('name="fileData"', 'a text')}--x--\r\n`
  const { status, body } = await mara.ask('POST', FILES, { headers: form, payload })
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { contentDocument: { fields: { Title: { value: 'file' } } } },
  })
})

it('closes a connection that says nothing, and one that says nothing after an answer, within eight seconds', {
  timeout: 20_000,
}, async () => {
  const [silent, answered] = [await open(), await open()]
  answered.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(await statusOn(answered)).toBe(200)
  const closed = Promise.all([silent, answered].map((socket) => once(socket.resume(), 'close')))
  expect(await Promise.race([closed.then(() => CLOSED), delay(8_000, 'open')])).toBe(CLOSED)
})
