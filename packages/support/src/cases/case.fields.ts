import { limits } from 'contract'
import {
  autoNumber,
  checkbox,
  dateTime,
  defineAccess,
  email,
  type Grant,
  type LayoutDefinition,
  longText,
  lookup,
  number,
  own,
  picklist,
  text,
} from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { customerProfiles } from '../profiles.ts'
import { caseImpacts, caseIssueTypes, caseOrigins, caseQueues, caseRequests, caseStatusValues } from './case.values.ts'
import { queueValues } from './routing/routing.ts'

/** The fields of a case. */
export const caseFields = {
  CaseNumber: autoNumber({ label: 'Case number', digits: 8, startsAt: 400_001 }),
  Subject: text({ label: 'Subject', required: true, length: limits.subjectCharacters }),
  Description: longText({ label: 'Description', required: true, length: limits.descriptionCharacters }),
  Status: picklist({ label: 'Status', required: true, values: caseStatusValues }),
  IsClosed: checkbox({ label: 'Closed' }),
  Impact__c: picklist({ label: 'Impact', required: true, values: caseImpacts }),
  IssueType__c: picklist({ label: 'Issue type', required: true, values: caseIssueTypes }),
  ProductId__c: lookup({ label: 'Product', to: ['Product2'], relationshipName: 'Product__r' }),
  AircraftId__c: lookup({
    label: 'Aircraft',
    to: ['Aircraft__c'],
    relationshipName: 'Aircraft__r',
    bindings: { AccountId__c: 'AccountId' },
    childRelationshipName: 'Cases__r',
  }),
  SubscriptionId__c: lookup({
    label: 'Service',
    to: ['Subscription__c'],
    relationshipName: 'Subscription__r',
    bindings: { AccountId__c: 'AccountId', AircraftId__c: 'AircraftId__c', ProductId__c: 'ProductId__c' },
    childRelationshipName: 'Cases__r',
  }),
  AiracCycle__c: text({
    label: 'AIRAC cycle',
    help: 'Four digits: the year and the number of the cycle, as in 2611.',
    length: 4,
    collation: 'code',
  }),
  ContactId: lookup({
    label: 'Contact',
    to: ['Contact'],
    relationshipName: 'Contact',
    bindings: { AccountId: 'AccountId' },
    childRelationshipName: 'Cases',
  }),
  AccountId: lookup({
    label: 'Account',
    to: ['Account'],
    relationshipName: 'Account',
    childRelationshipName: 'Cases',
  }),
  SuppliedName: text({ label: 'Name of the guest', length: 80 }),
  SuppliedEmail: email({ label: 'E-mail of the guest' }),
  SuppliedTailOrService__c: text({ label: 'Tail or service number of the guest', length: 40 }),
  ConfirmedNotice__c: text({
    label: 'Export notice of the guest',
    help: 'The version of the export-control notice that the guest confirmed when the case was opened.',
    length: 20,
    collation: 'code',
  }),
  OwnerId: lookup({ label: 'Case owner', to: ['User'], relationshipName: 'Owner' }),
  Queue__c: picklist({ label: 'Queue', values: caseQueues, valuesFrom: queueValues }),
  Origin: picklist({ label: 'Origin', values: caseOrigins }),
  Request__c: picklist({
    label: 'Request',
    help: 'What is asked of the account manager; empty for a problem.',
    values: caseRequests,
  }),
  IsEscalated: checkbox({ label: 'Escalated' }),
  EscalationReason__c: longText({
    label: 'Reason',
    help: 'What has changed for the operation of the customer.',
    length: limits.escalationReasonCharacters,
  }),
  IsRated__c: checkbox({ label: 'Rated' }),
  AwaitingCustomer__c: checkbox({
    label: 'Waiting on the customer',
    help: 'Support is waiting for a reply from the customer.',
  }),
  Resolution__c: longText({ label: 'Resolution', length: limits.descriptionCharacters }),
  ParentId: lookup({
    label: 'Parent case',
    to: ['Case'],
    relationshipName: 'Parent',
    bindings: { AccountId: 'AccountId' },
    offers: { Status: caseStatusValues.filter(({ closed }) => closed !== true).map(({ value }) => value) },
    childRelationshipName: 'ChildCases',
  }),
  IsMerged__c: checkbox({
    label: 'Merged',
    help: 'Closed as a duplicate of its parent case, in which work continues.',
  }),
  ClosedDate: dateTime({ label: 'Closed' }),
  LastCommentDate__c: dateTime({ label: 'Last comment' }),
  IsUnassigned__c: checkbox({ label: 'Unassigned', help: 'The case is worked on and has no owner.' }),
  ClockStart__c: dateTime({
    label: 'Clock start',
    help: 'From when the targets count: the opening, later by the business time in which support waited for the customer.',
  }),
  FirstAnswerDue__c: dateTime({ label: 'First answer due' }),
  FirstAnswered__c: dateTime({ label: 'First answered' }),
  FirstAnswerMinutes__c: number({
    label: 'Minutes to the first answer',
    precision: 9,
    help: 'Business time from the opening to the first answer.',
  }),
  SolutionDue__c: dateTime({ label: 'Solution due' }),
  NextDue__c: dateTime({
    label: 'Next due',
    help: 'The target that comes next; empty while support waits for the customer, and once a solution was given.',
  }),
  WaitingSince__c: dateTime({ label: 'Waiting since' }),
  FirstAnswerHours__c: number({
    label: 'Hours to the first answer',
    precision: 5,
    scale: 2,
    help: 'The target of the running clock, which later changes of the targets leave.',
  }),
  SolutionHours__c: number({ label: 'Hours to the solution', precision: 5, scale: 2 }),
  CalendarId__c: lookup({
    label: 'Business calendar',
    help: 'In which the hours of the running clock count.',
    to: ['BusinessCalendar__c'],
    relationshipName: 'Calendar__r',
  }),
  ExportRestricted__c: exportRestrictedBy('AccountId'),
} as const

// Queue, export restriction and the target of a solution are internal; when the first answer is due is promised to customers. The owner is readable only as the relationship to the agent's name: see User.
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
  'FirstAnswerDue__c',
  'FirstAnswered__c',
] as const

// The rules set all other fields of a new case. Later, customers change a case by quick actions only, never by an update.
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

// A guest reads one case, by the link to it: no staff names, no account, no internal fields.
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

export const caseLayouts: readonly LayoutDefinition[] = [
  {
    id: '00h000000000501AAA',
    layoutType: 'Full',
    profiles: customerProfiles,
    sections: [
      {
        id: '01B000000000501EAA',
        heading: 'Case',
        columns: 2,
        modes: ['View'],
        rows: [
          ['CaseNumber', 'Status'],
          ['Impact__c', 'IssueType__c'],
          ['CreatedDate', 'ClosedDate'],
          ['ContactId', 'OwnerId'],
        ],
      },
      {
        id: '01B000000000502EAA',
        heading: 'Product',
        columns: 2,
        rows: [
          ['ProductId__c', 'AircraftId__c'],
          ['SubscriptionId__c', 'AiracCycle__c'],
        ],
      },
      {
        id: '01B000000000503EAA',
        heading: 'Summary',
        columns: 1,
        rows: [['Subject'], ['Description']],
      },
      {
        id: '01B000000000504EAA',
        heading: 'Classification',
        columns: 2,
        modes: ['Create', 'Edit'],
        rows: [['Impact__c', 'IssueType__c']],
      },
      {
        id: '01B000000000505EAA',
        heading: 'Resolution',
        columns: 1,
        modes: ['View'],
        rows: [['Resolution__c']],
      },
    ],
  },
  {
    id: '00h000000000502AAA',
    layoutType: 'Full',
    profiles: ['Agent'],
    sections: [
      {
        id: '01B000000000506EAA',
        heading: 'Case',
        columns: 2,
        rows: [
          ['CaseNumber', 'Status'],
          ['Impact__c', 'IssueType__c'],
          ['Queue__c', 'OwnerId'],
          ['IsEscalated', 'AwaitingCustomer__c'],
          ['FirstAnswerDue__c', 'FirstAnswered__c'],
          ['SolutionDue__c', 'WaitingSince__c'],
          ['EscalationReason__c', 'IsRated__c'],
          ['AccountId', 'ContactId'],
          ['SuppliedName', 'SuppliedEmail'],
          ['SuppliedTailOrService__c', 'ConfirmedNotice__c'],
          ['Origin', 'ParentId'],
          ['IsMerged__c'],
          ['CreatedDate', 'ClosedDate'],
        ],
      },
      {
        id: '01B000000000507EAA',
        heading: 'Product',
        columns: 2,
        rows: [
          ['ProductId__c', 'AircraftId__c'],
          ['SubscriptionId__c', 'AiracCycle__c'],
        ],
      },
      {
        id: '01B000000000508EAA',
        heading: 'Description',
        columns: 1,
        rows: [['Subject'], ['Description'], ['Resolution__c']],
      },
    ],
  },
  {
    id: '00h000000000504AAA',
    layoutType: 'Compact',
    formFactors: ['Small'],
    sections: [{ id: '01B000000000510EAA', heading: 'Case', columns: 1, rows: [['Subject'], ['Status']] }],
  },
  {
    id: '00h000000000503AAA',
    layoutType: 'Compact',
    sections: [
      {
        id: '01B000000000509EAA',
        heading: 'Case',
        columns: 1,
        rows: [['Subject'], ['CaseNumber'], ['Status'], ['Impact__c'], ['SystemModstamp']],
      },
    ],
  },
]
