import { randomUUID } from 'node:crypto'
import type { CaughtMail } from './start-mail-catcher.ts'

/** An answer to a caught mail, as its recipient would send it. */
export type MailAnswer = { raw: Buffer; to: string; from: string }

/** The address for replies to a mail; null where replies are not read. */
export const answerAddress = ({ headers }: CaughtMail): string | null =>
  /<?([^\s<>]+@[^\s<>]+?)>?$/.exec(headers['reply-to'] ?? '')?.[1] ?? null

/** Writes a reply as a mail program does: above the quoted mail. @returns null where replies are not read. */
export function answerMail(mail: CaughtMail, text: string): MailAnswer | null {
  const to = answerAddress(mail)
  if (to === null) return null
  const quoted = mail.text.split('\n').map((line) => `> ${line}`)
  const body = [text, '', `On ${mail.receivedAt}, ${mail.from} wrote:`, '', ...quoted].join('\r\n')
  const head = [
    `From: ${mail.to}`,
    `To: ${to}`,
    `Subject: Re: ${/^[\x20-\x7e]*$/.test(mail.subject) ? mail.subject : 'your mail'}`,
    `Message-ID: <${randomUUID()}@${mail.to.slice(mail.to.lastIndexOf('@') + 1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  const lines =
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  return { raw: Buffer.from(`${head.join('\r\n')}\r\n\r\n${lines.join('\r\n')}\r\n`), to, from: mail.to }
}
