import type { MailDocument } from 'support'
import { expect, it } from 'vitest'
import { renderMail, renderMailText } from './render-mail.ts'

const brand = { name: 'Navdesk', company: 'Calder Aerodata' }

const reply: MailDocument = {
  to: 'mara@osprey.example',
  subject: '[00418273] Jonas Weil replied',
  preheader: 'There is a new reply on case 00418273.',
  heading: 'Jonas Weil replied',
  paragraphs: ['Load cycle 2610 again.', 'Then restart.\nTwice.'],
  facts: [
    { label: 'Status', value: 'Pending Engineering' },
    { label: 'Tail number', value: 'N014KT' },
  ],
  button: { label: 'Open case 00418273', url: 'https://support.example/case-details?id=5&from=mail' },
  footer: [
    'You get this because case notification e-mails are on.',
    'Settings: https://support.example/account/alerts',
  ],
}

const bare: MailDocument = { ...reply, subject: 'Verify your address', facts: [], paragraphs: [], footer: [] }
const { button: _none, ...unlinked } = bare

const textOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

it('shows brand, number, heading, text, facts, button and footer in this order', async () => {
  const text = textOf(await renderMail(reply, brand))
  const parts = [
    'There is a new reply on case 00418273.',
    'Navdesk',
    'Calder Aerodata',
    ' 00418273 ',
    'Jonas Weil replied',
    'Load cycle 2610 again.',
    'Then restart. Twice.',
    'Status Pending Engineering',
    'Tail number N014KT',
    'Open case 00418273',
    'You get this because',
    'Settings: https://support.example/account/alerts',
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

it('links only its button and the addresses of the footer', async () => {
  const html = await renderMail({ ...reply, paragraphs: ['See https://elsewhere.example/x'] }, brand)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://support.example/case-details?id=5&amp;from=mail',
    'https://support.example/account/alerts',
  ])
})

it('loads nothing: no picture, no font, no style sheet, no script', async () => {
  expect(await renderMail(reply, brand)).not.toMatch(
    /<(img|link|script|iframe|object)\b|@import|url\(|\bsrc=|background=/i,
  )
})

it('declares English and a light color scheme', async () => {
  const html = await renderMail(reply, brand)
  expect(html).toMatch(/<html[^>]* lang="en-US"[^>]* dir="ltr"/)
  expect(html).toContain('<title>[00418273] Jonas Weil replied</title>')
  expect(html).toContain('<meta name="color-scheme" content="light"')
})

it('renders a mail without number, facts, button and footer', async () => {
  expect(textOf(await renderMail(unlinked, brand))).toContain('Jonas Weil replied')
})

it('puts three facts in a row', async () => {
  const facts = Array.from({ length: 7 }, (_, index) => ({ label: `Fact ${index}`, value: 'known' }))
  const html = await renderMail({ ...reply, facts }, brand)
  const rows = [...html.matchAll(/<tr>(?:<td[^>]*><span[^>]*>Fact.*?)<\/tr>/gs)].map(
    ([row]) => row.split('<td').length - 1,
  )
  expect(rows).toEqual([3, 3, 1])
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><a title="x" onclick="alert(1)">',
  '</mj-text><mj-include path="/etc/passwd" />',
  '<mj-raw><b>',
  ']]><b>',
  '<!-- x',
  '&lt;b&gt; &amp;',
  '{{x}} <% y %> #{z}',
  'a\u0000b\u001b\u007f',
])('shows %j as text in every part of the mail', async (hostile) => {
  const inAll: MailDocument = {
    to: reply.to,
    subject: hostile,
    preheader: hostile,
    heading: hostile,
    paragraphs: [hostile],
    facts: [{ label: hostile, value: hostile }],
    button: { label: hostile, url: `https://support.example/?x=${encodeURIComponent(hostile)}` },
    footer: [hostile],
  }
  const html = await renderMail(inAll, { name: hostile, company: hostile })
  const harmless = await renderMail({ ...inAll, ...plain('x') }, { name: 'x', company: 'x' })
  expect(tagsOf(html)).toEqual(tagsOf(harmless))
  const shown = hostile.replace(/\p{Cc}/gu, '')
  expect(decoded(html).split(shown).length - 1).toBeGreaterThanOrEqual(9)
})

it('writes the same content as plain text', () => {
  expect(renderMailText(reply, brand)).toBe(`Jonas Weil replied

Load cycle 2610 again.

Then restart.
Twice.

Status: Pending Engineering
Tail number: N014KT

Open case 00418273:
https://support.example/case-details?id=5&from=mail

--${' '}
Navdesk, Calder Aerodata
You get this because case notification e-mails are on.
Settings: https://support.example/account/alerts
`)
  expect(renderMailText(unlinked, brand)).toBe('Jonas Weil replied\n\n-- \nNavdesk, Calder Aerodata\n')
})

const plain = (word: string): Omit<MailDocument, 'to' | 'button'> => ({
  subject: word,
  preheader: word,
  heading: word,
  paragraphs: [word],
  facts: [{ label: word, value: word }],
  footer: [word],
})

const tagsOf = (html: string): string[] => [...html.matchAll(/<\/?[a-z!][^\s>]*/gi)].map(([tag]) => tag)

const decoded = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

it('lets the words of people run in the direction of their script', async () => {
  const html = await renderMail({ ...reply, heading: 'الشاشة فارغة', paragraphs: ['لا تظهر الخريطة.'] }, brand)
  expect(html).toMatch(/<h1 dir="auto"[^>]*>الشاشة فارغة/)
  expect(html).toMatch(/<p dir="auto"[^>]*>لا تظهر الخريطة\./)
})

it('gives each line and each fact its own direction, and breaks words that are wider than the sheet', async () => {
  const facts = [{ label: 'Subject', value: 'الشاشة فارغة' }]
  const html = await renderMail({ ...reply, paragraphs: ['Seen on T7-ABC:\n\nلا تظهر الخريطة.'], facts }, brand)
  expect(html).toMatch(/<span dir="auto"[^>]*>Seen on T7-ABC:<\/span>/)
  expect(html).toMatch(/<span dir="auto"[^>]*>لا تظهر الخريطة\.<\/span>/)
  expect(html).toMatch(/<span dir="auto"[^>]*>الشاشة فارغة<\/span>/)
  expect(html).toMatch(/<p dir="auto" style="[^"]*overflow-wrap:anywhere/)
  expect(html).toMatch(/<td style="[^"]*overflow-wrap:anywhere/)
})
