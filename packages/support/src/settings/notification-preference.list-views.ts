import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const notificationPreferenceListViews = defineListViews('NotificationPreference__c', [
  {
    apiName: 'MyPreference',
    id: '00B000000000c01EAA',
    label: 'My notification preference',
    columns: ['CaseEmails__c', 'ProductAlertEmails__c', 'ProductMarketing__c', 'CustomerSurveys__c'],
    filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['UserId__c'],
    profiles: signedInProfiles,
  },
])
