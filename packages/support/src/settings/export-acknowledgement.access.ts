import { defineAccess, type Grant, own } from 'platform'

const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'Version__c', 'AcknowledgedDate__c'],
    create: ['Version__c'],
  },
]

export const exportAcknowledgementAccess = defineAccess('ExportAcknowledgement__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
