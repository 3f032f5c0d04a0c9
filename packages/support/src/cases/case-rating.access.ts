import { defineAccess, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['CaseId__c', 'Rating__c', 'Comment__c'] as const

// A rating is between the person who had the case and support; colleagues do not read it, the account admin does.
export const caseRatingAccess = defineAccess('CaseRating__c', {
  Customer: [{ rows: { ContactId__c: own('contactId'), AccountId__c: own('accountId') }, read: fields }],
  AccountAdmin: [{ rows: { AccountId__c: own('accountId') }, read: fields }],
  Agent: agentGrants({ read: fields }),
})
