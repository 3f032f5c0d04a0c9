import { Type } from 'typebox'
import { paragraphsOf } from '../../mail-document.ts'
import { answerSentences, type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

/** Mails a public reply of an agent to the customer and the watchers; without its text if content may not leave the portal. */
export const caseReply = defineCaseMail({
  task: 'send-case-reply',
  payload: Type.Object({ commentId: Type.String(), caseId: Type.Optional(Type.String()) }),
  reason: 'send a reply by mail',
  key: ({ commentId }) => `case-reply-${commentId}`,
  to: ['opener', 'watchers'],
  read: async (records, { commentId }) => {
    const fields = ['ParentId', 'CommentBody', 'IsPublished', 'CreatedById']
    const comment = await records.read('CaseComment', commentId, fields)
    if (comment?.IsPublished !== true) return null
    const agent = await records.read('User', String(comment.CreatedById), ['Name'])
    const agentName = String(agent?.Name ?? 'Support')
    return { caseId: String(comment.ParentId), facts: { agentName, text: String(comment.CommentBody) } }
  },
  document: ({ to, case: of, agentName, text }, baseUrl) => ({
    to,
    subject: of.contentAllowed ? `[${of.caseNumber}] ${agentName} replied` : `[${of.caseNumber}] New reply`,
    preheader: `There is a new reply on case ${of.caseNumber}.`,
    heading: of.contentAllowed ? `${agentName} replied` : 'New reply on your case',
    paragraphs: [
      ...(of.contentAllowed ? paragraphsOf(text) : [withoutContent(of)]),
      ...(of.isWaitingForRecipient ? [answerSentences.isWaiting] : []),
    ],
    facts: caseFacts(of),
    ...caseButton(baseUrl, of),
    footer: caseFooter(baseUrl, of),
  }),
})

const withoutContent = ({ caseNumber, readBy }: CaseOfMail): string =>
  readBy === null
    ? `Our support has replied to case ${caseNumber}. To learn what they wrote, contact our support and give this number.`
    : `Read the reply on the page of case ${caseNumber}.`
