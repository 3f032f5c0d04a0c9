import { AppError } from 'contract'
import { autoNumber, dateTime, lookup, number, picklist, text } from '../metadata/field.ts'
import { defineObject, type ObjectDefinition } from '../metadata/object.ts'
import { loanActions } from './toy-actions.ts'

const states = [
  { value: 'Out', label: 'Lent', isDefault: true },
  { value: 'Overdue', label: 'Overdue' },
  { value: 'Returned', label: 'Returned', closed: true },
]

export const loan: ObjectDefinition = defineObject({
  apiName: 'Loan__c',
  keyPrefix: 'b03',
  label: 'Loan',
  labelPlural: 'Loans',
  nameField: 'LoanNumber__c',
  custom: true,
  fields: {
    LoanNumber__c: autoNumber({ label: 'Loan number', digits: 6, startsAt: 1_001 }),
    BookId__c: lookup({
      label: 'Book',
      to: ['Book__c'],
      relationshipName: 'Book__r',
      childRelationshipName: 'Loans__r',
      required: true,
    }),
    ReaderId__c: lookup({
      label: 'Reader',
      to: ['Reader__c'],
      relationshipName: 'Reader__r',
      childRelationshipName: 'Loans__r',
      bindings: { BranchId__c: 'BranchId__c' },
    }),
    BranchId__c: lookup({
      label: 'Branch',
      to: ['Branch__c'],
      relationshipName: 'Branch__r',
      copyOf: { lookup: 'ReaderId__c', field: 'BranchId__c' },
    }),
    Status__c: picklist({ label: 'Status', required: true, values: states }),
    DueDate__c: dateTime({ label: 'Due' }),
    Rank__c: number({ label: 'Rank', precision: 9 }),
    Remark__c: text({ label: 'Remark' }),
    StaffNote__c: text({ label: 'Staff note' }),
  },
  actions: loanActions,
  indexes: [
    { columns: ['ReaderId__c'] },
    { columns: ['ReaderId__c', 'SystemModstamp'] },
    { columns: ['ReaderId__c', 'DueDate__c'] },
    { columns: ['BranchId__c', 'SystemModstamp'] },
    { columns: ['BranchId__c', 'DueDate__c'] },
    { columns: ['BookId__c', 'CreatedDate'] },
    { columns: ['SystemModstamp'] },
    { columns: ['DueDate__c'] },
  ],
  listScopes: [
    {
      apiName: 'mine',
      label: 'My loans',
      filter: { field: 'ReaderId__c', operator: 'equals', value: { principal: 'readerId' } },
    },
  ],
  paths: [
    {
      apiName: 'Lending',
      id: '0N3000000000901EAA',
      label: 'Lending',
      picklist: 'Status__c',
      steps: [
        { value: 'Out', info: 'Ask for the reader card.', fields: ['DueDate__c', 'StaffNote__c'] },
        { value: 'Overdue', fields: ['StaffNote__c'] },
      ],
    },
  ],
  listViews: [
    {
      apiName: 'MyLoans',
      id: '00B000000000903EAA',
      label: 'My loans',
      columns: ['LoanNumber__c', 'Book__r.Title__c', 'Status__c', 'DueDate__c', 'Remark__c'],
      filters: [{ field: 'ReaderId__c', operator: 'equals', value: { principal: 'readerId' } }],
      orderBy: ['-SystemModstamp'],
      profiles: ['Reader'],
    },
    {
      apiName: 'AllLoans',
      id: '00B000000000904EAA',
      label: 'All loans',
      columns: ['LoanNumber__c', 'Status__c', 'DueDate__c'],
      orderBy: ['-SystemModstamp'],
      profiles: ['Reader', 'Librarian'],
    },
    {
      apiName: 'ByDueDate',
      id: '00B000000000905EAA',
      label: 'By due date',
      columns: ['LoanNumber__c', 'DueDate__c'],
      filters: [{ field: 'Status__c', operator: 'notEqual', value: 'Returned', operandLabel: 'Returned' }],
      orderBy: ['DueDate__c'],
      profiles: ['Reader', 'Librarian'],
    },
  ],
  relatedLists: [
    {
      relatedListId: 'Loans',
      label: 'Loans',
      parent: 'Book__c',
      field: 'BookId__c',
      columns: ['LoanNumber__c', 'Status__c', 'StaffNote__c'],
      orderBy: ['-CreatedDate'],
    },
  ],
  history: { object: 'LoanHistory__c', fields: ['Status__c', 'DueDate__c'] },
  live: { parents: ['BookId__c'] },
  mru: true,
  rules: {
    beforeCreate: (change) => {
      if (change.principal?.profile === 'Reader')
        change.set('ReaderId__c', change.principal.attributes.readerId ?? null)
    },
    beforeDelete: (change) => {
      if (change.value('Status__c') === 'Overdue') throw new AppError('CONFLICT')
    },
  },
})

export const loanHistory = defineObject({
  apiName: 'LoanHistory__c',
  keyPrefix: 'b04',
  label: 'Loan history',
  labelPlural: 'Loan history',
  nameField: 'Field',
  custom: true,
  fields: {
    ParentId: lookup({
      label: 'Loan',
      to: ['Loan__c'],
      relationshipName: 'Parent',
      childRelationshipName: 'History__r',
      offers: { Remark__c: ['Large print'] },
    }),
    Field: text({ label: 'Field', collation: 'code', required: true }),
    OldValue: text({ label: 'Old value' }),
    NewValue: text({ label: 'New value' }),
    ReaderId__c: lookup({
      label: 'Reader',
      to: ['Reader__c'],
      relationshipName: 'Reader__r',
      copyOf: { lookup: 'ParentId', field: 'ReaderId__c' },
    }),
  },
  indexes: [{ columns: ['ParentId', 'CreatedDate'] }],
  relatedLists: [
    {
      relatedListId: 'LoanHistory',
      label: 'History',
      parent: 'Loan__c',
      field: 'ParentId',
      columns: ['Field', 'OldValue', 'NewValue', 'CreatedDate'],
      orderBy: ['CreatedDate'],
    },
  ],
})
