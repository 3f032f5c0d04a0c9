import { defineAccess, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['CaseId__c', 'Rating__c', 'Comment__c'] as const

// The contact of the case, the account admin and support read a rating; colleagues do not.
export const caseRatingAccess = defineAccess('CaseRating__c', {
  Customer: [{ rows: { ContactId__c: own('contactId'), AccountId__c: own('accountId') }, read: fields }],
  AccountAdmin: [{ rows: { AccountId__c: own('accountId') }, read: fields }],
  Agent: agentGrants({ read: fields }),
})
