import { checkbox, defineAccess, defineObject, type Grant, lookup, number, own } from 'platform'
import { signedInProfiles } from '../profiles.ts'

/** Which mails a user wants. */
export const notificationPreference = defineObject({
  apiName: 'NotificationPreference__c',
  keyPrefix: 'a06',
  label: 'Notification preference',
  labelPlural: 'Notification preferences',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, unique: true, to: ['User'], relationshipName: 'User__r' }),
    CaseEmails__c: checkbox({ label: 'Case notification e-mails', defaultValue: true }),
    ProductAlertEmails__c: checkbox({ label: 'Product alert e-mails', defaultValue: true }),
    ProductMarketing__c: checkbox({ label: 'Product marketing' }),
    CustomerSurveys__c: checkbox({ label: 'Customer surveys' }),
    // Raised when the secret address of the feed is replaced, which invalidates the earlier address.
    AlertFeedVersion__c: {
      ...number({ label: 'Version of the alert feed', precision: 6, defaultValue: 1 }),
      hidden: true,
    },
  },
  listViews: [
    {
      apiName: 'MyPreference',
      id: '00B000000000c01EAA',
      label: 'My notification preference',
      columns: ['CaseEmails__c', 'ProductAlertEmails__c', 'ProductMarketing__c', 'CustomerSurveys__c'],
      filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['UserId__c'],
      profiles: signedInProfiles,
    },
  ],
})

const switches = ['CaseEmails__c', 'ProductAlertEmails__c', 'ProductMarketing__c', 'CustomerSurveys__c'] as const

const mine: readonly Grant[] = [
  { rows: { UserId__c: own('userId') }, read: ['UserId__c', ...switches], write: switches },
]

// Account admins, too, read and write only their own preferences.
export const notificationPreferenceAccess = defineAccess('NotificationPreference__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
  Administrator: mine,
})
