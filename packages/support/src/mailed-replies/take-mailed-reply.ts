import { AppError, exportNoticeVersion, limits } from 'contract'
import type { Gateway, SystemGateway, SystemRecords } from 'platform'
import type { CaseAddresses } from '../case-addresses.ts'
import { textsOfEveryMail } from '../cases/mails/case-mail.ts'
import { userOfContact } from '../cases/mails/case-mail-roles.ts'
import type { JobServices } from '../define-job.ts'
import { mayReadRecord } from '../may-read-record.ts'
import type { SupportPerson } from '../person.ts'
import { addMailedFiles, type MailedFile, uploadOnce } from './add-mailed-files.ts'
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
  /** Whether the address of its author may be forged, although it could be verified. */
  isDoubtful: boolean
  /** How a program shows that it sent the mail, such as an absence note or a mailing list; null for a person. It is never answered. */
  automatic: string | null
  /** In one line; empty for none. */
  subject: string
  /** What its author wrote. */
  text: string
  /** Whether this is only the beginning of a text, which the first file has as a whole. */
  isContinued: boolean
  /** The text recognised as the quoted mail, the signature and notices. */
  folded: string
  /** Whether folded text is in none of our mails. */
  hasGuess: boolean
  files: readonly MailedFile[]
  /** Names of the files over the limit. */
  leftOutFiles: readonly string[]
  /** The whole mail as it came. */
  raw: Uint8Array
}

/**
 * `added`: it is a comment; `answered`: the author got a note instead; `held`: it is an internal note, which agents decide about;
 * `ignored`: none of these.
 */
export type MailedReplyOutcome = 'added' | 'answered' | 'held' | 'ignored'

export type MailedReplyParts = Pick<JobServices, 'platform' | 'personOf'> & {
  identity: Pick<JobServices['identity'], 'countMail'>
  caseAddresses: CaseAddresses
}

/**
 * Adds a reply by e-mail to its case as a public comment of its author, or answers with one note. The gate checks the rights of the author.
 * People of support cannot comment by e-mail, because an address can be forged. The whole mail is kept with the case, for agents.
 *
 * @returns the same outcome for a repeated mail, which adds nothing.
 * @throws a temporary error: the mail may be delivered again.
 */
export async function takeMailedReply(parts: MailedReplyParts, reply: MailedReply): Promise<MailedReplyOutcome> {
  if (parts.caseAddresses.caseNumberOf(reply.from) !== null) return 'ignored'
  const system = parts.platform.asSystem('take a mailed reply')
  const [record] = await system.find('Case', { CaseNumber: reply.caseNumber }, ['Id', 'ExportRestricted__c'], 1)
  if (record && reply.automatic !== null) {
    await addLine(system, String(record.Id), `Automatic mail of ${reply.from} was left out (${reply.automatic})`)
  }
  if (reply.automatic !== null) return 'ignored'
  const person = await senderOf(parts, reply.from)
  if (!record || person === null) return answerUnknown(parts, reply)
  const caseId = String(record.Id)
  const gateway = parts.platform.as({
    ...person.principal,
    attributes: { ...person.principal.attributes, byMail: true },
  })
  if (!(await mayReadRecord(gateway, caseId, 'Case.CaseNumber'))) return answerUnknown(parts, reply)
  if (reply.isDoubtful) return holdReply(system, gateway, { caseId, reply })
  const refuse = (reason: ReplyNoteReason) => answer(parts, reply, { reason, caseId })
  if (person.principal.internal) return refuse('support')
  if (record.ExportRestricted__c === true) return refuse('restricted')
  if (reply.text === '' && reply.files.length === 0) return refuse('empty')

  const { body, files } = withinOneComment(reply)
  const { key, hasGuess, leftOutFiles } = reply
  const refusal = await addComment(gateway, { caseId, body, folded: foldedOf(reply), key })
  if (refusal !== null) return refuse(refusal)
  const isKept = await keepMail(system, gateway, { caseId, reply })
  const refusedFiles = [...(await addMailedFiles(gateway, { caseId, files, key })), ...leftOutFiles]
  const isAnyAdded = refusedFiles.length < files.length + leftOutFiles.length
  const filesWait = isAnyAdded && !(await hasConfirmedNotice(system, person.userId))
  if (refusedFiles.length > 0 || filesWait || hasGuess) {
    await answerCounted(parts, reply, { caseId, refusedFiles, filesWait, hasFolded: hasGuess })
  }
  // Last, so that a mail that is delivered again after a failure does not repeat them.
  if (!isKept) await addLine(system, caseId, notKept(reply))
  if (refusedFiles.length > 0)
    await addLine(system, caseId, `${refusedFiles.length} files of a mail of ${reply.from} were not attached`)
  return 'added'
}

/** Shortens a text that exceeds the limit of comments, and adds the whole text as a file. */
function withinOneComment({ text, isContinued, files }: Pick<MailedReply, 'files' | 'isContinued' | 'text'>): {
  body: string
  files: readonly MailedFile[]
} {
  const body = text === '' ? FILES_ONLY : text
  if (body.length <= limits.commentCharacters) return { body, files }
  const whole = { name: 'message.txt', data: Buffer.from(text) }
  return { body: shortened(body, limits.commentCharacters, CONTINUED), files: isContinued ? files : [whole, ...files] }
}

const FILES_ONLY = 'Files sent by e-mail.'
const CONTINUED = '\n\n(The whole text is in the file message.txt.)'

const foldedOf = ({ folded }: MailedReply): string | null =>
  folded === '' ? null : shortened(folded, limits.foldedCharacters, FOLDED_CONTINUED)

const FOLDED_CONTINUED = '\n\n(The rest is in the e-mail, which support can open.)'

/** A text of at most `most` characters. A longer one is cut, without splitting a surrogate pair, and ends with `ending`. */
const shortened = (text: string, most: number, ending: string): string =>
  text.length <= most ? text : text.slice(0, most - ending.length).replace(/[\ud800-\udbff]$/u, '') + ending

/** Shows the mail of an unverified author to agents alone, who decide about it. */
async function holdReply(
  system: SystemGateway,
  gateway: Gateway,
  { caseId, reply }: { caseId: string; reply: MailedReply },
): Promise<'held'> {
  const isKept = await keepMail(system, gateway, { caseId, reply })
  const head = `E-mail in the name of ${reply.from}, whose sender could not be verified. The customer does not see it.\n\n`
  const { body } = withinOneComment({ ...reply, text: head + reply.text })
  await system.create('CaseComment', {
    ParentId: caseId,
    CommentBody: body,
    FoldedText__c: foldedOf(reply),
    IsPublished: false,
  })
  if (!isKept) await addLine(system, caseId, notKept(reply))
  return 'held'
}

/** Stores the whole mail as a file of its case that only agents see; its author owns the file. @returns false if a limit refuses it. */
async function keepMail(
  system: SystemGateway,
  gateway: Gateway,
  { caseId, reply: { key, raw, subject } }: { caseId: string; reply: MailedReply },
): Promise<boolean> {
  const name = subject.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'E-mail'
  const uploaded = await uploadOnce(gateway, { name: `${name}.eml`, data: raw }, `mail ${key} itself`)
  if (uploaded === null) return false
  const link = { ContentDocumentId: uploaded, LinkedEntityId: caseId }
  const [existing] = await system.find('ContentDocumentLink', link, ['Id'], 1)
  if (!existing) await system.create('ContentDocumentLink', { ...link, Visibility: 'InternalUsers' })
  return true
}

const notKept = ({ from }: MailedReply): string =>
  `The e-mail of ${from} could not be kept: a limit of files was reached`

const LINE_CHARACTERS = 255

/** A line in the history of a case that agents see. */
async function addLine(system: SystemGateway, caseId: string, text: string): Promise<void> {
  await system.create('CaseHistory', {
    ParentId: caseId,
    Field: 'Mail',
    NewValue: shortened(text, LINE_CHARACTERS, '…'),
  })
}

/**
 * The texts of the mails that were sent about a case, as far as they are of people of support or the same in every mail, newest first. Quoted
 * lines of an answer are found by them.
 */
export async function textsSentAbout(
  { platform }: Pick<JobServices, 'platform'>,
  caseNumber: string,
): Promise<string[]> {
  const system = platform.asSystem('compare an answer with the mails of its case')
  const [record] = await system.find('Case', { CaseNumber: caseNumber }, ['Id'], 1)
  if (!record) return []
  const published = { ParentId: String(record.Id), IsFromSupport__c: true, IsPublished: true }
  const comments = await system.find('CaseComment', published, ['CommentBody'], SENT_COMMENTS)
  return [...comments.map(({ CommentBody }) => String(CommentBody)), ...textsOfEveryMail]
}

const SENT_COMMENTS = 100

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
  { caseId, body, folded, key }: { caseId: string; body: string; folded: string | null; key: string },
): Promise<ReplyNoteReason | null> {
  try {
    const fields = { ParentId: caseId, CommentBody: body, ...(folded !== null && { FoldedText__c: folded }) }
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

/** An unknown author gets a note only if the sender is the author. */
const answerUnknown = (
  parts: MailedReplyParts,
  reply: MailedReply,
): MailedReplyOutcome | Promise<MailedReplyOutcome> =>
  !reply.isFromItsSender || reply.isDoubtful ? 'ignored' : answerCounted(parts, reply, { reason: 'unknown' })

/** Answers within the limits of mails to an address: the author may be forged, and the note names files of the mail. */
async function answerCounted(
  parts: MailedReplyParts,
  reply: MailedReply,
  note: Omit<ReplyNote, 'messageId' | 'to'>,
): Promise<'answered' | 'ignored'> {
  const runAt = await parts.identity.countMail({ email: reply.from, ip: reply.ip })
  return runAt === null ? 'ignored' : answer(parts, reply, note, runAt)
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
