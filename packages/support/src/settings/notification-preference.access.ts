import { defineAccess, type Grant, own } from 'platform'

const switches = ['CaseEmails__c', 'ProductAlertEmails__c', 'ProductMarketing__c', 'CustomerSurveys__c'] as const

const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', ...switches], write: switches },
]

// An account admin reads and writes the admin's own preferences only, as everybody does.
export const notificationPreferenceAccess = defineAccess('NotificationPreference__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
})
