import { Type } from 'typebox'
import { answerSentences, type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
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
  const { byMail, byMailAndLink, byMailAndOnPage } = answerSentences
  if (readBy === 'login') return byMailAndOnPage
  return readBy === null ? byMail : byMailAndLink
}
