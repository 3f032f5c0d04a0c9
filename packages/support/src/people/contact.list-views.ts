import { defineListViews } from '../define-list-views.ts'

export const contactListViews = defineListViews('Contact', [
  {
    apiName: 'AccountContacts',
    id: '00B000000000201EAA',
    label: 'People',
    columns: [
      'Name',
      'Email',
      'Role__c',
      'Phone',
      'PortalAccess__c',
      'Login__r.Profile',
      'Login__r.IsActive',
      'Login__r.LastLoginDate',
    ],
    orderBy: ['Name'],
    profiles: ['AccountAdmin', 'Agent'],
  },
])
