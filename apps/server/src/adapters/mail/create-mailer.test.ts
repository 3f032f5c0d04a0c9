import { PermanentFailure } from 'database'
import type { MailDocument } from 'support'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../mail-catcher/start-mail-catcher.ts'
import { createMailer, type SmtpMailer } from './create-mailer.ts'

const NOW = Date.parse('2026-11-20T09:00:00.000Z')

const mail: MailDocument = {
  to: 'mara.okafor@osprey-ridge.example',
  subject: '[00418273] Your case is open',
  preheader: 'Case 00418273 is in the queue.',
  heading: 'Your case is open',
  paragraphs: [
    'Grüße aus Λάρισα: the terrain is blank.',
    `${'A long line that no server would take as it is. '.repeat(40)}`,
  ],
  facts: [{ label: 'Status', value: 'Open' }],
  button: { label: 'Open case 00418273', url: 'https://support.example/case-details?id=5' },
  footer: ['Why you get this.'],
}

let catcher: MailCatcher
let mailer: SmtpMailer

beforeEach(async () => {
  catcher = await startMailCatcher({ now: () => NOW })
  mailer = createMailer({
    smtpUrl: catcher.smtpUrl,
    fromAddress: 'support@calder-aerodata.example',
    brand: { name: 'Navdesk', company: 'Calder Aerodata' },
  })
})

afterEach(async () => {
  mailer.close()
  await catcher.stop()
})

it('sends HTML and text by SMTP', async () => {
  await mailer.send(mail, 'case-acknowledgement:5')
  expect(catcher.messages()).toEqual([
    {
      id: '1',
      to: 'mara.okafor@osprey-ridge.example',
      from: 'support@calder-aerodata.example',
      subject: '[00418273] Your case is open',
      text: expect.stringContaining('Grüße aus Λάρισα: the terrain is blank.\n\nA long line'),
      html: expect.stringContaining('>Grüße aus Λάρισα: the terrain is blank.<'),
      headers: expect.objectContaining({
        from: 'Navdesk <support@calder-aerodata.example>',
        to: 'mara.okafor@osprey-ridge.example',
        'auto-submitted': 'auto-generated',
        'message-id': expect.stringMatching(/^<[0-9a-f]{40}@calder-aerodata\.example>$/),
      }),
      receivedAt: '2026-11-20T09:00:00.000Z',
    },
  ])
})

it('sends from the sender of a mail that has one, with the same domain in its Message-ID', async () => {
  await mailer.send({ ...mail, from: { name: 'Charts', address: 'charts@provider.example' } }, 'case-reply:1')
  await mailer.send({ ...mail, from: { name: 'Night desk', address: null } }, 'case-reply:2')
  const headers = catcher.messages().map((message) => message.headers)
  expect(headers.map(({ from }) => from)).toEqual([
    'Night desk <support@calder-aerodata.example>',
    'Charts <charts@provider.example>',
  ])
  expect(headers[1]?.['message-id']).toMatch(/@calder-aerodata\.example>$/)
})

it('gives each mail a unique Message-ID, the same for every attempt', async () => {
  await mailer.send(mail, 'case-acknowledgement:5')
  await mailer.send({ ...mail, subject: 'Another subject' }, 'case-acknowledgement:5')
  await mailer.send(mail, 'case-acknowledgement:6')
  const [third, second, first] = catcher.messages().map(({ headers }) => headers['message-id'])
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('puts a mail into the conversation that an earlier mail began', async () => {
  const conversation = 'case-acknowledgement:5'
  await mailer.send({ ...mail, conversation }, conversation)
  await mailer.send({ ...mail, conversation }, 'case-reply:7')
  const [reply, first] = catcher.messages().map(({ headers }) => headers)
  expect([first?.['in-reply-to'], first?.references]).toEqual([undefined, undefined])
  expect([reply?.['in-reply-to'], reply?.references]).toEqual([first?.['message-id'], first?.['message-id']])
})

it('tells where to answer, and answers a mail as a program does', async () => {
  const replyTo = 'case-1-a@calder-aerodata.example'
  await mailer.send({ ...mail, replyTo }, 'reply')
  await mailer.send({ ...mail, answers: '<a@b.example>', isAutomaticAnswer: true }, 'note')
  const [note, reply] = catcher.messages()
  expect(reply?.headers['reply-to']).toBe(`Navdesk <${replyTo}>`)
  expect(note?.from).toBe('')
  expect([note?.headers['in-reply-to'], note?.headers['auto-submitted']]).toEqual(['<a@b.example>', 'auto-replied'])
})

it.each([
  '',
  'nobody',
  'a@[127.0.0.1]',
  '"victim@gmail.com x"@internal.example.com',
  '"a,b@evil.co"@x.co',
  'a@x.co,b@evil.co',
  'a@x.co, b@evil.co',
  'a@x.co\r\nRCPT TO:<b@evil.co>',
  'a@x.co\nBcc: b@evil.co',
  'Mara <a@x.co>',
  'group: a@x.co, b@evil.co;',
  'a@ex\u00e4mple.co',
  'a@\u0445.co',
  `${'a'.repeat(250)}@x.co`,
])('sends nothing to %j', async (to) => {
  await expect(mailer.send({ ...mail, to }, 'key')).rejects.toBeInstanceOf(PermanentFailure)
  expect(catcher.messages()).toEqual([])
})

it.each(["o'hara+nav@osprey-ridge.example", 'MARA@Osprey-Ridge.example', 'a.b_c-d@x.y.example'])(
  'sends to %s only',
  async (to) => {
    await mailer.send({ ...mail, to }, 'key')
    expect(catcher.messages().map((caught) => caught.to.toLowerCase())).toEqual([to.toLowerCase()])
  },
)

it.each(['x\r\nBcc: b@evil.co', 'x\nSubject: y', 'x\r\n\r\n<script>', 'x\u2028y\u0000z'])(
  'adds no header for the subject %j',
  async (subject) => {
    await mailer.send(mail, 'plain')
    await mailer.send({ ...mail, subject }, 'hostile')
    const [hostile, usual] = catcher.messages()
    expect(Object.keys(hostile?.headers ?? {}).sort()).toEqual(Object.keys(usual?.headers ?? {}).sort())
    expect(hostile?.subject).toBe(subject.replace(/[\p{Cc}\p{Zl}]+/gu, ' '))
    expect(hostile?.to).toBe(mail.to)
  },
)

it('fails when the mail server is not reachable, so that the job is retried', async () => {
  await catcher.stop()
  await expect(mailer.send(mail, 'key')).rejects.toThrow('ECONNREFUSED')
})
