import { paragraphsOf } from '../paragraphs-of.ts'
import { type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import type { MailDocument } from './mail-document.ts'

/** The mail with what an agent has written to the customer; where content may not leave the portal, only that there is a reply. */
export function caseReply(input: {
  to: string
  baseUrl: string
  case: CaseOfMail
  agentName: string
  text: string
}): MailDocument {
  const { to, baseUrl, case: of, agentName, text } = input
  const shown = of.contentAllowed
  return {
    to,
    subject: shown ? `[${of.caseNumber}] ${agentName} replied` : `[${of.caseNumber}] New reply`,
    preheader: `There is a new reply on case ${of.caseNumber}.`,
    heading: shown ? `${agentName} replied` : 'New reply on your case',
    paragraphs: shown ? paragraphsOf(text) : [unshown(of)],
    facts: caseFacts(of),
    button: caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }
}

const unshown = ({ caseNumber, isOfGuest }: CaseOfMail): string =>
  isOfGuest
    ? `Our support has replied to case ${caseNumber}. Tell them its number when you get in touch.`
    : `Read the reply on the page of case ${caseNumber}.`
