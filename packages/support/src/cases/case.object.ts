import { CASE_PDF_PATH, type CaseStatusRow, caseStatusTable } from 'contract'
import { defineObject, type PathDefinition } from 'platform'
import { customerProfiles } from '../profiles.ts'
import { caseActions } from './actions/case.actions.ts'
import { caseFields, caseLayouts } from './case.fields.ts'
import { caseRules } from './case-rules.ts'
import { caseIndexes } from './lists/case.indexes.ts'
import { caseListScopes, caseListViews } from './lists/case.list-views.ts'
import { caseSearch } from './lists/case.search.ts'

const rows: readonly CaseStatusRow[] = caseStatusTable

const fieldsOfWork = ['Impact__c', 'ProductId__c', 'AwaitingCustomer__c', 'IsEscalated']

/** The steps of a case, by its status. */
const casePaths: readonly PathDefinition[] = [
  {
    apiName: 'CaseProgress',
    id: '0N3000000000501EAA',
    label: 'Progress of the case',
    picklist: 'Status',
    steps: rows.flatMap(({ value, phase, meaning: info }) =>
      info === undefined ? [] : [{ value, info, fields: phase === 'work' ? fieldsOfWork : ['ClosedDate'] }],
    ),
  },
]

const casesOf = {
  relatedListId: 'Cases',
  label: 'Cases',
  columns: ['CaseNumber', 'Subject', 'Status', 'Impact__c', 'SystemModstamp'],
  orderBy: ['-SystemModstamp'],
} as const

/** A support case: the conversation about one problem or question of a customer. */
export const supportCase = defineObject({
  apiName: 'Case',
  keyPrefix: '500',
  label: 'Case',
  labelPlural: 'Cases',
  nameField: 'CaseNumber',
  fields: caseFields,
  indexes: caseIndexes,
  listViews: caseListViews,
  listScopes: caseListScopes,
  layouts: caseLayouts,
  paths: casePaths,
  relatedLists: [
    {
      relatedListId: 'ChildCases',
      label: 'Follow-up cases',
      parent: 'Case',
      field: 'ParentId',
      columns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
      orderBy: ['-CreatedDate'],
    },
    { ...casesOf, parent: 'Account', field: 'AccountId' },
    { ...casesOf, parent: 'Contact', field: 'ContactId' },
  ],
  search: caseSearch,
  history: {
    object: 'CaseHistory',
    fields: [
      'Status',
      'Impact__c',
      'IssueType__c',
      'IsEscalated',
      'ProductId__c',
      'OwnerId',
      'Queue__c',
      'IsMerged__c',
      'ContactId',
    ],
  },
  // Assigning cases is internal work: no announcement of a new owner or queue to customers, although they can read the owner's name.
  live: { parents: ['ParentId', 'AccountId', 'ContactId'], internalFields: ['OwnerId', 'Queue__c'] },
  mru: true,
  theme: { color: '1F5E7A', iconUrl: '/icons/case.svg' },
  actions: caseActions,
  actionOverrides: [
    { action: 'New', targetUrl: '/case-manager/Open-a-Case', profiles: customerProfiles },
    { action: 'View', targetUrl: '/case-details' },
  ],
  customButtons: [
    {
      apiName: 'Case.SaveAsPdf',
      id: '00b000000000501AAA',
      label: 'Save as PDF',
      targetUrl: CASE_PDF_PATH.replace('{caseId}', '{Id}'),
    },
  ],
  rules: caseRules,
  frozen: {
    field: 'Status',
    values: rows.flatMap(({ value, isFrozen }) => (isFrozen ? [value] : [])),
    code: 'CASE_CLOSED',
  },
})
