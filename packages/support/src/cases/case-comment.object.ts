import { limits } from 'contract'
import {
  type Change,
  checkbox,
  defineAccess,
  defineObject,
  type Grant,
  longText,
  lookup,
  own,
  type RecordRules,
  text,
} from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { remindLater } from './mails/case-reminder.mail.ts'
import { caseReply } from './mails/case-reply.mail.ts'
import { refuseIfClosed } from './rules/case-status.ts'

/**
 * Comments are refused on a closed case. A public reply that needs an answer marks the case as waiting for the customer, until a
 * customer comments, the flag is cleared or the status changes.
 */
const caseCommentRules: RecordRules = {
  async beforeCreate(change: Change) {
    const caseId = String(change.value('ParentId'))
    const parent = await change.system.read('Case', caseId, ['Status', 'IsClosed', 'FirstAnswered__c'], 'update')
    if (change.principal === null || parent === null) return
    refuseIfClosed(parent.Status, caseId)
    change.set('IsFromSupport__c', change.principal.internal)
    if (!change.principal.internal) change.set('IsPublished', true)
    // Customers do not read internal notes, so a note never needs an answer and does not move the case up in a customer's list.
    if (change.value('IsPublished') !== true) return change.set('NeedsAnswer__c', false)
    // A case does not wait for an answer once its work has ended.
    const asks = change.value('NeedsAnswer__c') === true && parent.IsClosed !== true
    await change.system.update('Case', caseId, {
      LastCommentDate__c: change.now,
      ...(change.principal.internal && parent.FirstAnswered__c === null && { FirstAnswered__c: change.now }),
      ...(change.principal.internal && !asks ? {} : { AwaitingCustomer__c: asks }),
    })
  },
  async afterCreate(change: Change) {
    if (change.principal === null || !change.principal.internal || change.value('IsPublished') !== true) return
    if (change.value('NeedsAnswer__c') === true) await remindLater(change, String(change.value('ParentId')))
    if (change.flags.triggerOtherEmail === false) return
    caseReply.enqueue(change.tx, { commentId: change.id, caseId: String(change.value('ParentId')) })
  },
}

/** A message on a case; an unpublished one is an internal note, which only agents see. Comments are never changed. */
export const caseComment = defineObject({
  apiName: 'CaseComment',
  keyPrefix: '00a',
  label: 'Case comment',
  labelPlural: 'Case comments',
  nameField: 'Id',
  fields: {
    ParentId: lookup({
      label: 'Case',
      required: true,
      to: ['Case'],
      relationshipName: 'Parent',
      childRelationshipName: 'CaseComments',
    }),
    CommentBody: longText({ label: 'Comment', required: true, length: limits.commentCharacters }),
    FoldedText__c: longText({
      label: 'Quoted text',
      length: limits.foldedCharacters,
      help: 'The quoted e-mail, signature and notices of a comment sent by e-mail.',
    }),
    IsPublished: checkbox({ label: 'Published', defaultValue: true }),
    IsFromSupport__c: checkbox({ label: 'From support' }),
    NeedsAnswer__c: checkbox({
      label: 'Needs an answer',
      help: 'Support waits for an answer of the customer to this comment.',
    }),
    AccountId: text({
      label: 'Account',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ParentId', field: 'AccountId' },
    }),
    ContactId: text({
      label: 'Contact',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ParentId', field: 'ContactId' },
    }),
    ExportRestricted__c: exportRestrictedBy('ParentId'),
  },
  indexes: [{ columns: ['ParentId', 'CreatedDate'] }],
  search: {
    scopes: ['AccountId', 'ContactId', 'ExportRestricted__c', 'IsPublished'],
    // Guests read the text alone.
    classes: { comment: ['CommentBody'], folded: ['FoldedText__c'] },
    fields: ['CommentBody', 'Parent.CaseNumber', 'CreatedDate'],
  },
  relatedLists: [
    {
      relatedListId: 'CaseComments',
      label: 'Comments',
      parent: 'Case',
      field: 'ParentId',
      columns: ['CommentBody', 'CreatedDate', 'CreatedBy.Name', 'IsPublished'],
      orderBy: ['CreatedDate'],
    },
  ],
  live: { parents: ['ParentId'] },
  rules: caseCommentRules,
})

// The equality on IsPublished hides internal notes; the rules publish every comment of a customer.
const ofTheAccount: Grant = {
  rows: { AccountId: own('accountId'), IsPublished: true },
  read: ['ParentId', 'CommentBody', 'FoldedText__c', 'IsPublished', 'IsFromSupport__c', 'NeedsAnswer__c'],
  create: ['ParentId', 'CommentBody', 'FoldedText__c'],
}

export const caseCommentAccess = defineAccess('CaseComment', {
  Guest: [
    {
      rows: { ParentId: own('caseId'), ExportRestricted__c: false, IsPublished: true },
      read: ['ParentId', 'CommentBody', 'IsFromSupport__c'],
      hidesPeople: true,
    },
  ],
  Customer: [
    { ...ofTheAccount, when: { caseVisibility: 'Account' } },
    {
      ...ofTheAccount,
      when: { caseVisibility: 'Own' },
      rows: { ContactId: own('contactId'), AccountId: own('accountId'), IsPublished: true },
    },
  ],
  AccountAdmin: [ofTheAccount],
  Agent: agentGrants({ read: 'all', create: ['ParentId', 'CommentBody', 'IsPublished', 'NeedsAnswer__c'] }),
})
