import { defineAccess, type Grant, own } from 'platform'

const switches = ['CaseEmails__c', 'ProductAlertEmails__c', 'ProductMarketing__c', 'CustomerSurveys__c'] as const

const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', ...switches], write: switches },
]

// Account admins too read and write their own preferences only.
export const notificationPreferenceAccess = defineAccess('NotificationPreference__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
