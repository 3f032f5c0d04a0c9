import { Readable } from 'node:stream'
import { AppError, limits } from 'contract'
import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeBySchemas } from '../http/route-policy.ts'
import type { DeliveredMail, MailReceipt } from './create-mail-receiver.ts'
import { MAIL_WEBHOOK_PATH, mailSignature, registerMailWebhook } from './register-mail-webhook.ts'

const SECRET = 's'.repeat(32)
const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const parts = { timestamp: String(NOW / 1_000), recipient: 'case-1@support.example', sender: 'mara@osprey.example' }

type Over = Partial<typeof parts & { signature: string; ip: string; body: string | Readable }>

async function webhook({
  receipt = { receipt: 'added', isFolded: false } as MailReceipt,
  held = Promise.resolve(),
} = {}) {
  const received: DeliveredMail[] = []
  const app = fastify()
  describeBySchemas(app)
  const failures: unknown[] = []
  app.setErrorHandler((error, _request, reply) => {
    const code = error instanceof AppError && error.code
    failures.push(code)
    return reply.code(error instanceof AppError ? error.status : 500).send({ code })
  })
  await registerMailWebhook(app, {
    config: { inboundMail: { webhookSecret: SECRET } as never },
    now: () => NOW,
    mailReceiver: {
      acceptsMailTo: (address) => address.startsWith('case-'),
      receive: async (mail) => {
        received.push(mail)
        await held
        return receipt
      },
    },
  })
  onTestFinished(() => app.close())
  const post = async (raw: string, { ip = '192.0.2.1', body = raw, ...over }: Over = {}) => {
    const { timestamp, recipient, sender } = { ...parts, ...over }
    const answer = await app.inject({
      method: 'POST',
      url: MAIL_WEBHOOK_PATH,
      headers: {
        'content-type': 'message/rfc822',
        'navdesk-timestamp': timestamp,
        'navdesk-recipient': recipient,
        'navdesk-sender': sender,
        'navdesk-signature':
          over.signature ?? mailSignature({ timestamp, recipient, sender }, Buffer.from(raw), SECRET),
      },
      payload: body,
      remoteAddress: ip,
    })
    return [answer.statusCode, answer.json()]
  }
  return { post, received, failures }
}

it('hands over a signed mail, and answers with its outcome', async () => {
  const { post, received } = await webhook({ receipt: { receipt: 'added', isFolded: true } })
  expect(await post('From: a')).toEqual([200, { receipt: 'added', isFolded: true }])
  expect(received.map(({ raw, ...mail }) => ({ ...mail, text: String(raw) }))).toEqual([
    { text: 'From: a', to: parts.recipient, from: parts.sender, ip: '192.0.2.1' },
  ])
})

it('reads nothing of a mail whose headers cannot be valid', async () => {
  const { post, received } = await webhook()
  const large = 'x'.repeat(limits.mailBytes + 1)
  expect(await post(large, { timestamp: String(NOW / 1_000 - 301) })).toEqual([400, { code: 'INVALID_API_INPUT' }])
  expect(await post(large, { signature: 'none' })).toEqual([400, { code: 'INVALID_API_INPUT' }])
  expect(await post(large, { recipient: 'info@support.example' })).toEqual([200, { receipt: 'refused' }])
  expect(received).toEqual([])
})

it('refuses a mail with the signature of another, and one that is too large', async () => {
  const { post, received } = await webhook()
  const signature = mailSignature(parts, Buffer.from('one'), SECRET)
  expect(await post('two', { signature })).toEqual([400, { code: 'INVALID_API_INPUT' }])
  expect(await post('x'.repeat(limits.mailBytes + 1))).toEqual([413, { code: 'BODY_TOO_LARGE' }])
  expect(received).toEqual([])
})

it('keeps four mails at once in memory, two of a network, and refuses more for now', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { post, received } = await webhook({ held: promise })
  const first = Array.from({ length: 4 }, (_, at) => post(`mail ${at}`, { ip: `192.0.${at % 2}.${at}` }))
  await expect.poll(() => received.length).toBe(4)
  expect(await post('of another network')).toEqual([429, { code: 'TOO_MANY_REQUESTS' }])
  resolve()
  expect((await Promise.all(first)).map(([status]) => status)).toEqual([200, 200, 200, 200])
})

it('leaves places for other networks, and frees those of answered mails', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { post, received } = await webhook({ held: promise })
  const first = [post('mail 1'), post('mail 2')]
  await expect.poll(() => received.length).toBe(2)
  expect(await post('mail 3')).toEqual([429, { code: 'TOO_MANY_REQUESTS' }])
  const elsewhere = post('mail 3', { ip: '198.51.100.1' })
  await expect.poll(() => received.length).toBe(3)
  resolve()
  expect((await Promise.all([...first, elsewhere])).map(([status]) => status)).toEqual([200, 200, 200])
  expect((await Promise.all([post('mail 4'), post('mail 5')])).map(([status]) => status)).toEqual([200, 200])
})

it('ends a mail that stops to arrive, as a fault of its sender', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { post, received, failures } = await webhook()
  const stalled = post('From: a', { body: new Readable({ read: () => undefined }) })
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(60_000)
  await expect(stalled).rejects.toThrow('too slowly')
  await expect.poll(() => failures).toEqual(['INVALID_API_INPUT'])
  expect(received).toEqual([])
})
