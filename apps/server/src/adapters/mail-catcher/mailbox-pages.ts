import { createHash } from 'node:crypto'
import { escapeMarkup } from 'contract'
import { answerAddress } from './answer-mail.ts'
import type { CaughtMail } from './start-mail-catcher.ts'

/** A page and the Content-Security-Policy it must be answered with. */
export interface MailboxPage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

/** The body of `/dev/mailbox.json`: the mails, newest first. */
export const mailboxJson = (messages: readonly CaughtMail[]): string => JSON.stringify(messages)

/**
 * The page `/dev/mailbox`: every mail with its addresses, its text and the source of its HTML, all of it shown as text.
 *
 * @param mailPath - the address of a mail: it shows the rendered HTML, by `renderedMail`, and accepts the form with a reply.
 * @param receipt - the outcome of the reply that was just sent; null where none was sent.
 */
export function mailboxHtml(
  messages: readonly CaughtMail[],
  mailPath: (id: string) => string,
  receipt: string | null = null,
): MailboxPage {
  const content =
    messages.length === 0 ? '<p>No mail has been sent yet.</p>' : messages.map(article(mailPath)).join('\n')
  return {
    html: `<!doctype html>
<html lang="en-US" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1>
<p>Mails of this demo are kept here and not delivered. The newest comes first.</p>
${receipt === null ? '' : `<p role="status">${escapeMarkup(receipts[receipt] ?? '')}</p>`}
${content}
</main></body>
</html>`,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hashOf(STYLE)}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  }
}

/**
 * The HTML of one mail as a mail program would render it: it can load and run nothing and has no origin.
 *
 * @returns null when there is no such mail, or it has no HTML.
 */
export function renderedMail(messages: readonly CaughtMail[], id: string): MailboxPage | null {
  const html = messages.find((mail) => mail.id === id)?.html
  if (html === undefined || html === '') return null
  return {
    html,
    contentSecurityPolicy:
      "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
}

const receipts: Readonly<Record<string, string>> = {
  added: 'The answer was added to its case.',
  answered: 'The answer was not added to its case, or not all of it: its author gets a note.',
  held: 'The answer is held as a note for support.',
  ignored: 'The answer was dropped.',
  refused: 'The answer was refused.',
  unreadable: 'The answer could not be read.',
}

const article =
  (mailPath: (id: string) => string) =>
  (mail: CaughtMail): string =>
    `<article id="mail-${escapeMarkup(mail.id)}" aria-labelledby="subject-${escapeMarkup(mail.id)}">
<h2 id="subject-${escapeMarkup(mail.id)}">${escapeMarkup(mail.subject)}</h2>
<dl>${fact('To', mail.to)}${fact('From', mail.from)}${fact('Received', mail.receivedAt)}${fact('Message-ID', mail.headers['message-id'] ?? '')}</dl>
<pre>${withLinks(mail.text)}</pre>
${
  mail.html === ''
    ? ''
    : `<p><a href="${escapeMarkup(mailPath(mail.id))}">Show HTML version</a></p>
<details><summary>HTML source</summary><pre>${escapeMarkup(mail.html)}</pre></details>`
}
${answerAddress(mail) === null ? '' : answerForm(mail, mailPath(mail.id))}</article>`

const answerForm = (mail: CaughtMail, path: string): string =>
  `<form method="post" action="${escapeMarkup(path)}">
<label for="answer-${escapeMarkup(mail.id)}">Answer as ${escapeMarkup(mail.to)}</label>
<textarea id="answer-${escapeMarkup(mail.id)}" name="text" rows="3" required></textarea>
<button>Send answer</button>
</form>`

const fact = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${escapeMarkup(value)}</dd></div>`

// Links can be followed, because that is what the mailbox is used for.
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeMarkup(part)
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped
    })
    .join('')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const STYLE = `
:root { color-scheme: light; font: 16px/1.55 'Instrument Sans', 'Segoe UI', Arial, sans-serif; color: #0f2333; background: #eef3f6 }
body { margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { margin: 0; font-size: 1.75rem }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere }
article { margin: 1rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #c3ced6; border-radius: 10px }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 .75rem; font-size: .8125rem }
dl div { display: flex; gap: .4rem }
dt { color: #556471 }
dd { margin: 0; overflow-wrap: anywhere }
pre { margin: 0; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f6f9fb; border-radius: 6px; font-size: .875rem }
a { color: #14527e }
form { display: grid; gap: .4rem; margin-top: .75rem; justify-items: start; font-size: .875rem }
textarea { box-sizing: border-box; width: 100%; padding: .5rem; border: 1px solid #556471; border-radius: 6px; font: inherit }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 6px; font: inherit; font-weight: 600; color: #fff; background: #11476b }
summary { cursor: pointer; font-size: .875rem }
`
