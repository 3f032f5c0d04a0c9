import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

// Queue and export restriction are internal. The owner is readable only as the relationship to the agent's name: see User.
const readByCustomers = [
  'CaseNumber',
  'Subject',
  'Description',
  'Status',
  'IsClosed',
  'Impact__c',
  'IssueType__c',
  'ProductId__c',
  'AircraftId__c',
  'SubscriptionId__c',
  'AiracCycle__c',
  'ContactId',
  'AccountId',
  'OwnerId',
  'Origin',
  'IsEscalated',
  'EscalationReason__c',
  'IsRated__c',
  'AwaitingCustomer__c',
  'Resolution__c',
  'ParentId',
  'IsMerged__c',
  'ClosedDate',
  'LastCommentDate__c',
  'Request__c',
] as const

// The rules set all other fields of a new case. Customers change a case later by quick actions only, never by an update.
const createdByCustomers = [
  'Subject',
  'Description',
  'Impact__c',
  'IssueType__c',
  'ProductId__c',
  'AircraftId__c',
  'SubscriptionId__c',
  'AiracCycle__c',
] as const

const ofTheAccount: Grant = {
  rows: { AccountId: own('accountId') },
  read: readByCustomers,
  create: createdByCustomers,
}

// A guest has one case, by the link to it, and reads it only. It tells nobody of support, no account and no internal field.
const readByGuests = [
  'CaseNumber',
  'Subject',
  'Description',
  'Status',
  'Impact__c',
  'IssueType__c',
  'ProductId__c',
  'SuppliedName',
  'SuppliedTailOrService__c',
  'Resolution__c',
] as const

export const caseAccess = defineAccess('Case', {
  Guest: [{ rows: { Id: own('caseId'), ExportRestricted__c: false }, read: readByGuests, hidesPeople: true }],
  // A contact who moved to another account no longer sees the cases of the former one: both columns must match.
  Customer: [
    { ...ofTheAccount, when: { caseVisibility: 'Account' } },
    {
      when: { caseVisibility: 'Own' },
      rows: { ContactId: own('contactId'), AccountId: own('accountId') },
      read: readByCustomers,
      create: createdByCustomers,
    },
  ],
  AccountAdmin: [ofTheAccount],
  Agent: agentGrants({
    read: 'all',
    write: [
      'Subject',
      'Description',
      'Status',
      'Impact__c',
      'IssueType__c',
      'ProductId__c',
      'AircraftId__c',
      'SubscriptionId__c',
      'AiracCycle__c',
      'OwnerId',
      'Queue__c',
      'IsEscalated',
      'EscalationReason__c',
      'AwaitingCustomer__c',
      'Resolution__c',
      'ParentId',
    ],
    create: [
      'Subject',
      'Description',
      'Impact__c',
      'IssueType__c',
      'ProductId__c',
      'AircraftId__c',
      'SubscriptionId__c',
      'AiracCycle__c',
      'ContactId',
      'OwnerId',
      'Queue__c',
      'Origin',
      'ParentId',
    ],
  }),
})
