import type { Change } from 'platform'
import { Type } from 'typebox'
import { caseSettings } from '../case-settings.object.ts'
import { caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

const DAY_MS = 24 * 3_600_000

/** Reminders that were queued before the days could be chosen. */
const FORMER_DAYS = 3

/** Reminds the customer and the watchers while support still waits for a reply. */
export const caseReminder = defineCaseMail({
  task: 'send-case-reminder',
  payload: Type.Object({
    caseId: Type.String(),
    /** When support asked, ISO 8601. */
    askedAt: Type.String(),
    /** For how many days it waits. */
    days: Type.Optional(Type.Number()),
  }),
  reason: 'remind a customer that support waits',
  key: ({ caseId, askedAt }) => `case-reminder-${caseId}-${Date.parse(askedAt)}`,
  to: ['opener', 'watchers'],
  read: async (records, { caseId, days = FORMER_DAYS }) => {
    const current = await records.read('Case', caseId, ['AwaitingCustomer__c'])
    return current?.AwaitingCustomer__c === true ? { caseId, facts: { days } } : null
  },
  document: ({ to, case: of, days }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] Support is waiting for your reply`,
    preheader: `Support asked something about case ${of.caseNumber} ${daysAgo(days)}.`,
    heading: 'Support is waiting for your reply',
    paragraphs: [
      `Support asked something about ${of.contentAllowed ? `“${of.subject}”` : `case ${of.caseNumber}`} ${daysAgo(days)} and needs your answer to continue.`,
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})

/** Queues the reminder for a question that support asks now. A later question of the case replaces it. */
export async function remindLater(
  { tx, now: askedAt, system }: Pick<Change, 'tx' | 'now' | 'system'>,
  caseId: string,
): Promise<void> {
  const { reminderDays: days } = await system.referenceData(caseSettings)
  if (days === null) return
  const runAt = new Date(Date.parse(askedAt) + days * DAY_MS).toISOString()
  caseReminder.enqueue(tx, { caseId, askedAt, days }, { runAt, jobKey: `reminder-${caseId}` })
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const daysAgo = (days: number): string => `${words[days - 1] ?? days} ${days === 1 ? 'day' : 'days'} ago`
