import type { Change } from 'platform'
import { Type } from 'typebox'
import { caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

const REMINDED_AFTER_MS = 3 * 24 * 3_600_000

/** Reminds the customer and the watchers while support still waits for a reply. */
export const caseReminder = defineCaseMail({
  task: 'send-case-reminder',
  payload: Type.Object({ caseId: Type.String(), /** When support asked, ISO 8601. */ askedAt: Type.String() }),
  reason: 'remind a customer that support waits',
  key: ({ caseId, askedAt }) => `case-reminder-${caseId}-${Date.parse(askedAt)}`,
  to: ['opener', 'watchers'],
  read: async (records, { caseId }) => {
    const current = await records.read('Case', caseId, ['AwaitingCustomer__c'])
    return current?.AwaitingCustomer__c === true ? { caseId, facts: {} } : null
  },
  document: ({ to, case: of }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] Support is waiting for your reply`,
    preheader: `Support asked something about case ${of.caseNumber} three days ago.`,
    heading: 'Support is waiting for your reply',
    paragraphs: [
      `Support asked something about ${of.contentAllowed ? `“${of.subject}”` : `case ${of.caseNumber}`} three days ago and needs your answer to continue.`,
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})

/** Queues the reminder for a question that support asks now. A later question of the case replaces it. */
export function remindInThreeDays({ tx, now: askedAt }: Pick<Change, 'tx' | 'now'>, caseId: string): void {
  const runAt = new Date(Date.parse(askedAt) + REMINDED_AFTER_MS).toISOString()
  caseReminder.enqueue(tx, { caseId, askedAt }, { runAt, jobKey: `reminder-${caseId}` })
}
