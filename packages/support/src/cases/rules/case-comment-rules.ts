import type { Change, RecordRules } from 'platform'
import { remindInThreeDays } from '../mails/case-reminder.mail.ts'
import { caseReply } from '../mails/case-reply.mail.ts'
import { refuseIfClosed } from './case-status.ts'

/**
 * The rules of comments: none on a closed case. A case waits for the customer from a public reply that needs an answer until a customer
 * comments, the flag is cleared or the status changes.
 */
export const caseCommentRules: RecordRules = {
  async beforeCreate(change: Change) {
    const caseId = String(change.value('ParentId'))
    const parent = await change.system.read('Case', caseId, ['Status', 'IsClosed', 'FirstAnswered__c'], 'update')
    if (change.principal === null || parent === null) return
    refuseIfClosed(parent.Status, caseId)
    change.set('IsFromSupport__c', change.principal.internal)
    if (!change.principal.internal) change.set('IsPublished', true)
    // No customer reads an internal note: it needs no answer, and must not even move the case in a customer's list.
    if (change.value('IsPublished') !== true) return change.set('NeedsAnswer__c', false)
    // Nobody waits for an answer on a case whose work has ended.
    const asks = change.value('NeedsAnswer__c') === true && parent.IsClosed !== true
    await change.system.update('Case', caseId, {
      LastCommentDate__c: change.now,
      ...(change.principal.internal && parent.FirstAnswered__c === null && { FirstAnswered__c: change.now }),
      ...(change.principal.internal && !asks ? {} : { AwaitingCustomer__c: asks }),
    })
  },
  afterCreate(change: Change) {
    if (change.principal === null || !change.principal.internal || change.value('IsPublished') !== true) return
    if (change.value('NeedsAnswer__c') === true) remindInThreeDays(change, String(change.value('ParentId')))
    if (change.flags.triggerOtherEmail === false) return
    caseReply.enqueue(change.tx, { commentId: change.id, caseId: String(change.value('ParentId')) })
  },
}
