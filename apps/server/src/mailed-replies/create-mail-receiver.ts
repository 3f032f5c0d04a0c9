import { AppError } from 'contract'
import type { Database } from 'database'
import type { Logger } from 'pino'
import type { CaseAddresses, MailedReply, MailedReplyOutcome } from 'support'
import type { MailReader } from '../adapters/inbound-mail/create-mail-reader.ts'
import { UnreadableMail } from '../adapters/inbound-mail/mime-parts.ts'
import type { ReadMail } from '../adapters/inbound-mail/read-mail.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import { processOnce, receivedMails } from './process-once.ts'

/** A received mail with the addresses of its envelope; `from` is empty for a delivery report and null where it is unknown. */
export type DeliveredMail = { raw: Buffer; to: string; from: string | null; ip: string }

/**
 * The outcome of a mail. `refused` and `unreadable` are final: the address belongs to no case, the author is not verified or not a single
 * person, or the mail cannot be parsed. The delivering host then notifies the sender.
 */
export type MailOutcome = MailedReplyOutcome | 'refused' | 'unreadable'

/** `words` is the explanation for the delivering host. `isFolded`: text was folded as a quote although none of our mails contains it. */
export type MailReceipt = { receipt: MailOutcome; isFolded: boolean; words?: string }

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
  checksSenders: boolean
  arcSealers: readonly string[]
  read: MailReader
  /** The texts of the mails that were sent about a case. */
  sentAbout(caseNumber: string): Promise<readonly string[]>
  take(reply: MailedReply): Promise<MailedReplyOutcome>
}

/** Limit of concurrent mails, because each is in memory while it is read. */
const AT_ONCE = 2
const WAITING = 30
/**
 * More mails than an author writes, but fewer than two programs send that answer each other. Authors can be forged, so there is also a
 * limit for all authors of a case, which no real conversation reaches.
 */
const LIMITS = { ofAuthor: 30, ofCase: 300, seconds: 600 }

const REFUSED: MailReceipt = { receipt: 'refused', isFolded: false }

/** Receives mails to the addresses of cases, by SMTP or HTTP. */
export function createMailReceiver(parts: MailReceiverParts): MailReceiver {
  const { database, log, caseAddresses, authservId, checksSenders, arcSealers, read, sentAbout, take } = parts
  const work = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING })

  const receiptOf = async ({ reply, proof }: ReadMail, raw: Buffer): Promise<MailReceipt> => {
    if (proof === 'refuted') return { ...REFUSED, words: 'its author could not be verified' }
    const { ofAuthor, ofCase, seconds } = LIMITS
    const receipt = await processOnce(database, reply, async () => {
      const taken = await receivedMails(database, reply, seconds)
      if (taken.ofAuthor > ofAuthor || taken.ofCase > ofCase) throw new AppError('TOO_MANY_REQUESTS', { seconds })
      return take({ ...reply, isDoubtful: proof === 'unknown', raw })
    })
    return { receipt, isFolded: receipt === 'added' && reply.hasGuess }
  }

  const receiptOfRaw = async ({ raw, from, ip }: DeliveredMail, caseNumber: string): Promise<MailReceipt> => {
    try {
      const sent = await sentAbout(caseNumber)
      const mail = await read(raw, { caseNumber, from, ip, authservId, checksSenders, arcSealers, sent })
      return mail === null ? { ...REFUSED, words: 'it has no single author' } : await receiptOf(mail, raw)
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error
      if (error.cause !== undefined) log.error({ err: error.cause, caseNumber }, 'A mail could not be parsed')
      return { receipt: 'unreadable', isFolded: false, words: error.message }
    }
  }

  return {
    acceptsMailTo: (address) => caseAddresses.caseNumberOf(address) !== null,
    receive: async (mail) => {
      const caseNumber = caseAddresses.caseNumberOf(mail.to)
      if (caseNumber === null) return REFUSED
      const slot = work.acquire('mail')
      try {
        await slot.ready
        const receipt = await receiptOfRaw(mail, caseNumber)
        log.info({ caseNumber, ...receipt }, 'A mail was received')
        return receipt
      } finally {
        slot.release()
      }
    },
  }
}
