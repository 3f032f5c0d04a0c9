import { defineAccess, type Grant, own } from 'platform'

const form = [
  'Subject__c',
  'Description__c',
  'Impact__c',
  'IssueType__c',
  'ProductId__c',
  'AircraftId__c',
  'SubscriptionId__c',
] as const

const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', ...form], create: form, write: form, delete: true },
]

export const caseDraftAccess = defineAccess('CaseDraft__c', { Customer: mine, AccountAdmin: mine })
