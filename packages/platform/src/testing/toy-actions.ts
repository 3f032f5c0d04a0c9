import type { ActionDefinition } from '../metadata/action.ts'
import { own } from '../metadata/object-access.ts'

/** Readers extend their own loans while these are out; librarians take books back. */
export const loanActions: readonly ActionDefinition[] = [
  {
    apiName: 'Loan__c.Extend',
    id: '09D000000000901EAA',
    label: 'Extend',
    kind: 'Update',
    contexts: ['Record', 'RecordEdit', 'RelatedListRecord'],
    sections: ['Page', 'SingleActionLinks'],
    formFactors: ['Large'],
    offeredTo: [{ profiles: ['Reader'], when: { ReaderId__c: own('readerId'), Status__c: 'Out' } }],
    rows: [['DueDate__c', 'Remark__c']],
    required: ['DueDate__c'],
    successMessage: 'The loan was extended.',
  },
  {
    apiName: 'Loan__c.TakeBack',
    id: '09D000000000902EAA',
    label: 'Take back',
    kind: 'Update',
    offeredTo: [{ profiles: ['Librarian'], when: { Status__c: ['Out', 'Overdue'] } }],
    rows: [['StaffNote__c']],
    sets: { Status__c: 'Returned' },
    repeatable: true,
    successMessage: 'The book is back.',
    color: '336699',
    iconName: 'action:return',
    iconUrl: '/icons/return.svg',
    description: 'Marks a loan as returned.',
  },
]

export const bookActions: readonly ActionDefinition[] = [
  {
    apiName: 'Book__c.Borrow',
    id: '09D000000000903EAA',
    label: 'Borrow',
    kind: 'Create',
    targetObject: 'Loan__c',
    targetParentField: 'BookId__c',
    offeredTo: [{ profiles: ['Reader'] }],
    rows: [['DueDate__c'], ['Remark__c']],
    successMessage: 'The loan was made.',
  },
]

export const toyActions: readonly ActionDefinition[] = [
  {
    apiName: 'NewBook',
    id: '09D000000000904EAA',
    label: 'New book',
    kind: 'Create',
    targetObject: 'Book__c',
    offeredTo: [{ profiles: ['Librarian', 'Reader'] }],
    rows: [['Title__c', 'Genre__c'], ['BranchId__c']],
    required: ['BranchId__c'],
    successMessage: 'The book was added.',
  },
]
