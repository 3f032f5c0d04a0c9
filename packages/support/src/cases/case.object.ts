import { CASE_PDF_PATH } from 'contract'
import { defineObject } from 'platform'
import { customerProfiles } from '../profiles.ts'
import { caseActions } from './case.actions.ts'
import { caseFields } from './case.fields.ts'
import { caseIndexes } from './case.indexes.ts'
import { caseLayouts } from './case.layouts.ts'
import { caseListScopes } from './case.list-views.ts'
import { casePaths } from './case.paths.ts'
import { caseSearch } from './case.search.ts'
import { caseRules } from './case-rules.ts'

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
})
