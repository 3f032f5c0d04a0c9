import { readSubscriptions } from '../../../../parts/alerts/subscription-reads.ts'
import { page } from '../../../../records/page.ts'
import { readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'

export const alerts = page({
  ...pages.accountAlerts,
  reads: () => ({
    preferences: readList(
      { objectApiName: 'NotificationPreference__c', listViewApiName: 'MyPreference', pageSize: 1 },
      [
        'NotificationPreference__c.CaseEmails__c',
        'NotificationPreference__c.ProductAlertEmails__c',
        'NotificationPreference__c.ProductMarketing__c',
        'NotificationPreference__c.CustomerSurveys__c',
      ],
    ),
    subscriptions: readSubscriptions,
  }),
})
