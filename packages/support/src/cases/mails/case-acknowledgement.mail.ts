import { inBothZones } from 'contract'
import type { SystemRecords } from 'platform'
import { Type } from 'typebox'
import { answerSentences, type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { userOfContact } from './case-mail-roles.ts'
import { conversationKey, defineCaseMail } from './define-case-mail.ts'

/** Sends the case number to the person who opened the case. */
export const caseAcknowledgement = defineCaseMail({
  task: 'send-case-acknowledgement',
  payload: Type.Object({ caseId: Type.String() }),
  reason: 'acknowledge a case by mail',
  key: ({ caseId }) => conversationKey(caseId),
  to: ['opener'],
  read: async (records, { caseId }) => ({ caseId, facts: { answerDue: await answerDueOf(records, caseId) } }),
  document: ({ to, case: of, answerDue }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] Your case is open`,
    preheader: `Case ${of.caseNumber} is in the queue of our support.`,
    heading: 'Your case is open',
    paragraphs: [
      ...(of.contentAllowed ? [`We have received “${of.subject}”.`] : []),
      `The number of your case is ${of.caseNumber}. ${answersOf(of)}`,
      ...(answerDue === null ? [] : [`We aim to answer by ${answerDue}.`]),
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})

/** When the first answer is due, in UTC and in the time of the person who opened the case; null for a case without a target. */
async function answerDueOf(records: SystemRecords, caseId: string): Promise<string | null> {
  const record = await records.read('Case', caseId, ['FirstAnswerDue__c', 'ContactId'])
  if (typeof record?.FirstAnswerDue__c !== 'string') return null
  const userId = typeof record.ContactId === 'string' ? await userOfContact(records, record.ContactId) : null
  const user = userId === null ? null : await records.read('User', userId, ['TimeZone'])
  return inBothZones(record.FirstAnswerDue__c, typeof user?.TimeZone === 'string' ? user.TimeZone : 'UTC')
}

function answersOf({ readBy }: CaseOfMail): string {
  const { byMail, byMailAndLink, byMailAndOnPage } = answerSentences
  if (readBy === 'login') return byMailAndOnPage
  return readBy === null ? byMail : byMailAndLink
}
