import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

export const productListViews = defineListViews('Product2', [
  {
    apiName: 'AllProducts',
    id: '00B000000000701EAA',
    label: 'All Products',
    columns: ['Name', 'ItemNumber__c', 'LatestVersion__c', 'ReleaseDate__c'],
    filters: [{ field: 'IsActive', operator: 'equals', value: true }],
    orderBy: ['Name'],
    profiles: signedInProfiles,
  },
])
