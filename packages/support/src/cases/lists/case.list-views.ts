import type { ListScopeDefinition, ListViewDefinition } from 'platform'
import { customerProfiles } from '../../profiles.ts'

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

const queueColumns = [
  'NextDue__c',
  'CaseNumber',
  'Subject',
  'Account.Name',
  'Status',
  'Impact__c',
  'Product__r.Name',
  'Aircraft__r.TailNumber__c',
  'Queue__c',
  'Owner.Name',
  'IsEscalated',
  'CreatedDate',
] as const

const mine = { field: 'ContactId', operator: 'equals', value: { principal: 'contactId' } } as const
const stillOpen = { field: 'IsClosed', operator: 'equals', value: false } as const
/** Excludes cases that only wait to be closed. */
const inWork = [stillOpen, { field: 'Status', operator: 'notEqual', value: 'Resolved' }] as const

export const caseListViews: readonly ListViewDefinition[] = [
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
    // Closed and not actionable cases leave this list.
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
    // The list of this name for agents also shows account and queue.
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
    label: 'All Open',
    columns: agentColumns,
    filters: inWork,
    orderBy: ['-SystemModstamp'],
    profiles: ['Agent'],
  },
  {
    apiName: 'MyQueue',
    id: '00B000000000505EAA',
    label: 'My Queue',
    columns: agentColumns,
    filters: [{ field: 'OwnerId', operator: 'equals', value: { principal: 'userId' } }, ...inWork],
    orderBy: ['-SystemModstamp'],
    profiles: ['Agent'],
  },
  {
    // The cases of an agent, due first on top.
    apiName: 'MyWork',
    id: '00B000000000510EAA',
    label: 'My work',
    columns: queueColumns,
    filters: [{ field: 'OwnerId', operator: 'equals', value: { principal: 'userId' } }, ...inWork],
    orderBy: ['NextDue__c'],
    profiles: ['Agent'],
  },
  {
    apiName: 'OpenWork',
    id: '00B000000000511EAA',
    label: 'All open work',
    columns: queueColumns,
    filters: inWork,
    orderBy: ['NextDue__c'],
    profiles: ['Agent'],
  },
  {
    // Cases without an owner, the most overdue on top.
    apiName: 'Unassigned',
    id: '00B000000000508EAA',
    label: 'Unassigned',
    columns: queueColumns,
    filters: [{ field: 'IsUnassigned__c', operator: 'equals', value: true }],
    orderBy: ['NextDue__c'],
    profiles: ['Agent'],
  },
  {
    // No target runs while support waits for the customer: the longest wait is on top.
    apiName: 'WaitingOnCustomer',
    id: '00B000000000509EAA',
    label: 'Waiting on the customer',
    columns: queueColumns,
    filters: [{ field: 'AwaitingCustomer__c', operator: 'equals', value: true }, ...inWork],
    orderBy: ['WaitingSince__c'],
    profiles: ['Agent'],
  },
]

/** The scopes to which people can narrow their personal list views. */
export const caseListScopes: readonly ListScopeDefinition[] = [
  { apiName: 'mine', label: 'My cases', filter: mine, profiles: customerProfiles },
  {
    apiName: 'mine',
    label: 'My cases',
    filter: { field: 'OwnerId', operator: 'equals', value: { principal: 'userId' } },
    internal: true,
  },
]
