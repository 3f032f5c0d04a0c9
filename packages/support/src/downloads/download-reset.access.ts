import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['ResetNumber__c', 'AccountId__c', 'RequestedById__c', 'Reason__c', 'Outcome__c'] as const

// Resets are made by an action that checks each service, so no profile creates these records itself.
const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const downloadResetAccess = defineAccess('DownloadReset__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
})
