import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

// Verified domains, visibility and export flags are internal. The customer number is shown to customers on
// their personal page, beside the account number, and the manager where they ask to be removed.
const customer: readonly Grant[] = [
  {
    rows: { Id: own('accountId') },
    read: ['Name', 'AccountNumber', 'CustomerNumber__c', 'CcidCode__c', 'SupportTier__c', 'OwnerId', 'RecordTypeId'],
  },
]

export const accountAccess = defineAccess('Account', {
  Customer: customer,
  AccountAdmin: customer,
  Agent: agentGrants({
    read: 'all',
    write: ['Name', 'SupportTier__c', 'CaseVisibility__c', 'VerifiedDomains__c'],
  }),
})
