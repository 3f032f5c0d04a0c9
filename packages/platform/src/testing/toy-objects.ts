import {
  checkbox,
  currency,
  date,
  email,
  longText,
  lookup,
  number,
  percent,
  picklist,
  text,
} from '../metadata/field.ts'
import { defineObject } from '../metadata/object.ts'
import { bookActions } from './toy-actions.ts'

const branchLookup = lookup({ label: 'Branch', to: ['Branch__c'], relationshipName: 'Branch__r' })

export const branch = defineObject({
  apiName: 'Branch__c',
  keyPrefix: 'b00',
  label: 'Branch',
  labelPlural: 'Branches',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Name', required: true }),
    City__c: text({ label: 'City' }),
    Budget__c: currency({ label: 'Budget' }),
  },
})

export const reader = defineObject({
  apiName: 'Reader__c',
  keyPrefix: 'b01',
  label: 'Reader',
  labelPlural: 'Readers',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Name', required: true }),
    Email__c: email({ label: 'E-mail' }),
    BranchId__c: branchLookup,
    Fines__c: currency({ label: 'Fines' }),
  },
  duplicateRules: [
    {
      name: 'Reader_Email',
      actionOnInsert: 'Allow',
      actionOnUpdate: 'Block',
      filters: [{ field: 'Name', operation: 'notEqual', value: 'Everybody' }],
      matchRules: [{ name: 'Same_Email', fields: ['Email__c'] }],
    },
  ],
  indexes: [{ columns: ['BranchId__c', 'Name'] }, { columns: ['Name'] }],
})

const genres = [
  ...['Novel', 'History', 'Science'].map((value) => ({ value, label: value })),
  { value: 'Weeded', label: 'To be weeded out', internal: true },
]

export const book = defineObject({
  apiName: 'Book__c',
  keyPrefix: 'b02',
  label: 'Book',
  labelPlural: 'Books',
  nameField: 'Title__c',
  custom: true,
  fields: {
    Title__c: text({ label: 'Title', required: true, help: 'As printed on the cover.' }),
    Isbn__c: text({ label: 'ISBN', length: 20, collation: 'code' }),
    Genre__c: picklist({ label: 'Genre', values: genres }),
    Shelf__c: picklist({
      label: 'Shelf',
      controller: 'Genre__c',
      values: [
        { value: 'A', label: 'Shelf A', validFor: ['Novel'] },
        { value: 'B', label: 'Shelf B', validFor: ['Novel', 'Science'] },
        { value: 'Cellar', label: 'Cellar', recordTypes: ['Paper'] },
      ],
    }),
    Pages__c: number({ label: 'Pages', precision: 5 }),
    Price__c: currency({ label: 'Price' }),
    Wear__c: percent({ label: 'Wear' }),
    BoughtOn__c: date({ label: 'Bought on' }),
    IsRare__c: checkbox({ label: 'Rare' }),
    Summary__c: longText({ label: 'Summary', length: 5_000 }),
    Topics__c: text({ label: 'Topics' }),
    StaffNote__c: longText({ label: 'Staff note', length: 5_000 }),
    Supplier__c: text({ label: 'Supplier' }),
    BranchId__c: branchLookup,
  },
  actions: bookActions,
  actionOverrides: [
    { action: 'New', targetUrl: '/books/new', profiles: ['Librarian'] },
    { action: 'View', targetUrl: '/book' },
  ],
  recordTypes: [
    { developerName: 'Paper', label: 'Paper book', id: '012000000000901AAA', isDefault: true },
    { developerName: 'Audio', label: 'Audio book', id: '012000000000902AAA' },
    { developerName: 'Manuscript', label: 'Manuscript', id: '012000000000903AAA', profiles: ['Librarian'] },
  ],
  duplicateRules: [
    {
      name: 'Book_Title',
      actionOnInsert: 'Allow',
      actionOnUpdate: 'Allow',
      operationsOnInsert: ['Report'],
      matchRules: [{ name: 'Same_Title_In_Branch', fields: ['Title__c', 'BranchId__c'] }],
    },
    {
      name: 'Book_Isbn',
      actionOnInsert: 'Block',
      actionOnUpdate: 'Block',
      matchRules: [{ name: 'Same_Isbn', fields: ['Isbn__c'] }],
    },
    {
      name: 'Book_Pages',
      active: false,
      actionOnInsert: 'Block',
      actionOnUpdate: 'Block',
      matchRules: [{ name: 'Same_Pages', fields: ['Pages__c'] }],
    },
  ],
  theme: { color: '7A4B1F', iconUrl: '/icons/book.svg' },
  indexes: [
    { columns: ['BranchId__c', 'Title__c'] },
    { columns: ['BranchId__c', 'SystemModstamp'] },
    { columns: ['BranchId__c', 'BoughtOn__c'] },
    { columns: ['Title__c'] },
  ],
  listViews: [
    {
      apiName: 'AllBooks',
      id: '00B000000000901EAA',
      label: 'All books',
      columns: ['Title__c', 'Genre__c', 'Supplier__c', 'Branch__r.Name'],
      orderBy: ['Title__c'],
      profiles: ['Reader', 'Librarian'],
    },
    {
      apiName: 'RareBooks',
      id: '00B000000000902EAA',
      label: 'Rare books',
      columns: ['Title__c', 'Price__c'],
      filters: [{ field: 'IsRare__c', operator: 'equals', value: true }],
      orderBy: ['-SystemModstamp'],
      profiles: ['Librarian'],
    },
  ],
  layouts: [
    {
      id: '00h000000000901AAA',
      layoutType: 'Full',
      sections: [
        {
          id: '01B000000000901EAA',
          heading: 'Book',
          columns: 2,
          rows: [
            ['Title__c', 'Isbn__c'],
            ['Genre__c', 'Shelf__c'],
            ['BranchId__c', 'Supplier__c'],
          ],
        },
        {
          id: '01B000000000902EAA',
          heading: 'For the staff',
          columns: 1,
          modes: ['View'],
          rows: [['StaffNote__c']],
        },
      ],
    },
    {
      id: '00h000000000903AAA',
      layoutType: 'Compact',
      formFactors: ['Small'],
      sections: [{ id: '01B000000000904EAA', heading: 'Book', columns: 1, rows: [['Title__c']] }],
    },
    {
      id: '00h000000000902AAA',
      layoutType: 'Compact',
      sections: [{ id: '01B000000000903EAA', heading: 'Book', columns: 1, rows: [['Title__c'], ['Genre__c']] }],
    },
  ],
  search: {
    scopes: ['BranchId__c'],
    classes: { catalogue: ['Title__c', 'Isbn__c', 'Summary__c'], staff: ['StaffNote__c', 'Supplier__c'] },
    fields: ['Title__c', 'Genre__c', 'Branch__r.Name', 'Supplier__c'],
    filters: [
      { apiName: 'Title', label: 'Title', type: 'Field', kind: 'Text', field: 'Title__c' },
      { apiName: 'Genre', label: 'Genre', type: 'Field', kind: 'Select', field: 'Genre__c' },
      { apiName: 'Branch', label: 'Branch', type: 'Field', kind: 'Select', field: 'BranchId__c' },
      { apiName: 'Rare', label: 'Rare', type: 'Field', kind: 'Select', field: 'IsRare__c' },
      { apiName: 'Pages', label: 'Pages', type: 'Field', kind: 'Text', field: 'Pages__c', profiles: ['Librarian'] },
      {
        apiName: 'Topics',
        label: 'Topics',
        type: 'DataCategory',
        kind: 'Select',
        field: 'Topics__c',
        groupName: 'Topics',
        categories: ['Sea', 'Mountains', 'Sea birds'],
      },
    ],
  },
  mru: true,
})

/** Exists for librarians alone. */
export const vault = defineObject({
  apiName: 'Vault__c',
  keyPrefix: 'b05',
  label: 'Vault',
  labelPlural: 'Vaults',
  nameField: 'Name',
  custom: true,
  lookedUpBy: { internal: true },
  fields: {
    Name: text({ label: 'Name', required: true }),
    BookId__c: lookup({
      label: 'Book',
      to: ['Book__c'],
      relationshipName: 'Book__r',
      childRelationshipName: 'Vaults__r',
    }),
  },
  indexes: [{ columns: ['BookId__c', 'CreatedDate'] }, { columns: ['Name'] }],
  listViews: [
    {
      apiName: 'AllVaults',
      id: '00B000000000906EAA',
      label: 'All vaults',
      columns: ['Name'],
      orderBy: ['Name'],
      profiles: ['Reader', 'Librarian'],
    },
  ],
  relatedLists: [
    {
      relatedListId: 'Vaults',
      label: 'Vaults',
      parent: 'Book__c',
      field: 'BookId__c',
      columns: ['Name'],
      orderBy: ['-CreatedDate'],
    },
  ],
})
