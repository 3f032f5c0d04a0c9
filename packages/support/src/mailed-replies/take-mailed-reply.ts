import { AppError, exportNoticeVersion, limits } from 'contract'
import type { Gateway, SystemRecords } from 'platform'
import type { CaseAddresses } from '../case-addresses.ts'
import { userOfContact } from '../cases/mails/case-mail-roles.ts'
import type { JobServices } from '../define-job.ts'
import { mayReadRecord } from '../may-read-record.ts'
import type { SupportPerson } from '../person.ts'
import { addMailedFiles, type MailedFile } from './add-mailed-files.ts'
import { type ReplyNote, type ReplyNoteReason, replyNote } from './reply-note.mail.ts'

/** A reply by e-mail to the address of a case, as parsed from the mail. */
export type MailedReply = {
  /** Identifies the mail, the same when it arrives again. At most 100 characters. */
  key: string
  /** The Message-ID with its angle brackets; null if it has none that can be quoted in another mail. */
  messageId: string | null
  caseNumber: string
  /** The address of its author, in lower case. */
  from: string
  /** Whether the sender is the author, so that a note to an unknown author reaches no other person. */
  isFromItsSender: boolean
  /** The network address that delivered the mail. */
  ip: string
  /** Sent by a program, such as an absence note, a delivery report or a mailing list. It is never answered. */
  isAutomatic: boolean
  /** What its author wrote, without quoted text and signature. */
  text: string
  files: readonly MailedFile[]
}

/** `added`: it is a comment; `answered`: the author got a note instead; `ignored`: neither. */
export type MailedReplyOutcome = 'added' | 'answered' | 'ignored'

export type MailedReplyParts = Pick<JobServices, 'platform' | 'personOf'> & {
  identity: Pick<JobServices['identity'], 'countMail'>
  caseAddresses: CaseAddresses
}

/**
 * Adds a reply by e-mail to its case as a public comment of its author, or answers with one note. The gate checks the rights of the author.
 * People of support cannot comment by e-mail, because an address can be forged.
 *
 * @returns the same outcome for a repeated mail, which adds nothing.
 * @throws a temporary error: the mail may be delivered again.
 */
export async function takeMailedReply(parts: MailedReplyParts, reply: MailedReply): Promise<MailedReplyOutcome> {
  if (reply.isAutomatic || parts.caseAddresses.caseNumberOf(reply.from) !== null) return 'ignored'
  const system = parts.platform.asSystem('take a mailed reply')
  const [record] = await system.find('Case', { CaseNumber: reply.caseNumber }, ['Id', 'ExportRestricted__c'], 1)
  const person = await senderOf(parts, reply.from)
  if (!record || person === null) return answerUnknown(parts, reply)
  const caseId = String(record.Id)
  const gateway = parts.platform.as({
    ...person.principal,
    attributes: { ...person.principal.attributes, byMail: true },
  })
  if (!(await mayReadRecord(gateway, caseId, 'Case.CaseNumber'))) return answerUnknown(parts, reply)
  const refuse = (reason: ReplyNoteReason) => answer(parts, reply, { reason, caseId })
  if (person.principal.internal) return refuse('support')
  if (record.ExportRestricted__c === true) return refuse('restricted')
  if (reply.text === '' && reply.files.length === 0) return refuse('empty')

  const { body, files } = withinOneComment(reply)
  const refusal = await addComment(gateway, { caseId, body, key: reply.key })
  if (refusal !== null) return refuse(refusal)
  const refusedFiles = await addMailedFiles(gateway, { caseId, files, key: reply.key })
  const filesWait = refusedFiles.length < files.length && !(await hasConfirmedNotice(system, person.userId))
  if (refusedFiles.length > 0 || filesWait) await answer(parts, reply, { caseId, refusedFiles, filesWait })
  return 'added'
}

/** Shortens a text that exceeds the limit of comments, and adds the whole text as a file. */
function withinOneComment({ text, files }: MailedReply): { body: string; files: readonly MailedFile[] } {
  const body = text === '' ? FILES_ONLY : text
  if (body.length <= limits.commentCharacters) return { body, files }
  const begin = body.slice(0, limits.commentCharacters - CONTINUED.length).replace(/[\ud800-\udbff]$/u, '')
  return { body: begin + CONTINUED, files: [{ name: 'message.txt', data: Buffer.from(text) }, ...files] }
}

const FILES_ONLY = 'Files sent by e-mail.'
const CONTINUED = '\n\n(The whole text is in the file message.txt.)'

/** Permanent refusals, with the reason in the note to the author. */
const refusals: Readonly<Record<string, ReplyNoteReason>> = {
  CASE_CLOSED: 'closed',
  INSUFFICIENT_ACCESS: 'unknown',
  INVALID_CROSS_REFERENCE_KEY: 'unknown',
  DAILY_LIMIT_REACHED: 'limit',
}

/** @returns the reason of a refusal; null if the comment was added. */
async function addComment(
  gateway: Gateway,
  { caseId, body, key }: { caseId: string; body: string; key: string },
): Promise<ReplyNoteReason | null> {
  try {
    const fields = { ParentId: caseId, CommentBody: body }
    await gateway.records.create('CaseComment', fields, { idempotencyKey: `mail ${key}` })
    return null
  } catch (error) {
    const reason = error instanceof AppError ? refusals[error.code] : undefined
    if (reason === undefined) throw error
    return reason
  }
}

async function hasConfirmedNotice(system: Pick<SystemRecords, 'find'>, userId: string): Promise<boolean> {
  const current = { UserId__c: userId, Version__c: exportNoticeVersion }
  return (await system.find('ExportAcknowledgement__c', current, ['Id'], 1)).length > 0
}

/** An unknown author gets a note only if the sender is the author, and within the limits of mails to an address. */
async function answerUnknown(parts: MailedReplyParts, reply: MailedReply): Promise<MailedReplyOutcome> {
  if (!reply.isFromItsSender) return 'ignored'
  const runAt = await parts.identity.countMail({ email: reply.from, ip: reply.ip })
  return runAt === null ? 'ignored' : answer(parts, reply, { reason: 'unknown' }, runAt)
}

async function answer(
  { platform }: MailedReplyParts,
  { key, from, messageId }: MailedReply,
  note: Omit<ReplyNote, 'messageId' | 'to'>,
  runAt?: string,
): Promise<'answered'> {
  await platform.asSystem('answer a mailed reply').transaction(async (_records, tx) => {
    const options = { jobKey: `reply-note-${key}`, ...(runAt === undefined ? {} : { runAt }) }
    replyNote.enqueue(tx, { to: from, key, messageId, ...note }, options)
  })
  return 'answered'
}

/** The user with an address, or the user of the only contact with it; null for other addresses. */
async function senderOf(
  { platform, personOf }: Pick<MailedReplyParts, 'personOf' | 'platform'>,
  address: string,
): Promise<SupportPerson | null> {
  const system = platform.asSystem('find the author of a mailed reply')
  const userId = await system.transaction((records) => userOfAddress(records, address))
  return userId === null ? null : personOf(userId)
}

async function userOfAddress(records: SystemRecords, address: string): Promise<string | null> {
  const [user] = await records.find('User', { Email: address }, ['Id'], 1)
  if (user) return String(user.Id)
  const contacts = await records.find('Contact', { Email: address }, ['Id'], 2)
  return contacts.length === 1 ? userOfContact(records, contacts[0]?.Id) : null
}
