import type { CaseAddresses } from '../case-addresses.ts'
import type { JobServices } from '../define-job.ts'

/** An answer by e-mail to the address of a case, as it was read from the mail. */
export type MailedReply = {
  /** Identifies the mail: the same however often it arrives. At most 100 characters. */
  key: string
  /** The Message-ID with its angle brackets; null where it has none that can be repeated in another mail. */
  messageId: string | null
  caseNumber: string
  /** The address of its author, in lower case. */
  from: string
  /** Whether it was sent from the address of its author, so that a note to an unknown author reaches nobody else. */
  isFromItsSender: boolean
  /** The network address from which it came to this server. */
  ip: string
  /** Written by a program: an absence note, a delivery report, a mailing list. It is never answered. */
  isAutomatic: boolean
  /** What its author wrote, without quoted text and signature. */
  text: string
  files: readonly MailedFile[]
}

export type MailedFile = { name: string; data: Uint8Array }

/** What became of a mailed reply: it is a comment, its author got a note instead, or neither. */
export type MailedReplyOutcome = 'added' | 'answered' | 'ignored'

export type MailedReplyParts = Pick<JobServices, 'platform' | 'personOf'> & {
  identity: Pick<JobServices['identity'], 'countMail'>
  caseAddresses: CaseAddresses
}
