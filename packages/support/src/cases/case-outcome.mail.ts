import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'
import { caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { type CaseMailRecipient, caseMailRecipient } from './case-mail-recipient.ts'

type Outcome = 'Resolved' | 'Closed'

/** Tells the customer that support has resolved or closed a case, and what can still be done; not when its status has changed since. */
export const caseOutcome = defineMail({
  task: 'send-case-outcome',
  payload: Type.Object({
    caseId: Type.String(),
    status: Type.Union([Type.Literal('Resolved'), Type.Literal('Closed')]),
    /** When the status changed, ISO 8601: each change has a mail of its own. */
    movedAt: Type.String(),
  }),
  reason: 'send the outcome of a case by mail',
  key: ({ caseId, movedAt }) => `case-outcome-${caseId}-${Date.parse(movedAt)}`,
  read: async (reading, { caseId, status }) => {
    const found = await reading.records.read('Case', caseId, ['Status'])
    const recipient = found?.Status === status ? await caseMailRecipient(reading, caseId) : null
    return recipient && { ...recipient, status }
  },
  document: ({ to, case: of, status }: CaseMailRecipient & { status: Outcome }, baseUrl) => {
    const done = status === 'Resolved' ? 'resolved' : 'closed'
    return {
      to,
      subject: `[${of.caseNumber}] Your case is ${done}`,
      preheader: `Support has marked case ${of.caseNumber} as ${done}.`,
      heading: `Your case is ${done}`,
      paragraphs: [
        of.contentAllowed ? `Support has marked “${of.subject}” as ${done}.` : `Case ${of.caseNumber} is ${done}.`,
        of.readBy === 'login'
          ? 'If the problem is still there, open the page of the case and choose Reopen.'
          : 'If the problem is still there, open another case.',
      ],
      facts: caseFacts(of),
      ...caseButton(baseUrl, of),
      footer: caseFooter(of),
    }
  },
})
