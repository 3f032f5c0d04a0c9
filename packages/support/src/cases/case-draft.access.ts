import { defineAccess, type Grant, own } from 'platform'

const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'Form__c', 'Content__c'],
    create: ['Form__c', 'Content__c'],
    write: ['Content__c'],
    delete: true,
  },
]

// Authors keep articles that are not saved yet.
export const caseDraftAccess = defineAccess('CaseDraft__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
