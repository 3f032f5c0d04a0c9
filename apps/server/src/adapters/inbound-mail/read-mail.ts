import { createHash } from 'node:crypto'
import { isDeliverable } from 'contract'
import { type ParsedMail, simpleParser } from 'mailparser'
import type { MailedFile, MailedReply } from 'support'
import { isAutomaticMail } from './automatic-mail.ts'
import { type SenderProof, senderProof } from './sender-proof.ts'
import { splitPictures, textOfHtml } from './text-of-html.ts'
import { trimReply } from './trim-reply.ts'

/** How a mail was delivered. */
export type MailEnvelope = {
  caseNumber: string
  /** The sender of the envelope: empty for delivery reports, null where it is unknown. */
  from: string | null
  /** The network address of the host or service that delivered the mail. */
  ip: string
}

export type ReadMail = { reply: MailedReply; proof: SenderProof }

const MAX_FILES = 50
/** Parsing HTML is expensive. For larger HTML the plain-text part is used, which mail programs send too. */
const HTML_CHARACTERS = 256 * 1024
/** A longer text was not typed by a person, so it is not trimmed. */
const TYPED_CHARACTERS = 256 * 1024

/**
 * Parses a raw mail.
 *
 * @returns null for a mail that does not have exactly one author with a deliverable address.
 */
export async function readMail(
  raw: Buffer,
  envelope: MailEnvelope,
  { authservId }: { authservId: string | null },
): Promise<ReadMail | null> {
  // The parser converts nothing: the text of HTML is extracted below, and HTML is never displayed.
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true })
  const authors = mail.from?.value ?? []
  const from = authors.length === 1 ? (authors[0]?.address ?? '').toLowerCase() : ''
  if (!isDeliverable(from)) return null
  const headers = mail.headerLines.map(({ key, line }) => [key.toLowerCase(), headerValue(line)] as const)
  const values = { all: (name: string) => headers.filter(([key]) => key === name).map(([, value]) => value) }
  const author = authors[0]?.name?.trim() || null
  const { text, contentIds } = ownText(mail, author)
  const sender = (envelope.from ?? addressIn(values.all('return-path')[0] ?? '')).toLowerCase()
  return {
    proof: senderProof(headers, { authservId, from }),
    reply: {
      key: keyOf(mail.messageId ?? createHash('sha256').update(raw).digest('hex'), envelope.caseNumber),
      messageId: messageIdOf(mail.messageId),
      caseNumber: envelope.caseNumber,
      from,
      isFromItsSender: sender === from,
      ip: envelope.ip,
      isAutomatic: isAutomaticMail(values, { envelopeFrom: envelope.from, from, subject: mail.subject ?? '' }),
      text,
      files: filesOf(mail, contentIds),
    },
  }
}

/** HTML marks quotes best, so it is preferred. Without text of the author in it, the plain-text part is used. */
function ownText(mail: ParsedMail, author: string | null): { text: string; contentIds: readonly string[] } {
  const { text = '', html } = mail
  if (typeof html === 'string' && html.length <= HTML_CHARACTERS) {
    const own = splitPictures(trimReply(textOfHtml(html), author))
    if (own.text !== '' || own.contentIds.length > 0) return { ...own, text: printable(own.text) }
  }
  return { text: printable(text.length > TYPED_CHARACTERS ? text : trimReply(text, author)), contentIds: [] }
}

/** An inline picture is kept only if the text around it is kept: not one in a quoted mail or a signature. */
function filesOf(mail: ParsedMail, contentIds: readonly string[]): MailedFile[] {
  const html = typeof mail.html === 'string' ? mail.html : ''
  const isOwn = ({ cid }: { cid?: string | undefined }): boolean =>
    cid === undefined || !html.includes(`cid:${cid}`) || contentIds.includes(cid)
  return mail.attachments
    .filter(isOwn)
    .slice(0, MAX_FILES)
    .map(({ filename, content, contentType }, index) => ({
      name: filename?.trim() || `file-${index + 1}.${endings[contentType] ?? 'bin'}`,
      data: content,
    }))
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/plain': 'txt',
}

const printable = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, '').toWellFormed()

const keyOf = (messageId: string, caseNumber: string): string =>
  createHash('sha256').update(`${messageId} ${caseNumber}`).digest('hex')

/** The id is repeated in a header of the note, so its form is checked. */
const messageIdOf = (messageId: string | undefined): string | null =>
  messageId !== undefined && /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(messageId) ? messageId : null

const addressIn = (value: string): string => /<([^<>\s]{1,320})>/.exec(value)?.[1] ?? ''

/** The value of a header line, which may be folded. */
export const headerValue = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim()
