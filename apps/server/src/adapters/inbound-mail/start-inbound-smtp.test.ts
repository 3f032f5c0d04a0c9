import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type InboundSmtp, type SmtpAnswer, type SmtpMail, startInboundSmtp } from './start-inbound-smtp.ts'

let server: InboundSmtp
let taken: SmtpMail[]
let receive: (mail: SmtpMail) => Promise<SmtpAnswer>

beforeEach(async () => {
  taken = []
  receive = async (mail) => {
    taken.push(mail)
    return { isAccepted: true }
  }
  server = await start()
})

const start = (longest: { longestMs?: number } = {}) =>
  startInboundSmtp({
    host: '127.0.0.1',
    port: 0,
    name: 'support.example',
    acceptsMailTo: (address) => address.startsWith('case-'),
    receive: (mail) => receive(mail),
    log: () => undefined,
    now: Date.now,
    arrive: () => ({ ready: null, release: () => undefined }),
    ...longest,
  })

afterEach(() => server.stop())

async function send(mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true })
  await transport.sendMail(mail).finally(() => transport.close())
}

const envelope = { from: 'mara@osprey.example', to: ['case-1@support.example'] }
const raw = 'From: mara@osprey.example\r\n\r\n.One\r\n..\r\n'

it('hands over a mail with its envelope, byte by byte', async () => {
  await send({ envelope, raw })
  expect(taken.map(({ raw: bytes, ...mail }) => ({ ...mail, text: bytes.toString() }))).toEqual([
    { text: raw, to: 'case-1@support.example', from: 'mara@osprey.example', ip: '127.0.0.1' },
  ])
})

it('takes nothing for an address that is not of a case, and relays nothing', async () => {
  for (const to of ['support@support.example', 'victim@elsewhere.example']) {
    await expect(send({ envelope: { ...envelope, to: [to] }, raw })).rejects.toMatchObject({ responseCode: 550 })
  }
  expect(taken).toEqual([])
})

it('leaves a mail that cannot be taken now with the other host, and gives back one that is refused', async () => {
  receive = () => Promise.reject(new Error('the database does not answer'))
  await expect(send({ envelope, raw })).rejects.toMatchObject({ responseCode: 451 })
  receive = async () => ({ isAccepted: false, words: 'its parts are nested too deeply' })
  await expect(send({ envelope, raw })).rejects.toMatchObject({
    responseCode: 550,
    response: expect.stringContaining('its parts are nested too deeply'),
  })
})

it('refuses a mail that is larger than it says, of which it keeps nothing', async () => {
  const large = Buffer.alloc(25 * 1024 * 1024 + 1, `${'x'.repeat(900)}\r\n`)
  await expect(send({ envelope, raw: large })).rejects.toMatchObject({ responseCode: 552 })
  expect(taken).toEqual([])
})

it('takes at most twenty connections of one host at once, and more once those are closed', async () => {
  const open = () => {
    const socket = connect(server.port, '127.0.0.1')
    const greeting = new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(String(data).slice(0, 3)))
      socket.once('error', reject)
    })
    return { socket, greeting }
  }
  const clients = Array.from({ length: 20 }, open)
  expect(new Set(await Promise.all(clients.map(({ greeting }) => greeting)))).toEqual(new Set(['220']))
  const late = open()
  expect(await late.greeting).toBe('421')
  for (const { socket } of [...clients, late]) {
    socket.end('QUIT\r\n')
    await text(socket)
  }
  await send({ envelope, raw })
  expect(taken).toHaveLength(1)
})

it('ends a connection that lasts too long, though it never falls silent', async () => {
  const brief = await start({ longestMs: 50 })
  onTestFinished(() => brief.stop())
  const socket = connect(brief.port, '127.0.0.1')
  const closed = once(socket, 'close')
  socket.on('error', () => undefined).on('data', () => socket.write('NOOP\r\n'))
  await closed
  // The other listener, which is more patient, answers as before.
  await send({ envelope, raw })
  expect(taken).toHaveLength(1)
})
