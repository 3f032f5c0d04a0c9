import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const alertReadingListViews = defineListViews('AlertReading__c', [
  {
    apiName: 'MyReadings',
    id: '00B000000001501EAA',
    label: 'Alerts that I have read',
    columns: ['AlertId__c', 'IsConfirmed__c', 'ConfirmedDate__c'],
    filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['-CreatedDate'],
    profiles: signedInProfiles,
  },
])
