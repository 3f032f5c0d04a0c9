import { defineListViews } from '../define-list-views.ts'
import { customerProfiles } from '../profiles.ts'

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
  {
    // Whom customers can ask to watch a case: names alone.
    apiName: 'Colleagues',
    id: '00B000000000302EAA',
    label: 'Colleagues',
    columns: ['Name'],
    filters: [{ field: 'AccountId', operator: 'equals', value: { principal: 'accountId' } }],
    orderBy: ['Name'],
    profiles: customerProfiles,
  },
  {
    // Who can own a case.
    apiName: 'Agents',
    id: '00B000000000303EAA',
    label: 'Agents',
    columns: ['Name'],
    filters: [
      { field: 'Profile', operator: 'equals', value: 'Agent' },
      { field: 'IsActive', operator: 'equals', value: true },
    ],
    orderBy: ['Name'],
    profiles: ['Agent'],
  },
])
