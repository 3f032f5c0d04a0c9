import { Type } from 'typebox'
import { paragraphsOf } from '../../mail-document.ts'
import { caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

/** Notifies the customer, the watchers and the owner of an escalation, unless it has ended by then. */
export const caseEscalation = defineCaseMail({
  task: 'send-case-escalation',
  payload: Type.Object({
    caseId: Type.String(),
    /** ISO 8601; part of the key, since each escalation is mailed. */ escalatedAt: Type.String(),
  }),
  reason: 'mail an escalation',
  key: ({ caseId, escalatedAt }) => `case-escalation-${caseId}-${Date.parse(escalatedAt)}`,
  to: ['opener', 'watchers', 'support'],
  read: async (records, { caseId }) => {
    const escalated = await records.read('Case', caseId, ['IsEscalated', 'EscalationReason__c'])
    if (escalated?.IsEscalated !== true) return null
    return { caseId, facts: { reason: String(escalated.EscalationReason__c ?? '') } }
  },
  document: ({ to, case: of, reason }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] The case was escalated`,
    preheader: `Case ${of.caseNumber} was escalated.`,
    heading: 'The case was escalated',
    paragraphs: [
      of.contentAllowed ? `“${of.subject}” was escalated.` : `Case ${of.caseNumber} was escalated.`,
      of.side === 'support'
        ? 'The customer needs more attention to this case.'
        : 'A duty manager reads the case and will contact you.',
      ...(of.contentAllowed && reason !== '' ? paragraphsOf(reason) : []),
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})
