import { limits } from 'contract'
import { autoNumber, checkbox, dateTime, email, longText, lookup, number, picklist, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { caseImpacts, caseIssueTypes, caseOrigins, caseQueues, caseRequests, caseStatusValues } from './case.values.ts'

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
  Queue__c: picklist({ label: 'Queue', values: caseQueues }),
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
    help: 'Support has asked something and waits for the answer of the customer.',
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
    help: 'Closed as a duplicate of its parent case, in which it goes on.',
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
  ExportRestricted__c: exportRestrictedBy('AccountId'),
} as const
