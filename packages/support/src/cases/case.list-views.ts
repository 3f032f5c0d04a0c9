import type { ListScopeDefinition } from 'platform'
import { defineListViews } from '../define-list-views.ts'
import { customerProfiles } from '../profiles.ts'

const columns = [
  'CaseNumber',
  'Subject',
  'Status',
  'Impact__c',
  'Product__r.Name',
  'Aircraft__r.TailNumber__c',
  'Subscription__r.ServiceNumber__c',
  'Contact.Name',
  'AwaitingCustomer__c',
  'IsEscalated',
  'CreatedDate',
  'SystemModstamp',
] as const

const agentColumns = [
  'CaseNumber',
  'Subject',
  'Account.Name',
  'Status',
  'Impact__c',
  'Product__r.Name',
  'Aircraft__r.TailNumber__c',
  'Subscription__r.ServiceNumber__c',
  'IsEscalated',
  'Queue__c',
  'CreatedDate',
  'SystemModstamp',
] as const

const mine = { field: 'ContactId', operator: 'equals', value: { principal: 'contactId' } } as const
const stillOpen = { field: 'IsClosed', operator: 'equals', value: false } as const

export const caseListViews = defineListViews('Case', [
  {
    apiName: 'MyCases',
    id: '00B000000000501EAA',
    label: 'My Cases',
    columns,
    filters: [mine],
    orderBy: ['-SystemModstamp'],
    profiles: customerProfiles,
  },
  {
    // What somebody is working on now: cases that are closed or found not actionable leave this list.
    apiName: 'MyRecentCases',
    id: '00B000000000502EAA',
    label: 'My Recent Cases',
    columns,
    filters: [mine, stillOpen],
    orderBy: ['-SystemModstamp'],
    profiles: customerProfiles,
  },
  {
    apiName: 'WaitingOnMe',
    id: '00B000000000507EAA',
    label: 'Waiting on you',
    columns,
    filters: [mine, stillOpen, { field: 'AwaitingCustomer__c', operator: 'equals', value: true }],
    orderBy: ['-SystemModstamp'],
    profiles: customerProfiles,
  },
  {
    apiName: 'AllCases',
    id: '00B000000000503EAA',
    label: 'All Cases',
    columns,
    orderBy: ['-SystemModstamp'],
    profiles: customerProfiles,
  },
  {
    // The same name with what agents want to see of a case: whose it is, and in which queue.
    apiName: 'AllCases',
    id: '00B000000000506EAA',
    label: 'All Cases',
    columns: agentColumns,
    orderBy: ['-SystemModstamp'],
    profiles: ['Agent'],
  },
  {
    apiName: 'OpenQueue',
    id: '00B000000000504EAA',
    label: 'Open queue',
    columns: agentColumns,
    filters: [stillOpen],
    orderBy: ['-SystemModstamp'],
    profiles: ['Agent'],
  },
  {
    apiName: 'MyQueue',
    id: '00B000000000505EAA',
    label: 'My cases',
    columns: agentColumns,
    filters: [{ field: 'OwnerId', operator: 'equals', value: { principal: 'userId' } }, stillOpen],
    orderBy: ['-SystemModstamp'],
    profiles: ['Agent'],
  },
])

/** What people can narrow their own list views to. */
export const caseListScopes: readonly ListScopeDefinition[] = [
  { apiName: 'mine', label: 'My cases', filter: mine, profiles: customerProfiles },
  {
    apiName: 'mine',
    label: 'My cases',
    filter: { field: 'OwnerId', operator: 'equals', value: { principal: 'userId' } },
    internal: true,
  },
]
