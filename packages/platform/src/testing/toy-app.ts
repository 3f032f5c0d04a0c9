import type { AppDefinition } from '../metadata/app-definition.ts'
import { defineAccess, own } from '../metadata/object-access.ts'
import { toyActions } from './toy-actions.ts'
import { toyContent } from './toy-content.ts'
import { loan, loanHistory } from './toy-loans.ts'
import { toyMethods } from './toy-methods.ts'
import { toyNavApps } from './toy-navigation.ts'
import { book, branch, reader, vault } from './toy-objects.ts'

const readBook = [
  'Title__c',
  'Isbn__c',
  'Genre__c',
  'Shelf__c',
  'Pages__c',
  'Price__c',
  'BoughtOn__c',
  'Summary__c',
  'Topics__c',
  'BranchId__c',
] as const

const branchAccess = defineAccess('Branch__c', {
  Reader: [{ rows: { Id: own('branchId') }, read: ['Name', 'City__c'] }],
  Librarian: [{ rows: 'all', read: 'all' }],
})

const readerAccess = defineAccess('Reader__c', {
  Reader: [
    { rows: { Id: own('readerId') }, read: ['Name', 'Email__c', 'BranchId__c'], write: ['Email__c'] },
    { rows: { BranchId__c: own('branchId') }, read: ['Name'] },
  ],
  Librarian: [
    {
      rows: 'all',
      read: 'all',
      write: ['Name', 'Email__c', 'BranchId__c', 'Fines__c'],
      create: ['Name', 'Email__c', 'BranchId__c'],
    },
  ],
})

const bookAccess = defineAccess('Book__c', {
  Visitor: [{ rows: { Genre__c: 'History' }, read: ['Title__c', 'Genre__c'] }],
  Reader: [{ rows: { BranchId__c: own('branchId') }, read: readBook }],
  Librarian: [
    {
      rows: 'all',
      read: 'all',
      write: [...readBook, 'StaffNote__c', 'Supplier__c', 'IsRare__c', 'Wear__c', 'RecordTypeId'],
      create: [...readBook, 'StaffNote__c', 'Supplier__c', 'IsRare__c', 'Wear__c', 'RecordTypeId'],
      delete: true,
    },
  ],
})

// Own loans in full; of the others of the branch only which book is out until when.
const loanAccess = defineAccess('Loan__c', {
  Reader: [
    {
      rows: { ReaderId__c: own('readerId') },
      read: [
        'LoanNumber__c',
        'BookId__c',
        'ReaderId__c',
        'BranchId__c',
        'Status__c',
        'DueDate__c',
        'Rank__c',
        'Remark__c',
      ],
      create: ['BookId__c', 'DueDate__c', 'Remark__c'],
      write: ['Remark__c'],
      delete: true,
    },
    {
      rows: { BranchId__c: own('branchId') },
      read: ['LoanNumber__c', 'BookId__c', 'BranchId__c', 'Status__c', 'DueDate__c', 'Rank__c'],
    },
  ],
  Librarian: [
    {
      rows: 'all',
      read: 'all',
      write: ['Status__c', 'DueDate__c', 'Rank__c', 'Remark__c', 'StaffNote__c'],
      create: ['BookId__c', 'ReaderId__c', 'Status__c', 'DueDate__c', 'Rank__c', 'Remark__c', 'StaffNote__c'],
      delete: true,
    },
  ],
})

const loanHistoryAccess = defineAccess('LoanHistory__c', {
  Reader: [{ rows: { ReaderId__c: own('readerId') }, read: ['ParentId', 'Field', 'OldValue', 'NewValue'] }],
  Librarian: [{ rows: 'all', read: 'all' }],
})

const vaultAccess = defineAccess('Vault__c', {
  Librarian: [{ rows: 'all', read: 'all', create: ['Name', 'BookId__c'] }],
})

// A file is seen through a link to a record of the branch, or by who uploaded it.
const byLink = (on: string) => ({
  rows: { via: { object: 'ContentDocumentLink', field: 'ContentDocumentId', on } },
})
const readDocument = [
  'Title',
  'Description',
  'FileExtension',
  'FileType',
  'ContentSize',
  'LatestPublishedVersionId',
  'OwnerId',
] as const
const readVersion = [
  'ContentDocumentId',
  'VersionNumber',
  'Title',
  'PathOnClient',
  'FileExtension',
  'FileType',
  'ContentSize',
  'Sha256',
] as const
const createVersion = ['ContentDocumentId', 'Title', 'PathOnClient'] as const

const documentAccess = defineAccess('ContentDocument', {
  Reader: [
    { rows: { OwnerId: own('userId') }, read: readDocument },
    { ...byLink('Id'), read: readDocument },
  ],
  Librarian: [{ rows: 'all', read: 'all' }],
})

const versionAccess = defineAccess('ContentVersion', {
  Reader: [
    { rows: { CreatedById: own('userId') }, read: readVersion, create: createVersion },
    { ...byLink('ContentDocumentId'), read: readVersion },
  ],
  Librarian: [{ rows: 'all', read: 'all', create: createVersion }],
})

const linkAccess = defineAccess('ContentDocumentLink', {
  Reader: [
    {
      rows: { BranchId__c: own('branchId') },
      read: ['ContentDocumentId', 'LinkedEntityId', 'BranchId__c'],
      create: ['ContentDocumentId', 'LinkedEntityId'],
    },
  ],
  Librarian: [{ rows: 'all', read: 'all', create: ['ContentDocumentId', 'LinkedEntityId'] }],
})

/** A small library, to test the platform with: branches, readers, books, loans; readers see their own branch. */
export const toyApp: AppDefinition = {
  guestProfile: 'Visitor',
  methods: toyMethods,
  seo: { object: 'Book__c', fields: ['Title__c', 'Genre__c', 'Isbn__c'] },
  name: 'Library',
  profiles: [
    { name: 'Reader', label: 'Reader', internal: false },
    { name: 'Librarian', label: 'Librarian', internal: true },
    { name: 'Visitor', label: 'Visitor', internal: false },
  ],
  actions: toyActions,
  apps: toyNavApps,
  photoHosts: ['photos.library.example'],
  objects: [branch, reader, book, loan, loanHistory, vault, ...toyContent],
  access: [
    branchAccess,
    readerAccess,
    bookAccess,
    loanAccess,
    loanHistoryAccess,
    vaultAccess,
    documentAccess,
    versionAccess,
    linkAccess,
  ],
}
