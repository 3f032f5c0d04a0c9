import { type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import type { MailDocument } from './mail-document.ts'

/** The mail that tells a customer the number of the case just opened. */
export function caseAcknowledgement(input: { to: string; baseUrl: string; case: CaseOfMail }): MailDocument {
  const { to, baseUrl, case: of } = input
  return {
    to,
    subject: `[${of.caseNumber}] Your case is open`,
    preheader: `Case ${of.caseNumber} is in the queue of our support.`,
    heading: 'Your case is open',
    paragraphs: [
      ...(of.contentAllowed ? [`We have received “${of.subject}”.`] : []),
      `The number of your case is ${of.caseNumber}. ${of.isOfGuest ? 'Our support will write to you at this address.' : 'You will hear from us here and on the page of the case, where you can add comments and files.'}`,
    ],
    facts: caseFacts(of),
    button: caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }
}
