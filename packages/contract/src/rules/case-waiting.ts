import { casePhase } from './case-status.ts'

/** The facts of a case that decide who must act next. */
export type CaseWaitingFacts = {
  status: string
  /** Support has asked something and waits for the answer. */
  awaitsCustomer: boolean
  /** The contact of the case; null for one that a guest has opened. */
  contactId: string | null
}

/**
 * Who must act next on a case, for one reader. For customers: the reader, or another contact of the account (`colleague`). For support:
 * `customer` or `support`.
 */
export type WaitedOn = 'reader' | 'colleague' | 'customer' | 'support'

/**
 * Decides who must act next on a case. Lists, pages and e-mails all use it.
 *
 * @param reader - a customer by the contact, support without one.
 * @returns null when nothing is left to do, and for customers also when support must act.
 */
export function waitedOn(
  { status, awaitsCustomer, contactId }: CaseWaitingFacts,
  reader: { contactId: string | null },
): WaitedOn | null {
  const phase = casePhase(status)
  if (phase === 'closed') return null
  if (reader.contactId === null) return awaitsCustomer ? 'customer' : phase === 'work' ? 'support' : null
  if (!awaitsCustomer) return null
  return reader.contactId === contactId ? 'reader' : 'colleague'
}
