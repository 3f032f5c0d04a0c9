import { caseOutcome } from '../mails/case-outcome.ts'
import type { MailJob } from './case-mail-job.ts'
import { caseMailRecipient } from './case-mail-recipient.ts'

/**
 * Tells the contact of a case that support has resolved or closed it. Does nothing when the contact wants no such mail, or
 * the case has moved on since. @param movedAt - when it was moved, ISO 8601: the same mail has the same time.
 */
export async function sendCaseOutcome(
  { platform, mailer, baseUrl }: MailJob,
  { caseId, status, movedAt }: { caseId: string; status: string; movedAt: string },
): Promise<void> {
  if (status !== 'Resolved' && status !== 'Closed') return
  const recipient = await platform.asSystem('tell the outcome of a case by mail').transaction(async (records) => {
    const found = await records.read('Case', caseId, ['Status'])
    return found?.Status === status ? caseMailRecipient(records, caseId) : null
  })
  if (!recipient) return
  await mailer.send(caseOutcome({ ...recipient, baseUrl, status }), `case-outcome-${caseId}-${Date.parse(movedAt)}`)
}
