import { limits } from 'contract'
import { checkbox, defineAccess, defineObject, type Grant, longText, lookup, own, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { caseCommentRules } from './rules/case-comment-rules.ts'

/** A message on a case; an unpublished one is a note that only agents see. Comments are never changed. */
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

// The equality on IsPublished keeps internal notes out; the rules publish what a customer writes.
const ofTheAccount: Grant = {
  rows: { AccountId: own('accountId'), IsPublished: true },
  read: ['ParentId', 'CommentBody', 'IsPublished', 'IsFromSupport__c', 'NeedsAnswer__c'],
  create: ['ParentId', 'CommentBody'],
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
