import { type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import type { MailDocument } from './mail-document.ts'

/** The mail that tells a customer that support has resolved or closed a case, and what can still be done with it. */
export function caseOutcome(input: {
  to: string
  baseUrl: string
  case: CaseOfMail
  status: 'Resolved' | 'Closed'
}): MailDocument {
  const { to, baseUrl, case: of, status } = input
  const done = status === 'Resolved' ? 'resolved' : 'closed'
  return {
    to,
    subject: `[${of.caseNumber}] Your case is ${done}`,
    preheader: `Support has marked case ${of.caseNumber} as ${done}.`,
    heading: `Your case is ${done}`,
    paragraphs: [
      of.contentAllowed ? `Support has marked “${of.subject}” as ${done}.` : `Case ${of.caseNumber} is ${done}.`,
      of.isOfGuest
        ? 'If the problem is still there, open another case.'
        : 'If the problem is still there, open the page of the case and choose Reopen.',
    ],
    facts: caseFacts(of),
    button: caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }
}
