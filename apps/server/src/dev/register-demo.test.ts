import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { readMail } from '../adapters/inbound-mail/read-mail.ts'
import type { MailAnswer } from '../adapters/mail-catcher/answer-mail.ts'
import type { CaughtMail } from '../adapters/mail-catcher/start-mail-catcher.ts'
import { describeBySchemas } from '../http/route-policy.ts'
import { registerMailbox } from './register-demo.ts'

const caught = (id: string, replyTo: string | null): CaughtMail => ({
  id,
  to: 'mara.okafor@osprey-ridge.example',
  from: 'support@calder-aerodata.example',
  subject: '[00418273] Jonas Weil replied',
  text: 'Which card?',
  html: '',
  headers: replyTo === null ? {} : { 'reply-to': `Navdesk <${replyTo}>` },
  receivedAt: '2026-11-20T10:12:00.000Z',
})

async function mailbox() {
  const received: MailAnswer[] = []
  const app = fastify()
  describeBySchemas(app)
  await registerMailbox(app, {
    messages: () => [caught('2', null), caught('1', 'case-1-a@calder-aerodata.example')],
    receive: async (answer) => {
      received.push(answer)
      return 'added'
    },
  })
  const post = (url: string, text: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ text }).toString(),
    })
  return { app, received, post }
}

it('delivers a reply that is written in the mailbox, and shows the outcome', async () => {
  const { app, received, post } = await mailbox()
  const page = await app.inject('/dev/mailbox')
  expect(page.body.match(/<form method="post" action="[^"]*">/g)).toEqual([
    '<form method="post" action="/dev/mailbox/1">',
  ])
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  const sent = await post('/dev/mailbox/1', 'Die linke, in Λάρισα.\r\nAuf beiden Flügen.')
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/dev/mailbox?receipt=added'])
  expect((await app.inject('/dev/mailbox?receipt=added')).body).toContain('The answer was added to its case.')
  const [answer] = received
  if (answer === undefined) throw new Error('nothing was handed over')
  const context = {
    caseNumber: '00418273',
    from: answer.from,
    ip: '127.0.0.1',
    authservId: null,
    checksSenders: false,
    sent: [],
  }
  const mail = readMail(answer.raw, context)
  expect([answer.to, mail?.reply.from, mail?.reply.text]).toEqual([
    'case-1-a@calder-aerodata.example',
    'mara.okafor@osprey-ridge.example',
    'Die linke, in Λάρισα.\nAuf beiden Flügen.',
  ])
})

it('takes no answer to a mail that names no address, and none without a text', async () => {
  const { received, post } = await mailbox()
  const answers = [
    await post('/dev/mailbox/2', 'x'),
    await post('/dev/mailbox/9', 'x'),
    await post('/dev/mailbox/1', ' '),
  ]
  expect(answers.every(({ statusCode }) => statusCode !== 303)).toBe(true)
  expect(received).toEqual([])
})
