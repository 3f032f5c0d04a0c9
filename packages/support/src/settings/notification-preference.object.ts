import { checkbox, defineObject, lookup, number } from 'platform'

/** Which mails one person wants. */
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
    // Counts up when the secret address of the feed is renewed, which ends the earlier one.
    AlertFeedVersion__c: {
      ...number({ label: 'Version of the alert feed', precision: 6, defaultValue: 1 }),
      hidden: true,
    },
  },
})
