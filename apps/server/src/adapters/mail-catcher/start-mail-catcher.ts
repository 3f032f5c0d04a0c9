import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { decodeHeaderText } from '../inbound-mail/decode-text.ts'
import { type MimePart, mimePartsOf, textOf } from '../inbound-mail/mime-parts.ts'

export interface MailCatcherOptions {
  /** The clock for the time of a mail, in milliseconds since 1970. */
  readonly now: () => number
}

/** A mail server that keeps the newest mails in memory instead of delivering them. */
export interface MailCatcher {
  /** The SMTP address for `createMailer`. */
  readonly smtpUrl: string
  /** Newest first, at most 500. */
  messages(): readonly CaughtMail[]
  /** Closes open connections and frees the port. */
  stop(): Promise<void>
}

const MAX_MESSAGES = 500
const MAX_BYTES = 25 * 1024 * 1024

/** Starts a catcher on a free port of the loopback interface, reachable from this machine only. */
export async function startMailCatcher({ now }: MailCatcherOptions): Promise<MailCatcher> {
  const caught: CaughtMail[] = []
  let count = 0

  const take = async (stream: NodeJS.ReadableStream, { envelope }: SMTPServerSession): Promise<void> => {
    const raw = await buffer(stream)
    if (raw.length > MAX_BYTES) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 })
    const mail = mimePartsOf(raw)
    const headers = headersOf(mail)
    const { mailFrom, rcptTo } = envelope
    caught.unshift({
      id: String(++count),
      to: rcptTo.map(({ address }) => address).join(', '),
      from: mailFrom === false ? '' : mailFrom.address,
      subject: headers.subject ?? '',
      text: firstText(mail, 'text/plain'),
      html: firstText(mail, 'text/html'),
      headers,
      receivedAt: new Date(now()).toISOString(),
    })
    caught.length = Math.min(caught.length, MAX_MESSAGES)
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1_000,
    onData: (stream, session, callback) => {
      take(stream, session).then(() => callback(), callback)
    },
  })
  // An error of one client must not stop the server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    messages: () => [...caught],
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

function headersOf({ headers }: MimePart): Record<string, string> {
  const byName = new Map<string, string>()
  for (const [name, raw] of headers) {
    const earlier = byName.get(name)
    const value = decodeHeaderText(raw, null)
    byName.set(name, earlier === undefined ? value : `${earlier}\n${value}`)
  }
  return Object.fromEntries(byName)
}

function firstText(part: MimePart, type: string): string {
  if (part.parts.length === 0) return part.type === type ? textOf(part) : ''
  return part.parts.map((inner) => firstText(inner, type)).find((text) => text !== '') ?? ''
}

/** A received mail, parsed. Addresses are those of the SMTP envelope. */
export interface CaughtMail {
  /** Counted from 1 since the start of the catcher. */
  readonly id: string
  /** One address, or several joined by `, `. */
  readonly to: string
  readonly from: string
  readonly subject: string
  /** The plain-text part; empty when there is none. */
  readonly text: string
  /** The HTML part; empty when there is none. */
  readonly html: string
  /** By lower-case name; a header that occurs several times has its values joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>
  /** ISO 8601 in UTC. */
  readonly receivedAt: string
}
