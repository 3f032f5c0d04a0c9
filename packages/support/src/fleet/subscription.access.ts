import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = [
  'ServiceNumber__c',
  'ProductId__c',
  'AircraftId__c',
  'AccountId__c',
  'Coverage__c',
  'Status__c',
  'StartDate__c',
  'EndDate__c',
  'DownloadLimit__c',
  'DownloadsUsed__c',
] as const

// The counter is read-only: only a reset changes it.
const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const subscriptionAccess = defineAccess('Subscription__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
})
