import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const caseDraftListViews = defineListViews('CaseDraft__c', [
  {
    apiName: 'MyDrafts',
    id: '00B000000000902EAA',
    label: 'My drafts',
    columns: ['Form__c', 'SystemModstamp'],
    filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['-SystemModstamp'],
    profiles: signedInProfiles,
  },
])
