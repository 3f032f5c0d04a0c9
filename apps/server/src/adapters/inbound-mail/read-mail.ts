import { createHash } from 'node:crypto'
import { isDeliverable, limits } from 'contract'
import addressparser from 'nodemailer/lib/addressparser'
import type { MailedFile, MailedReply } from 'support'
import { automaticEvidence } from './automatic-mail.ts'
import { decodeHeaderText } from './decode-text.ts'
import { foldReply } from './fold-reply.ts'
import { type MailBody, mailBodyOf } from './mail-body.ts'
import { cleaned, withVisibleControls } from './mail-lines.ts'
import { mimePartsOf, UnreadableMail } from './mime-parts.ts'
import { forwardSubjects } from './quote-words.ts'
import { type SenderProof, senderProof } from './sender-proof.ts'
import { sentWords } from './sent-words.ts'

/** How a mail was delivered, and what its case says. */
export type MailContext = {
  caseNumber: string
  /** The sender of the envelope: empty for delivery reports, null where it is unknown. */
  from: string | null
  /** The network address of the host or service that delivered the mail. */
  ip: string
  /** The name that the receiving host writes in Authentication-Results; null where it adds no such header. */
  authservId: string | null
  /** Whether SPF, DKIM and DMARC are checked here. */
  checksSenders: boolean
  /** Domains of forwarding hosts whose ARC seals count in this check; absent means none. */
  arcSealers?: readonly string[]
  /** The texts of the mails that were sent about the case. */
  sent: readonly string[]
}

/** A parsed mail, without the raw message. */
export type ReadMail = { reply: Omit<MailedReply, 'isDoubtful' | 'raw'>; proof: SenderProof }

/**
 * Parses a raw mail.
 *
 * @returns null for a mail that does not have exactly one author with a deliverable address.
 * @throws UnreadableMail for a mail that can never be read. A failure of the parser is its `cause`.
 */
export function readMail(raw: Buffer, context: MailContext): ReadMail | null {
  try {
    return parsedMail(raw, context)
  } catch (cause) {
    // Parsing is deterministic: a retry would fail again.
    throw cause instanceof UnreadableMail ? cause : new UnreadableMail('it cannot be parsed', { cause })
  }
}

function parsedMail(raw: Buffer, context: MailContext): ReadMail | null {
  const mail = mimePartsOf(raw)
  const all = (name: string) => mail.headers.filter(([key]) => key === name).map(([, value]) => value)
  const first = (name: string): string => all(name)[0] ?? ''
  const authors = all('from').length === 1 ? addressesOf(first('from')) : []
  const from = authors.length === 1 ? (authors[0]?.address ?? '').toLowerCase() : ''
  if (!isDeliverable(from)) return null
  const body = mailBodyOf(mail)
  const author = decodeHeaderText(authors[0]?.name ?? '', body.charset).trim() || nameOfAddress(from)
  const subject = withVisibleControls(decodeHeaderText(first('subject'), body.charset))
  const reply = foldReply(body.blocks, {
    author,
    isForwarded: forwardSubjects.has(/^[^:：]{1,16}(?=\s?[:：])/.exec(subject.trim().toLowerCase())?.[0].trim() ?? ''),
    isSent: sentWords(context.sent),
    hasFiles: body.files.length > 0 || body.pictures.length > 0,
  })
  const messageId = first('message-id')
  const sender = (context.from ?? addressIn(first('return-path'))).toLowerCase()
  const written = filesOf(body, reply.pictures)
  const isLong = reply.text.length > SHORT_CHARACTERS
  const files = isLong ? [{ name: 'message.txt', data: Buffer.from(reply.text) }, ...written] : written
  return {
    proof: senderProof(mail.headers, { authservId: context.authservId, from }),
    reply: {
      key: keyOf(messageId === '' ? contentKey(raw, mail.raw, all) : messageId, context.caseNumber),
      messageId: messageIdOf(messageId),
      caseNumber: context.caseNumber,
      from,
      subject: cleaned(subject).replace(/\s+/g, ' ').trim(),
      isFromItsSender: sender === from,
      ip: context.ip,
      automatic: automaticEvidence({ all }, { envelopeFrom: context.from, from, subject }),
      text: reply.text.slice(0, SHORT_CHARACTERS),
      isContinued: isLong,
      folded: reply.folded.slice(0, limits.foldedCharacters + 1),
      hasGuess: reply.hasGuess,
      files: files.slice(0, limits.mailFiles),
      leftOutFiles: files.slice(limits.mailFiles).map(({ name }) => name),
    },
  }
}

/** A longer text is returned as a file: copying long strings between threads is slow. */
const SHORT_CHARACTERS = 4 * limits.commentCharacters

type Address = { name: string; address: string }

const addressesOf = (value: string): Address[] =>
  addressparser(value, { flatten: true }).map(({ name = '', address = '' }) => ({ name, address }))

/** A name derived from an address: "mara okafor" of `mara.okafor@…`. */
const nameOfAddress = (address: string): string =>
  address
    .slice(0, address.lastIndexOf('@'))
    .replace(/[._\d-]+/g, ' ')
    .trim()

/** Attachments and inline pictures, without the pictures that only the quoted mail refers to. */
function filesOf(
  { files, pictures }: MailBody,
  { kept, left }: { kept: ReadonlySet<string>; left: ReadonlySet<string> },
): MailedFile[] {
  const isKept = ({ contentId }: { contentId: string | null }): boolean =>
    contentId === null || kept.has(contentId) || !left.has(contentId)
  return [...pictures, ...files.filter(isKept)].map(({ name, type, data }, index) => ({
    name: withVisibleControls(name ?? '').trim() || `file-${index + 1}.${endings[type] ?? 'bin'}`,
    data,
  }))
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/plain': 'txt',
}

/** Identifies a mail without Message-ID by the headers and the content that relays do not change. */
function contentKey(raw: Buffer, body: Buffer, all: (name: string) => readonly string[]): string {
  const head = ['from', 'to', 'subject', 'date'].map((name) => all(name).join('\n')).join('\n')
  return createHash('sha256')
    .update(head)
    .update(body.length > 0 ? body : raw)
    .digest('hex')
}

const keyOf = (messageId: string, caseNumber: string): string =>
  createHash('sha256').update(`${messageId} ${caseNumber}`).digest('hex')

/** The id becomes a header of the notification, so its form is checked; null for an invalid id. */
const messageIdOf = (messageId: string): string | null =>
  /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(messageId) ? messageId : null

const addressIn = (value: string): string => /<([^<>\s]{1,320})>/.exec(value)?.[1] ?? ''
