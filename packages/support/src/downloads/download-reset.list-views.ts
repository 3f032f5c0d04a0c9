import { defineListViews } from '../define-list-views.ts'
import { customerProfiles } from '../profiles.ts'

export const downloadResetListViews = defineListViews('DownloadReset__c', [
  {
    apiName: 'MyDownloadResets',
    id: '00B000000000f01EAA',
    label: 'My download resets',
    columns: ['ResetNumber__c', 'Outcome__c', 'CreatedDate'],
    filters: [{ field: 'RequestedById__c', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['-CreatedDate'],
    profiles: customerProfiles,
  },
])
