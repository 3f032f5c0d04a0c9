import { defineAccess, defineObject, type Grant, type GrantValue, lookup, own, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'

/** A change of one field of a case, with author and time. Written by the platform. */
export const caseHistory = defineObject({
  apiName: 'CaseHistory',
  keyPrefix: '017',
  label: 'Case history',
  labelPlural: 'Case history',
  nameField: 'Id',
  fields: {
    ParentId: lookup({
      label: 'Case',
      required: true,
      to: ['Case'],
      relationshipName: 'Parent',
      childRelationshipName: 'Histories',
    }),
    Field: text({ label: 'Field', required: true, length: 80, collation: 'code' }),
    OldValue: text({ label: 'Old value' }),
    NewValue: text({ label: 'New value' }),
    AccountId: text({
      label: 'Account',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ParentId', field: 'AccountId' },
    }),
    ContactId: text({
      label: 'Contact',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ParentId', field: 'ContactId' },
    }),
    ExportRestricted__c: exportRestrictedBy('ParentId'),
  },
  indexes: [{ columns: ['ParentId', 'CreatedDate'] }],
  live: { parents: ['ParentId'] },
  relatedLists: [
    {
      relatedListId: 'CaseHistories',
      label: 'Timeline',
      parent: 'Case',
      field: 'ParentId',
      columns: ['Field', 'OldValue', 'NewValue', 'CreatedDate', 'CreatedBy.Name'],
      orderBy: ['-CreatedDate'],
    },
  ],
})

/** The fields whose changes customers see. All other fields of the history, such as owner and queue, are internal. */
const shownToCustomers = [
  'created',
  'Status',
  'Impact__c',
  'IssueType__c',
  'IsEscalated',
  'ProductId__c',
  'IsMerged__c',
] as const

const grantsFor = (rows: Readonly<Record<string, GrantValue>>, when?: Grant['when']): Grant[] =>
  shownToCustomers.map((field) => ({
    ...(when && { when }),
    rows: { ...rows, Field: field },
    read: ['ParentId', 'Field', 'OldValue', 'NewValue'],
  }))

const account = { AccountId: own('accountId') }

export const caseHistoryAccess = defineAccess('CaseHistory', {
  Customer: [
    ...grantsFor(account, { caseVisibility: 'Account' }),
    ...grantsFor({ ContactId: own('contactId'), ...account }, { caseVisibility: 'Own' }),
  ],
  AccountAdmin: grantsFor(account),
  Agent: agentGrants({ read: 'all' }),
})
