import { Type } from 'typebox'
import { caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

/** Tells the people of a case that it goes on in another one of their account. */
export const caseMerged = defineCaseMail({
  task: 'send-case-merged',
  payload: Type.Object({
    caseId: Type.String(),
    /** The case in which it goes on. */
    parentId: Type.String(),
    /** ISO 8601: a case that was reopened can be merged again. */
    mergedAt: Type.String(),
    mergedBy: Type.Optional(Type.String()),
  }),
  reason: 'send by mail in which case another one goes on',
  key: ({ caseId, mergedAt }) => `case-merged-${caseId}-${Date.parse(mergedAt)}`,
  to: ['opener', 'watchers'],
  read: async (records, { caseId, parentId, mergedBy }) => {
    const found = await records.read('Case', caseId, ['IsMerged__c', 'ParentId'])
    const target = await records.read('Case', parentId, ['CaseNumber'])
    if (found?.IsMerged__c !== true || found.ParentId !== parentId || target === null) return null
    return { caseId, except: mergedBy, facts: { targetNumber: String(target.CaseNumber) } }
  },
  document: ({ to, case: of, targetNumber }, baseUrl) => ({
    to,
    subject: `[${of.caseNumber}] Your case goes on as ${targetNumber}`,
    preheader: `Case ${of.caseNumber} was merged into case ${targetNumber}.`,
    heading: `Your case goes on as ${targetNumber}`,
    paragraphs: [
      of.contentAllowed
        ? `Support has merged “${of.subject}” into case ${targetNumber}, which is about the same problem.`
        : `Case ${of.caseNumber} was merged into case ${targetNumber}.`,
      'The page of your case links to it. If you can read that case, you watch it now and get its e-mails.',
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(of),
  }),
})
