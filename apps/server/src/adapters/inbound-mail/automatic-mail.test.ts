import { expect, it } from 'vitest'
import { automaticEvidence } from './automatic-mail.ts'

const of = (
  headers: Record<string, string>,
  { envelopeFrom = 'mara@osprey.example', from = 'mara@osprey.example', subject = 'Re: [1] Your case' } = {},
): boolean =>
  automaticEvidence(
    { all: (name) => (headers[name] === undefined ? [] : [headers[name]]) },
    { envelopeFrom, from, subject },
  ) !== null

it.each([
  [{ 'auto-submitted': 'auto-replied' }],
  [{ 'auto-submitted': 'Auto-Generated; owner-email="x"' }],
  [{ 'auto-submitted': 'auto-notified' }],
  [{ precedence: 'Bulk' }],
  [{ precedence: 'auto_reply' }],
  [{ 'list-id': '<pilots.example>' }],
  [{ 'x-autoreply': 'yes' }],
  [{ 'x-ms-exchange-inbox-rules-loop': 'x' }],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  [{ 'return-path': '<>' }],
  [{ 'delivered-to': 'Autoresponder' }],
])('knows the headers of programs: %j', (headers) => {
  expect(of(headers)).toBe(true)
})

it.each([
  { envelopeFrom: '' },
  { from: 'mailer-daemon@mx.example' },
  { from: 'no-reply@osprey.example' },
  { subject: 'Automatic reply: [1] Your case is open' },
  { subject: 'Abwesenheitsnotiz: bis Montag' },
  { subject: 'Réponse automatique : absence' },
  { subject: 'Out of Office AutoReply: Your case' },
  { subject: '부재중: 다음 주까지' },
  { subject: '自動回覆：休假' },
  { subject: 'Undelivered Mail Returned to Sender' },
  { subject: 'Delivery Status Notification (Failure)' },
  { subject: 'Delivery Status Notification (Delay): [1] Your case' },
  { subject: 'Ausência temporária: volto na segunda-feira' },
  { subject: 'Afwezigheidsbericht: tot maandag' },
  { subject: 'AUTO: Ben Sole is away (returning 12/07/2026)' },
])('knows reports and absence notes: %j', (mail) => {
  expect(of({}, mail)).toBe(true)
})

it.each([
  [{}, {}],
  [{ 'auto-submitted': 'no' }, {}],
  [{ precedence: 'first-class' }, {}],
  [{ 'x-auto-response-suppress': 'All' }, {}],
  [{}, { subject: 'Re: Automatic reply does not stop' }],
  [{ 'feedback-id': '1:user:mail' }, {}],
  [{}, { subject: 'Out of the office the display stays dark' }],
  [{}, { subject: 'Undelivered mail returned to sender is what we see' }],
  [{}, { subject: 'AUTO: the pilot does not switch off' }],
  [{}, { from: 'noreply.mueller@osprey.example' }],
])('takes what people write for what it is: %j %j', (headers, mail) => {
  expect(of(headers, mail)).toBe(false)
})
