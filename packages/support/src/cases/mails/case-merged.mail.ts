import { Type } from 'typebox'
import { caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

/** Notifies the people of a case that it was merged into another case of the account. */
export const caseMerged = defineCaseMail({
  task: 'send-case-merged',
  payload: Type.Object({
    caseId: Type.String(),
    /** The case that it was merged into. */
    parentId: Type.String(),
    /** ISO 8601: a case that was reopened can be merged again. */
    mergedAt: Type.String(),
    mergedBy: Type.Optional(Type.String()),
  }),
  reason: 'mail that a case was merged',
  key: ({ caseId, mergedAt }) => `case-merged-${caseId}-${Date.parse(mergedAt)}`,
  to: ['opener', 'watchers'],
  read: async (records, { caseId, parentId, mergedBy }) => {
    const merged = await records.read('Case', caseId, ['IsMerged__c', 'ParentId'])
    const target = await records.read('Case', parentId, ['CaseNumber'])
    if (merged?.IsMerged__c !== true || merged.ParentId !== parentId || target === null) return null
    return { caseId, except: mergedBy, facts: { targetNumber: String(target.CaseNumber) } }
  },
  document: ({ to, case: of, targetNumber }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] Your case continues as ${targetNumber}`,
    preheader: `Case ${of.caseNumber} was merged into case ${targetNumber}.`,
    heading: `Your case continues as ${targetNumber}`,
    paragraphs: [
      of.contentAllowed
        ? `Support has merged “${of.subject}” into case ${targetNumber}, which is about the same problem.`
        : `Case ${of.caseNumber} was merged into case ${targetNumber}.`,
      'The page of your case links to it. If you can read that case, you watch it now and get its e-mails.',
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})
