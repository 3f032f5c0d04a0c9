import { defineListViews } from '../define-list-views.ts'

export const userListViews = defineListViews('User', [
  {
    apiName: 'AccountUsers',
    id: '00B000000000301EAA',
    label: 'Users',
    columns: ['Name', 'Email', 'Profile', 'IsActive'],
    orderBy: ['Name'],
    profiles: ['AccountAdmin', 'Agent'],
  },
])
