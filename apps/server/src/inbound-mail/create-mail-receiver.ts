import { AppError } from 'contract'
import type { Database } from 'database'
import type { Logger } from 'pino'
import type { CaseAddresses, MailedReply, MailedReplyOutcome } from 'support'
import type { ReadMail } from '../adapters/inbound-mail/read-mail.ts'
import { readMail } from '../adapters/inbound-mail/read-mail.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { createSlidingWindow } from './sliding-window.ts'
import { takeOnce } from './take-once.ts'

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
  now: () => number
  caseAddresses: CaseAddresses
  authservId: string | null
  take(reply: MailedReply): Promise<MailedReplyOutcome>
}

/** Each mail is in memory while it is read. */
const AT_ONCE = 2
const WAITING = 30
/** No conversation is as fast: two programs that write to each other would be. */
const MOST_PER_CASE = { count: 30, milliseconds: 600_000 }

/** Takes mails to the addresses of cases, whichever way they come. */
export function createMailReceiver(parts: MailReceiverParts): MailReceiver {
  const { database, log, now, caseAddresses, authservId, take } = parts
  const work = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING })
  const perCase = createSlidingWindow({ ...MOST_PER_CASE, now })

  const receiptOf = async ({ reply, proof }: ReadMail): Promise<MailReceipt> => {
    if (proof === 'refuted') return 'refused'
    return takeOnce(database, reply.key, () => {
      if (!perCase.admits(reply.caseNumber)) throw new AppError('TOO_MANY_REQUESTS', { seconds: 600 })
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
