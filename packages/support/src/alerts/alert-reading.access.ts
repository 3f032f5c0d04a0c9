import { defineAccess, type Grant, own } from 'platform'

const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'AlertId__c', 'IsConfirmed__c', 'ConfirmedDate__c'],
    create: ['AlertId__c', 'IsConfirmed__c'],
    write: ['IsConfirmed__c'],
  },
]

export const alertReadingAccess = defineAccess('AlertReading__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
