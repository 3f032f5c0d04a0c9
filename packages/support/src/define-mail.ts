import type { Transaction } from 'database'
import type { SystemRecords } from 'platform'
import type { Static, TObject } from 'typebox'
import { defineJob, type Job, type JobServices } from './define-job.ts'
import type { MailDocument } from './mail-document.ts'

/** What a mail reads with, all in one transaction. */
export type MailReading = { records: SystemRecords; tx: Transaction } & Pick<JobServices, 'identity'>

export type MailDefinition<P extends TObject, Facts> = {
  task: string
  payload: P
  /** Why it reads without a caller; it is logged. */
  reason: string
  /** Identifies the mail across retries, so that it is not sent twice. */
  key(payload: Static<P>): string
  /** @returns content and recipient; null when there is no recipient. */
  read(reading: MailReading, payload: Static<P>): Promise<Facts | null>
  document(facts: Facts, baseUrl: string): MailDocument
}

/** A mail on the queue; `document` is its text as a plain value. */
export type Mail<Payload, Facts> = Job<Payload> & { document(facts: Facts, baseUrl: string): MailDocument }

// The footer says whether replies are read, before a recipient writes one.
export const NOT_READ = 'Please don’t reply: this mailbox isn’t monitored.'
export const ANSWER_HERE = 'Reply to this e-mail to comment on the case. Write above the quoted text.'

/** Adds to the footer of a mail whether replies are read. */
export const withAnswerNotice = (mail: MailDocument): MailDocument => ({
  ...mail,
  footer: [mail.replyTo === undefined ? NOT_READ : ANSWER_HERE, ...mail.footer],
})

/** Defines a mail that is sent after a commit; its area lists it. The footer of each mail says whether replies are read. */
export function defineMail<P extends TObject, Facts>(definition: MailDefinition<P, Facts>): Mail<Static<P>, Facts> {
  const { task, payload, reason, key, read } = definition
  const document = (facts: Facts, baseUrl: string): MailDocument =>
    withAnswerNotice(definition.document(facts, baseUrl))
  const job = defineJob({
    task,
    payload,
    run: async ({ platform, identity, mailer, baseUrl }, ids) => {
      const facts = await platform.asSystem(reason).transaction((records, tx) => read({ records, tx, identity }, ids))
      if (facts !== null) await mailer.send(document(facts, baseUrl), key(ids))
    },
  })
  return { ...job, document }
}
