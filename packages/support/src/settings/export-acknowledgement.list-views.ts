import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const exportAcknowledgementListViews = defineListViews('ExportAcknowledgement__c', [
  {
    apiName: 'MyAcknowledgements',
    id: '00B000000000e01EAA',
    label: 'My acknowledgements',
    columns: ['Version__c', 'AcknowledgedDate__c'],
    filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['-CreatedDate'],
    profiles: signedInProfiles,
  },
])
