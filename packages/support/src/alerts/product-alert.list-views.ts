import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const productAlertListViews = defineListViews('ProductAlert__c', [
  {
    apiName: 'AllAlerts',
    id: '00B000000000b01EAA',
    label: 'All alerts',
    columns: ['Title__c', 'Product__r.Name', 'Kind__c', 'Severity__c', 'EffectiveDate__c'],
    orderBy: ['-EffectiveDate__c'],
    profiles: signedInProfiles,
  },
])
