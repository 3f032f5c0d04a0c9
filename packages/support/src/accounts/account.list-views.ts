import { defineListViews } from '../define-list-views.ts'

export const accountListViews = defineListViews('Account', [
  {
    apiName: 'AllAccounts',
    id: '00B000000000101EAA',
    label: 'All Accounts',
    columns: ['Name', 'AccountNumber', 'SupportTier__c', 'RecordType.Name'],
    orderBy: ['Name'],
    profiles: ['Agent'],
  },
])
