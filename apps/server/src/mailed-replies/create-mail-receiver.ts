import { AppError } from 'contract'
import type { Database } from 'database'
import type { Logger } from 'pino'
import type { CaseAddresses, MailedReply, MailedReplyOutcome } from 'support'
import type { ReadMail } from '../adapters/inbound-mail/read-mail.ts'
import { readMail } from '../adapters/inbound-mail/read-mail.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { mailsOfCase, processOnce } from './process-once.ts'

/** A received mail with the addresses of its envelope; `from` is empty for a delivery report and null where it is unknown. */
export type DeliveredMail = { raw: Buffer; to: string; from: string | null; ip: string }

/**
 * The outcome of a mail. `refused` is final: the address belongs to no case, or the author is not verified or not a single person. The
 * delivering host then notifies the sender.
 */
export type MailReceipt = MailedReplyOutcome | 'refused'

export type MailReceiver = {
  /** Whether the address is the address of a case. */
  acceptsMailTo(address: string): boolean
  /** @throws AppError or another Error for a temporary failure: too many mails at once, or the database does not answer. */
  receive(mail: DeliveredMail): Promise<MailReceipt>
}

export type MailReceiverParts = {
  database: Pick<Database, 'query'>
  log: Logger
  caseAddresses: CaseAddresses
  authservId: string | null
  take(reply: MailedReply): Promise<MailedReplyOutcome>
}

/** Few at once, because each mail is in memory while it is read. */
const AT_ONCE = 2
const WAITING = 30
/** More mails than any conversation has, but fewer than two programs that answer each other. */
const MAX_PER_CASE = { mails: 30, seconds: 600 }

/** Receives mails to the addresses of cases, by SMTP or HTTP. */
export function createMailReceiver(parts: MailReceiverParts): MailReceiver {
  const { database, log, caseAddresses, authservId, take } = parts
  const work = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING })

  const receiptOf = async ({ reply, proof }: ReadMail): Promise<MailReceipt> => {
    if (proof === 'refuted') return 'refused'
    const { mails, seconds } = MAX_PER_CASE
    return processOnce(database, reply, async () => {
      const taken = await mailsOfCase(database, reply.caseNumber, seconds)
      if (taken > mails) throw new AppError('TOO_MANY_REQUESTS', { seconds })
      return take(reply)
    })
  }

  return {
    acceptsMailTo: (address) => caseAddresses.caseNumberOf(address) !== null,
    receive: async ({ raw, to, from, ip }) => {
      const caseNumber = caseAddresses.caseNumberOf(to)
      if (caseNumber === null) return 'refused'
      const slot = work.acquire('mail')
      try {
        await slot.ready
        const mail = await readMail(raw, { caseNumber, from, ip }, { authservId })
        const receipt = mail === null ? 'refused' : await receiptOf(mail)
        log.info({ caseNumber, receipt }, 'A mail was received')
        return receipt
      } finally {
        slot.release()
      }
    },
  }
}
