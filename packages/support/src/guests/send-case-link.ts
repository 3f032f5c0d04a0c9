import { AppError } from 'contract'
import { queueAccountMail } from '../self-service/queue-account-mail.ts'
import { addressOf, type VisitorParts } from '../self-service/visitor.ts'

/**
 * Mails another link to a case. Whether the address opened the case is looked up when the mail is sent, so that neither the answer nor its
 * time shows it.
 *
 * @throws AppError `INVALID_EMAIL`, `INVALID_VALUE` about the number.
 */
export async function sendCaseLink(
  parts: Pick<VisitorParts, 'identity' | 'visitorDatabase'>,
  { email, caseNumber: given, ip }: { email: string; caseNumber: string; ip: string },
): Promise<void> {
  const caseNumber = given.trim()
  if (!/^\d{8}$/.test(caseNumber)) {
    throw new AppError('INVALID_VALUE', { label: 'Case number' }, { field: 'caseNumber' })
  }
  await queueAccountMail(parts, { kind: 'guest-case', email: addressOf(email), ip, caseNumber })
}
