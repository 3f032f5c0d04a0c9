import { Type } from 'typebox'
import { type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { conversationKey, defineCaseMail } from './define-case-mail.ts'

/** Sends the case number to the person who opened the case. */
export const caseAcknowledgement = defineCaseMail({
  task: 'send-case-acknowledgement',
  payload: Type.Object({ caseId: Type.String() }),
  reason: 'acknowledge a case by mail',
  key: ({ caseId }) => conversationKey(caseId),
  to: ['opener'],
  read: async (_records, { caseId }) => ({ caseId, facts: {} }),
  document: ({ to, case: of }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] Your case is open`,
    preheader: `Case ${of.caseNumber} is in the queue of our support.`,
    heading: 'Your case is open',
    paragraphs: [
      ...(of.contentAllowed ? [`We have received “${of.subject}”.`] : []),
      `The number of your case is ${of.caseNumber}. ${answersOf(of)}`,
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})

function answersOf({ readBy }: CaseOfMail): string {
  if (readBy === 'login') {
    return 'We reply by e-mail and on the page of the case, where you can add comments and files.'
  }
  const here = 'Our support will write to you at this address'
  return readBy === null ? `${here}.` : `${here}, and you can read the answers on the page of the case.`
}
