import { caseAcknowledgement } from '../mails/case-acknowledgement.ts'
import type { MailJob } from './case-mail-job.ts'
import { caseMailRecipient } from './case-mail-recipient.ts'

/** Tells the contact of a new case its number. Does nothing when the contact wants no such mail or the case is gone. */
export async function sendCaseAcknowledgement(
  { platform, mailer, baseUrl }: MailJob,
  { caseId }: { caseId: string },
): Promise<void> {
  const recipient = await platform
    .asSystem('acknowledge a case by mail')
    .transaction((records) => caseMailRecipient(records, caseId))
  if (!recipient) return
  await mailer.send(caseAcknowledgement({ ...recipient, baseUrl }), `case-acknowledgement-${caseId}`)
}
