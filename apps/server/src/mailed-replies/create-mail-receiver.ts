import { AppError } from 'contract'
import type { Database } from 'database'
import type { Logger } from 'pino'
import type { CaseAddresses, MailedReply, MailedReplyOutcome } from 'support'
import type { ReadMail } from '../adapters/inbound-mail/read-mail.ts'
import { readMail } from '../adapters/inbound-mail/read-mail.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { mailsOfCase, takeOnce } from './take-once.ts'

/** A mail as it was handed over, with the addresses of its envelope; `from` is empty for a report and null where it is not known. */
export type HandedMail = { raw: Buffer; to: string; from: string | null; ip: string }

/**
 * What became of a mail. `refused` is final: it is to no case, its author is not proven or not one person; its sender should hear it from
 * the host that handed it over.
 */
export type MailReceipt = MailedReplyOutcome | 'refused'

export type MailReceiver = {
  /** Whether mail to an address can be taken at all. */
  takesMailTo(address: string): boolean
  /** @throws AppError and others for what may succeed later: too many mails at once, a database that does not answer. */
  receive(mail: HandedMail): Promise<MailReceipt>
}

export type MailReceiverParts = {
  database: Pick<Database, 'query'>
  log: Logger
  caseAddresses: CaseAddresses
  authservId: string | null
  take(reply: MailedReply): Promise<MailedReplyOutcome>
}

/** Each mail is in memory while it is read. */
const AT_ONCE = 2
const WAITING = 30
/** No conversation is as fast: two programs that write to each other would be. */
const MOST_PER_CASE = { mails: 30, seconds: 600 }

/** Takes mails to the addresses of cases, whichever way they come. */
export function createMailReceiver(parts: MailReceiverParts): MailReceiver {
  const { database, log, caseAddresses, authservId, take } = parts
  const work = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING })

  const receiptOf = async ({ reply, proof }: ReadMail): Promise<MailReceipt> => {
    if (proof === 'refuted') return 'refused'
    const { mails, seconds } = MOST_PER_CASE
    return takeOnce(database, reply, async () => {
      const taken = await mailsOfCase(database, reply.caseNumber, seconds)
      if (taken > mails) throw new AppError('TOO_MANY_REQUESTS', { seconds })
      return take(reply)
    })
  }

  return {
    takesMailTo: (address) => caseAddresses.caseNumberOf(address) !== null,
    receive: async ({ raw, to, from, ip }) => {
      const caseNumber = caseAddresses.caseNumberOf(to)
      if (caseNumber === null) return 'refused'
      const slot = work.acquire('mail')
      try {
        await slot.ready
        const mail = await readMail(raw, { caseNumber, from, ip }, { authservId })
        const receipt = mail === null ? 'refused' : await receiptOf(mail)
        log.info({ caseNumber, receipt }, 'A mail was taken')
        return receipt
      } finally {
        slot.release()
      }
    },
  }
}
