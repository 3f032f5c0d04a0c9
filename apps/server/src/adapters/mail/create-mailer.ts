import { createHash } from 'node:crypto'
import { isDeliverable } from 'contract'
import { PermanentFailure } from 'database'
import { createTransport } from 'nodemailer'
import type { MailDocument, Mailer } from 'support'
import { type MailBrand, renderMail, renderMailText } from './render-mail.ts'

export interface MailerOptions {
  /** `smtp:` or `smtps:`, with user and password if the server requires them. */
  readonly smtpUrl: string
  /** The sender of all mails; its domain is used in every Message-ID. */
  readonly fromAddress: string
  readonly brand: MailBrand
}

/** A mailer over SMTP. */
export interface SmtpMailer extends Mailer {
  /**
   * Sends one mail, as HTML and as text, to one address.
   *
   * @param key - the same for each attempt of a mail, so that a mail that arrives twice can be recognized.
   * @throws PermanentFailure when mail may not be sent to the address, or the mail server has permanently refused recipient or content;
   * another error of the transport when the server did not accept the mail.
   */
  send(mail: MailDocument, key: string): Promise<void>
  /** Closes pooled connections. */
  close(): void
}

export function createMailer({ smtpUrl, fromAddress, brand }: MailerOptions): SmtpMailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1)
  const messageIdOf = (key: string) => `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
  return {
    send: async (mail, key) => {
      if (!isDeliverable(mail.to)) throw new PermanentFailure('No mail may be sent to this address')
      const message = {
        messageId: messageIdOf(key),
        ...replyHeaders(
          mail.answers ?? (mail.conversation === key ? undefined : mail.conversation && messageIdOf(mail.conversation)),
        ),
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: brand.name, address: mail.replyTo } }),
        from: { name: mail.from?.name ?? brand.name, address: mail.from?.address ?? fromAddress },
        // Address objects instead of texts, so that no parser can find another address in them.
        to: { name: '', address: mail.to },
        // Without a sender in the envelope there is no delivery report and no automatic reply (RFC 3834).
        envelope: { from: mail.isAutomaticAnswer ? '' : fromAddress, to: [mail.to] },
        subject: oneLine(mail.subject),
        html: await renderMail(mail, brand),
        text: renderMailText(mail, brand),
        // Suppresses automatic replies such as out of office.
        headers: {
          'Auto-Submitted': mail.isAutomaticAnswer ? 'auto-replied' : 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...unsubscribeHeaders(mail.unsubscribeUrl),
        },
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw isPermanentRefusal(error) ? new PermanentFailure(error.message, { cause: error }) : error
      })
    },
    close: () => transport.close(),
  }
}

/**
 * Whether the server refuses this recipient or this content. Other refusals with 5xx, such as of the sender or the password, come from a wrong
 * configuration of the server: the mail can be sent after it is corrected.
 */
const isPermanentRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')

const replyHeaders = (messageId: string | undefined) =>
  messageId === undefined ? {} : { inReplyTo: messageId, references: [messageId] }

/** Mail programs show an unsubscribe button, and mail providers send the POST of it for their users (RFC 8058). */
const unsubscribeHeaders = (url: string | undefined) =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
