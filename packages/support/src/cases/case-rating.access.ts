import { defineAccess, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['CaseId__c', 'Rating__c', 'Comment__c'] as const

// The contact of the case, the account admin and support read a rating; colleagues do not. Only the contact gives one.
const ofTheContact = { ContactId__c: own('contactId'), AccountId__c: own('accountId') }

export const caseRatingAccess = defineAccess('CaseRating__c', {
  Customer: [{ rows: ofTheContact, read: fields, create: fields }],
  AccountAdmin: [
    { rows: { AccountId__c: own('accountId') }, read: fields },
    { rows: ofTheContact, read: fields, create: fields },
  ],
  Agent: agentGrants({ read: fields }),
})
