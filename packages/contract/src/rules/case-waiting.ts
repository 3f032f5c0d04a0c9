import { casePhase } from './case-status.ts'

/** What a case says about whom it waits on. */
export type CaseWaitingFacts = {
  status: string
  /** Support has asked something and waits for the answer. */
  awaitsCustomer: boolean
  /** The contact of the case; null for one that a guest has opened. */
  contactId: string | null
}

/**
 * On whom a case waits, for one reader: the customer who reads it (`reader`), another person of the same account (`colleague`), or, for
 * support, `customer` or `support`.
 */
export type WaitedOn = 'reader' | 'colleague' | 'customer' | 'support'

/**
 * Says on whom a case waits. Lists, pages and mails all take the answer from here.
 *
 * @param reader - a customer by the contact, support without one.
 * @returns null when it waits on nobody, and for customers when it waits on support.
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
