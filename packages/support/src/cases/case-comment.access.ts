import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

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
