import { defineListViews } from '../define-list-views.ts'

export const userListViews = defineListViews('User', [
  {
    apiName: 'AccountUsers',
    id: '00B000000000301EAA',
    label: 'Users',
    columns: ['Name', 'Email', 'Profile', 'IsActive'],
    // The people of customers: everybody sees the names of agents, who have no contact.
    filters: [{ field: 'ContactId', operator: 'notEqual', value: null }],
    orderBy: ['Name'],
    profiles: ['AccountAdmin', 'Agent'],
  },
])
