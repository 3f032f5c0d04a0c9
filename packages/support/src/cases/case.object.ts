import { defineObject } from 'platform'
import { caseFields } from './case.fields.ts'
import { caseIndexes } from './case.indexes.ts'
import { caseLayouts } from './case.layouts.ts'
import { caseListViews } from './case.list-views.ts'
import { caseRules } from './case-rules.ts'

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
  layouts: caseLayouts,
  relatedLists: [
    {
      relatedListId: 'ChildCases',
      label: 'Follow-up cases',
      parent: 'Case',
      field: 'ParentId',
      columns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
      orderBy: ['-CreatedDate'],
    },
    {
      relatedListId: 'Cases',
      label: 'Cases',
      parent: 'Account',
      field: 'AccountId',
      columns: ['CaseNumber', 'Subject', 'Status', 'Impact__c', 'SystemModstamp'],
      orderBy: ['-SystemModstamp'],
    },
  ],
  search: {
    scopes: ['AccountId', 'ContactId', 'ExportRestricted__c'],
    classes: { case: ['CaseNumber', 'Subject', 'Description', 'Resolution__c'] },
  },
  history: {
    object: 'CaseHistory',
    fields: ['Status', 'Impact__c', 'IssueType__c', 'IsEscalated', 'ProductId__c', 'OwnerId', 'Queue__c'],
  },
  live: { parents: ['ParentId'] },
  mru: true,
  theme: { color: '1F5E7A', iconUrl: '/icons/case.svg' },
  rules: caseRules,
})
