import { defineAccess, type Grant, own } from 'platform'

const switches = ['Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c'] as const

// People see their own subscriptions only, and make them for themselves.
const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'ProductId__c', ...switches],
    create: ['ProductId__c', ...switches],
    write: switches,
  },
]

export const alertSubscriptionAccess = defineAccess('AlertSubscription__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
