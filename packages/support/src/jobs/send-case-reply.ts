import { caseReply } from '../mails/case-reply.ts'
import type { MailJob } from './case-mail-job.ts'
import { caseMailRecipient } from './case-mail-recipient.ts'

/** Sends what an agent wrote to the contact of the case. Does nothing when the contact wants no such mail. */
export async function sendCaseReply(
  { platform, mailer, baseUrl }: MailJob,
  { commentId }: { commentId: string },
): Promise<void> {
  const reply = await platform.asSystem('send a reply by mail').transaction(async (records) => {
    const comment = await records.read('CaseComment', commentId, [
      'ParentId',
      'CommentBody',
      'IsPublished',
      'CreatedById',
    ])
    if (comment?.IsPublished !== true) return null
    const recipient = await caseMailRecipient(records, String(comment.ParentId))
    const agent = await records.read('User', String(comment.CreatedById), ['Name'])
    return recipient && { ...recipient, agentName: String(agent?.Name ?? 'Support'), text: String(comment.CommentBody) }
  })
  if (!reply) return
  await mailer.send(caseReply({ ...reply, baseUrl }), `case-reply-${commentId}`)
}
