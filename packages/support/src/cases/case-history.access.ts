import { defineAccess, type Grant, type GrantValue, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

/** The fields whose changes customers see. Owner and queue are internal, and so is a new field of the history until it is added here. */
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
