import type { Change, RecordRules } from 'platform'
import { caseReply } from './case-reply.mail.ts'
import { refuseIfClosed } from './refuse-closed-case.ts'

/** The rules of comments: none on a closed case, and each sets whether the case waits for the customer. */
export const caseCommentRules: RecordRules = {
  async beforeCreate(change: Change) {
    const caseId = String(change.value('ParentId'))
    const parent = await change.system.read('Case', caseId, ['Status', 'AwaitingCustomer__c'], 'update')
    if (change.principal === null || parent === null) return
    refuseIfClosed(parent.Status, caseId)
    change.set('IsFromSupport__c', change.principal.internal)
    if (!change.principal.internal) change.set('IsPublished', true)
    // An internal note must not even move the case in a customer's list.
    if (change.value('IsPublished') !== true) return
    await change.system.update('Case', caseId, {
      LastCommentDate__c: change.now,
      AwaitingCustomer__c: change.principal.internal && parent.Status !== 'Resolved',
    })
  },
  afterCreate(change: Change) {
    if (change.principal === null || !change.principal.internal || change.value('IsPublished') !== true) return
    if (change.flags.triggerOtherEmail === false) return
    caseReply.enqueue(change.tx, { commentId: change.id })
  },
}
