import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const read = ['ContentDocumentId', 'LinkedEntityId', 'ShareType', 'Visibility'] as const
const create = ['ContentDocumentId', 'LinkedEntityId'] as const

const onCases: Grant = {
  rows: { AccountId: own('accountId'), Kind__c: 'Case', Visibility: 'AllUsers' },
  read,
  create,
}

const onArticles: Grant = { rows: { Kind__c: 'Article', ArticleStatus__c: 'Online', Visibility: 'AllUsers' }, read }

export const contentDocumentLinkAccess = defineAccess('ContentDocumentLink', {
  Customer: [
    { ...onCases, when: { caseVisibility: 'Account' } },
    {
      when: { caseVisibility: 'Own' },
      rows: { ContactId: own('contactId'), AccountId: own('accountId'), Kind__c: 'Case', Visibility: 'AllUsers' },
      read,
      create,
    },
    onArticles,
  ],
  AccountAdmin: [onCases, onArticles],
  Agent: [...agentGrants({ read, create: [...create, 'Visibility'] }, { Kind__c: 'Case' }), onArticles],
  Author: [{ rows: { Kind__c: 'Article', LinkedOwnerId__c: own('userId') }, read, create }, onArticles],
})
