import { AppError, exportNoticeVersion, limits } from 'contract'
import type { Gateway, SystemRecords } from 'platform'
import { mayReadRecord } from '../may-read-record.ts'
import { addMailedFiles } from './add-mailed-files.ts'
import type { MailedFile, MailedReply, MailedReplyOutcome, MailedReplyParts } from './mailed-reply.ts'
import { type ReplyNote, type ReplyNoteReason, replyNote } from './reply-note.mail.ts'
import { senderOf } from './sender-of.ts'

/**
 * Adds an answer by e-mail to its case as a comment of its author, or answers with one note. The gate decides as that person. The
 * comment is never an internal one; people of support do not comment by e-mail, because an address can be forged.
 *
 * @returns the same for a repeated mail, without adding anything twice.
 * @throws whatever stops the server for a while: the mail may be sent again.
 */
export async function takeMailedReply(parts: MailedReplyParts, reply: MailedReply): Promise<MailedReplyOutcome> {
  if (reply.isAutomatic || parts.caseAddresses.caseNumberOf(reply.from) !== null) return 'ignored'
  const system = parts.platform.asSystem('take a mailed reply')
  const [found] = await system.find('Case', { CaseNumber: reply.caseNumber }, ['Id', 'ExportRestricted__c'], 1)
  const person = await senderOf(parts, reply.from)
  if (!found || person === null) return answerUnknown(parts, reply)
  const caseId = String(found.Id)
  const gateway = parts.platform.as({
    ...person.principal,
    attributes: { ...person.principal.attributes, byMail: true },
  })
  if (!(await mayReadRecord(gateway, caseId, 'Case.CaseNumber'))) return answerUnknown(parts, reply)
  const refuse = (reason: ReplyNoteReason) => answer(parts, reply, { reason, caseId })
  if (person.principal.internal) return refuse('support')
  if (found.ExportRestricted__c === true) return refuse('restricted')
  if (reply.text === '' && reply.files.length === 0) return refuse('empty')

  const { body, files } = withinOneComment(reply)
  const refusal = await addComment(gateway, { caseId, body, key: reply.key })
  if (refusal !== null) return refuse(refusal)
  const refusedFiles = await addMailedFiles(gateway, { caseId, files, key: reply.key })
  const filesWait = refusedFiles.length < files.length && !(await hasConfirmedNotice(system, person.userId))
  if (refusedFiles.length > 0 || filesWait) await answer(parts, reply, { caseId, refusedFiles, filesWait })
  return 'added'
}

/** A text that is longer than a comment goes on in a file. */
function withinOneComment({ text, files }: MailedReply): { body: string; files: readonly MailedFile[] } {
  const body = text === '' ? FILES_ONLY : text
  if (body.length <= limits.commentCharacters) return { body, files }
  const begin = body.slice(0, limits.commentCharacters - GOES_ON.length).replace(/[\ud800-\udbff]$/u, '')
  return { body: begin + GOES_ON, files: [{ name: 'message.txt', data: Buffer.from(text) }, ...files] }
}

const FILES_ONLY = 'Files sent by e-mail.'
const GOES_ON = '\n\n(The whole text is in the file message.txt.)'

/** The refusals that no later attempt changes, and what the author is told of each. */
const refusals: Readonly<Record<string, ReplyNoteReason>> = {
  CASE_CLOSED: 'closed',
  INSUFFICIENT_ACCESS: 'unknown',
  INVALID_CROSS_REFERENCE_KEY: 'unknown',
  DAILY_LIMIT_REACHED: 'limit',
}

/** @returns why the comment is refused; null when it was added. */
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

/** An unknown author gets a note only within the limits of mails to one address, and only where the mail was sent from there. */
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
