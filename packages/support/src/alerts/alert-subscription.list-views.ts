import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const alertSubscriptionListViews = defineListViews('AlertSubscription__c', [
  {
    apiName: 'MySubscriptions',
    id: '00B000000001601EAA',
    label: 'Products that I follow',
    columns: ['ProductId__c', 'Channel__c', 'NewDataCycle__c', 'ServiceNotice__c', 'NewVersion__c'],
    filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['-CreatedDate'],
    profiles: signedInProfiles,
  },
])
