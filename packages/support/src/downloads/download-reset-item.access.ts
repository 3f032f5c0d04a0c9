import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['ResetId__c', 'SubscriptionId__c', 'UsedBefore__c', 'UsedAfter__c', 'Result__c'] as const

const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const downloadResetItemAccess = defineAccess('DownloadResetItem__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
})
