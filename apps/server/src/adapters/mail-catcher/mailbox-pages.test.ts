import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { mailboxHtml, mailboxJson, renderedMail } from './mailbox-pages.ts'
import type { CaughtMail } from './start-mail-catcher.ts'

const mail: CaughtMail = {
  id: '7',
  to: 'mara@osprey.example',
  from: 'support@calder.example',
  subject: '[00418273] Your case is open',
  text: 'Your case is open.\nhttps://support.example/case-details?id=5&x=1\n',
  html: '<p>Your case is <b>open</b>.</p>',
  headers: { 'message-id': '<abc@calder.example>' },
  receivedAt: '2026-11-20T09:00:00.000Z',
}

const renderedPath = (id: string): string => `/dev/mailbox/${id}`
const tagsOf = (html: string): string[] => [...html.matchAll(/<\/?[a-z!][^\s>]*/gi)].map(([tag]) => tag)

it('gives the mails as JSON', () => {
  expect(JSON.parse(mailboxJson([mail]))).toEqual([mail])
})

it('shows a mail: subject, addresses, time, text with its links, source and the link to its HTML version', () => {
  const { html } = mailboxHtml([mail], renderedPath)
  for (const part of [
    '>[00418273] Your case is open</h2>',
    '<dd>mara@osprey.example</dd>',
    '<dd>support@calder.example</dd>',
    '<dd>2026-11-20T09:00:00.000Z</dd>',
    '<dd>&lt;abc@calder.example&gt;</dd>',
    '<a href="https://support.example/case-details?id=5&amp;x=1" rel="noreferrer">https://support.example',
    '&lt;p&gt;Your case is &lt;b&gt;open&lt;/b&gt;.&lt;/p&gt;',
    '<a href="/dev/mailbox/7">Show HTML version</a>',
  ]) {
    expect(html).toContain(part)
  }
})

it('says so when there is no mail', () => {
  expect(mailboxHtml([], renderedPath).html).toContain('No mail has been sent yet.')
})

it('runs and loads nothing from a hostile mail', () => {
  const hostile = '"><script>alert(1)</script><iframe src=//evil.example></iframe>\u0000<img src=x onerror=alert(1)>'
  const facts = { to: hostile, from: hostile, subject: hostile, text: hostile, html: hostile, receivedAt: hostile }
  const headers = { 'message-id': hostile }
  const { html } = mailboxHtml([{ ...mail, ...facts, headers }], renderedPath)
  const { html: harmless } = mailboxHtml([{ ...mail, text: 'x' }], renderedPath)
  expect(tagsOf(html)).toEqual(tagsOf(harmless))
})

it('links only http and https addresses', () => {
  const text = 'javascript:alert(1) data:text/html,x //evil.example http:x'
  expect(mailboxHtml([{ ...mail, text, html: '' }], renderedPath).html).not.toContain('<a ')
})

it('allows only its own style', () => {
  const { html, contentSecurityPolicy } = mailboxHtml([mail], renderedPath)
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(contentSecurityPolicy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  )
})

it('renders the HTML of a mail in a sandbox without scripts', () => {
  const rendered = renderedMail([mail], '7')
  expect(rendered?.html).toBe(mail.html)
  expect(rendered?.contentSecurityPolicy).toContain("default-src 'none'")
  expect(rendered?.contentSecurityPolicy).toMatch(/^sandbox /)
  expect(rendered?.contentSecurityPolicy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
})

it('renders no mail that is missing or has no HTML', () => {
  expect(renderedMail([mail], '8')).toBeNull()
  expect(renderedMail([{ ...mail, html: '' }], '7')).toBeNull()
})
