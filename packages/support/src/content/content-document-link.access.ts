import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const read = ['ContentDocumentId', 'LinkedEntityId', 'ShareType', 'Visibility'] as const
const readOnCases = [...read, 'CommentCaseId__c'] as const
const create = ['ContentDocumentId', 'LinkedEntityId'] as const

const onCases: Grant = {
  rows: { AccountId: own('accountId'), Kind__c: 'Case', Visibility: 'AllUsers' },
  read: readOnCases,
  create,
}

const onArticles: Grant = { rows: { Kind__c: 'Article', ArticleStatus__c: 'Online', Visibility: 'AllUsers' }, read }
/** For readers who may not see authors. */
const onArticlesOnly: Grant = { ...onArticles, hidesPeople: true }

export const contentDocumentLinkAccess = defineAccess('ContentDocumentLink', {
  // Server methods use this grant to find the files of a public article. Guests cannot call the UI service.
  Guest: [
    {
      rows: { Kind__c: 'Article', ArticleStatus__c: 'Online', ArticlePublic__c: true, Visibility: 'AllUsers' },
      read: ['ContentDocumentId', 'LinkedEntityId'],
      hidesPeople: true,
    },
  ],
  Customer: [
    { ...onCases, when: { caseVisibility: 'Account' } },
    {
      when: { caseVisibility: 'Own' },
      rows: { ContactId: own('contactId'), AccountId: own('accountId'), Kind__c: 'Case', Visibility: 'AllUsers' },
      read: readOnCases,
      create,
    },
    onArticlesOnly,
  ],
  AccountAdmin: [onCases, onArticlesOnly],
  Agent: [...agentGrants({ read: readOnCases, create: [...create, 'Visibility'] }, { Kind__c: 'Case' }), onArticles],
  Administrator: [onArticlesOnly],
  // Published files change only with the right to publish; the author adds and removes files of a draft.
  Author: [
    {
      rows: { Kind__c: 'Article', LinkedOwnerId__c: own('userId'), ArticleStatus__c: 'Draft' },
      read,
      create,
      delete: true,
    },
    { rows: { Kind__c: 'Article', LinkedOwnerId__c: own('userId') }, read },
    onArticlesOnly,
    { when: { publishRight: true }, rows: { Kind__c: 'Article' }, read, create, delete: true, hidesPeople: true },
  ],
})
