import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailCatcher, startMailCatcher } from './start-mail-catcher.ts'

let catcher: MailCatcher
let transport: ReturnType<typeof transportTo>

const transportTo = (url: string) => createTransport({ url, pool: true, maxMessages: 10_000 })

const send = (facts: object): Promise<unknown> =>
  transport.sendMail({ from: 'a@x.example', to: 'b@x.example', subject: 'x', text: 'x', ...facts })

beforeEach(async () => {
  catcher = await startMailCatcher({ now: () => 0 })
  transport = transportTo(catcher.smtpUrl)
})

afterEach(async () => {
  transport.close()
  await catcher.stop()
})

it('listens on the loopback interface alone', () => {
  expect(catcher.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/)
})

it('keeps the last 500 mails, newest first', async () => {
  for (let number = 1; number <= 503; number++) await send({ subject: `Mail ${number}` })
  const messages = catcher.messages()
  expect(messages.length).toBe(500)
  expect([messages[0]?.subject, messages[0]?.id]).toEqual(['Mail 503', '503'])
  expect(messages.at(-1)?.subject).toBe('Mail 4')
})

it('takes the recipients from the envelope', async () => {
  await send({ to: 'shown@x.example', envelope: { from: 'a@x.example', to: ['one@x.example', 'two@x.example'] } })
  const [mail] = catcher.messages()
  expect([mail?.to, mail?.headers.to]).toEqual(['one@x.example, two@x.example', 'shown@x.example'])
})

it('accepts a mail without subject, text or HTML', async () => {
  await send({ subject: '', text: '' })
  const [mail] = catcher.messages()
  expect({ subject: mail?.subject, html: mail?.html, text: mail?.text.trim() }).toEqual({
    subject: '',
    html: '',
    text: '',
  })
})

it('keeps every value of a header that occurs twice', async () => {
  await send({ headers: { 'x-note': ['one', 'two'] } })
  expect(catcher.messages()[0]?.headers['x-note']).toBe('one\ntwo')
})

it('continues after a client disconnected in the middle', async () => {
  const socket = connect(Number(new URL(catcher.smtpUrl).port), '127.0.0.1')
  await once(socket, 'data')
  socket.write('EHLO x\r\nMAIL FROM:<a@x.example>\r\nRCPT TO:<b@x.example>\r\nDATA\r\nSubject: cut')
  await once(socket, 'data')
  socket.resetAndDestroy()
  await send({ subject: 'after' })
  expect(catcher.messages().map(({ subject }) => subject)).toEqual(['after'])
})

it('refuses mails larger than 25 MiB', async () => {
  const raw = Buffer.alloc(27_000_000, `${'x'.repeat(998)}\r\n`)
  const envelope = { from: 'a@x.example', to: ['b@x.example'] }
  await expect(transport.sendMail({ envelope, raw })).rejects.toMatchObject({ responseCode: 552 })
  expect(catcher.messages()).toEqual([])
})
