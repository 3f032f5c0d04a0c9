import { defineAccess, type Grant } from 'platform'

const fields = [
  'Title__c',
  'ProductId__c',
  'Kind__c',
  'Severity__c',
  'Body__c',
  'EffectiveDate__c',
  'AiracCycle__c',
  'NeedsConfirmation__c',
] as const

// A service of the product entitles, current or expired: an alert about data that is still on board must reach its user.
const entitled: readonly Grant[] = [
  {
    rows: { via: { object: 'Subscription__c', field: 'ProductId__c', on: 'ProductId__c' } },
    read: fields,
    hidesPeople: true,
  },
]

export const productAlertAccess = defineAccess('ProductAlert__c', {
  Customer: entitled,
  AccountAdmin: entitled,
  Agent: [{ rows: 'all', read: fields, write: fields, create: fields }],
  Author: [{ rows: 'all', read: fields, write: fields, create: fields, hidesPeople: true }],
})
