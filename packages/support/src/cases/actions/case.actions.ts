import { type CaseMover, type CaseStatus, caseMovesFrom, caseStatuses, hasCaseEnded, isCaseFrozen } from 'contract'
import { type ActionDefinition, own, type RecordCondition } from 'platform'
import { customerProfiles } from '../../profiles.ts'
import { duplicatedCase } from './merge-case.ts'

const detailRows = [
  ['Subject'],
  ['Description'],
  ['Impact__c', 'IssueType__c'],
  ['ProductId__c', 'AircraftId__c'],
  ['SubscriptionId__c', 'AiracCycle__c'],
] as const

const newCaseRequires = ['Subject', 'Description', 'Impact__c', 'IssueType__c'] as const

const inWork: RecordCondition = { IsClosed: false }
const notClosed: RecordCondition = { Status: caseStatuses.filter((status) => !isCaseFrozen(status)) }

/** Offers a status change to the profiles and from the statuses that the rules allow; `from` narrows the statuses. */
const movesTo = (to: CaseStatus, from: (status: CaseStatus) => boolean = () => true): ActionDefinition['offeredTo'] => {
  const when = (mover: CaseMover): RecordCondition => ({
    Status: caseStatuses.filter((status) => from(status) && caseMovesFrom(status, mover).includes(to)),
  })
  return [
    { profiles: customerProfiles, when: when('customer') },
    { profiles: ['Agent'], when: when('agent') },
  ]
}

/** The same for agents only. */
const agentsWhoMove = (to: CaseStatus) => movesTo(to).filter(({ profiles }) => profiles.includes('Agent'))

const ofGuests: ActionDefinition['offeredTo'] = [{ profiles: ['Agent'], when: { ...notClosed, ContactId: null } }]

const customersAndAgents = (when: RecordCondition): ActionDefinition['offeredTo'] => [
  { profiles: [...customerProfiles, 'Agent'], when },
]

/** The quick actions of a case. The rules of the case decide which status changes are allowed. */
export const caseActions: readonly ActionDefinition[] = [
  {
    apiName: 'Case.Escalate',
    id: '09D000000000501EAA',
    label: 'Escalate',
    kind: 'Update',
    offeredTo: customersAndAgents({ ...inWork, IsEscalated: false }),
    rows: [['EscalationReason__c']],
    required: ['EscalationReason__c'],
    sets: { IsEscalated: true },
    successMessage: 'The case was escalated.',
    color: 'B3261E',
    iconName: 'action:priority',
    description: 'A duty manager will review this case and contact you. What has changed for your operation?',
  },
  {
    apiName: 'Case.ClearFlag',
    id: '09D000000000502EAA',
    label: 'Clear flag',
    kind: 'Update',
    offeredTo: customersAndAgents({ ...inWork, AwaitingCustomer__c: true }),
    sets: { AwaitingCustomer__c: false },
    repeatable: true,
    successMessage: 'The flag was cleared.',
    iconName: 'action:remove',
    description: 'The case is no longer marked as waiting for an answer.',
  },
  {
    apiName: 'Case.Claim',
    id: '09D000000000512EAA',
    label: 'Claim',
    kind: 'Update',
    offeredTo: [{ profiles: ['Agent'], when: { IsUnassigned__c: true } }],
    successMessage: 'The case is yours.',
    iconName: 'action:user',
    description: 'You become the owner of this case.',
  },
  {
    apiName: 'Case.MarkResolved',
    id: '09D000000000503EAA',
    label: 'Mark as resolved',
    kind: 'Update',
    offeredTo: movesTo('Resolved'),
    sets: { Status: 'Resolved' },
    successMessage: 'The case is resolved.',
    iconName: 'action:approval',
    description: 'The problem is solved. The case can still be reopened.',
  },
  {
    apiName: 'Case.Close',
    id: '09D000000000504EAA',
    label: 'Close case',
    kind: 'Update',
    offeredTo: movesTo('Closed'),
    sets: { Status: 'Closed' },
    successMessage: 'The case is closed.',
    iconName: 'action:close',
    description: 'Nothing can be added to the case until it is reopened.',
  },
  {
    apiName: 'Case.Reopen',
    id: '09D000000000505EAA',
    label: 'Reopen',
    kind: 'Update',
    offeredTo: movesTo('Open', hasCaseEnded),
    sets: { Status: 'Open' },
    successMessage: 'The case is open again.',
    iconName: 'action:refresh',
    description: 'Work on the case continues.',
  },
  {
    apiName: 'Case.EditDetails',
    id: '09D000000000506EAA',
    label: 'Edit details',
    kind: 'Update',
    contexts: ['Record', 'RecordEdit'],
    offeredTo: [
      { profiles: customerProfiles, when: inWork },
      { profiles: ['Agent'], when: notClosed },
    ],
    rows: detailRows,
    successMessage: 'The details were saved.',
    iconName: 'action:edit',
    description: 'Update the details. Everyone with access to this case will see the change.',
  },
  {
    apiName: 'Case.ChangeStatus',
    id: '09D000000000507EAA',
    label: 'Change status',
    kind: 'Update',
    offeredTo: [{ profiles: ['Agent'] }],
    rows: [['Status'], ['Resolution__c']],
    required: ['Status'],
    successMessage: 'The status was changed.',
    iconName: 'action:change_record_type',
    description: 'The customer will see the new status and resolution.',
  },
  {
    apiName: 'Case.Assign',
    id: '09D000000000516EAA',
    label: 'Assign',
    kind: 'Update',
    offeredTo: [{ profiles: ['Agent'], when: notClosed }],
    rows: [['OwnerId'], ['Queue__c']],
    successMessage: 'The case was assigned.',
    iconName: 'action:change_owner',
    description: 'Choose another agent or another queue. Without an owner the case is unassigned.',
  },
  {
    apiName: 'Case.Merge',
    id: '09D000000000513EAA',
    label: 'Merge into another case',
    kind: 'Update',
    offeredTo: agentsWhoMove('Closed'),
    rows: [['ParentId']],
    required: ['ParentId'],
    // The parent of a follow-up is its closed original, into which no case is merged.
    startsEmpty: ['ParentId'],
    labels: { ParentId: duplicatedCase },
    sets: { Status: 'Closed', IsMerged__c: true },
    successMessage: 'The case was merged.',
    iconName: 'action:join_group',
    description: 'Closes this case as a duplicate. Its contact and watchers will follow the other case.',
  },
  {
    apiName: 'Case.AcceptGuest',
    id: '09D000000000514EAA',
    label: 'Accept for a contact',
    kind: 'Update',
    offeredTo: ofGuests,
    rows: [['ContactId']],
    required: ['ContactId'],
    successMessage: 'The case was accepted.',
    iconName: 'action:add_contact',
    description: 'The case then belongs to this contact, and the account of the contact sees it.',
  },
  {
    apiName: 'Case.AcceptNewContact',
    id: '09D000000000515EAA',
    label: 'Accept for a new contact',
    kind: 'Update',
    offeredTo: ofGuests,
    rows: [['AccountId']],
    required: ['AccountId'],
    successMessage: 'The contact was made and the case accepted.',
    iconName: 'action:new_contact',
    description:
      'The guest becomes a contact of this account, with the name and address they gave. The case then belongs to this contact.',
  },
  {
    apiName: 'Case.FollowUp',
    id: '09D000000000510EAA',
    label: 'Open a follow-up case',
    kind: 'Create',
    targetObject: 'Case',
    targetParentField: 'ParentId',
    offeredTo: [{ profiles: customerProfiles }],
    rows: detailRows,
    copies: ['ProductId__c', 'AircraftId__c', 'SubscriptionId__c', 'Impact__c', 'IssueType__c'],
    required: newCaseRequires,
    successMessage: 'The follow-up case is open.',
    iconName: 'action:new_case',
    description: 'The new case links to this one and copies its product, aircraft, service and impact.',
  },
  {
    apiName: 'Case.Rate',
    id: '09D000000000511EAA',
    label: 'Rate this case',
    kind: 'Create',
    targetObject: 'CaseRating__c',
    targetParentField: 'CaseId__c',
    offeredTo: [
      {
        profiles: customerProfiles,
        // A merged case is not rated: work continues in the other case.
        when: {
          Status: caseStatuses.filter(hasCaseEnded),
          IsRated__c: false,
          IsMerged__c: false,
          ContactId: own('contactId'),
        },
      },
    ],
    rows: [['Rating__c'], ['Comment__c']],
    required: ['Rating__c'],
    successMessage: 'Thank you. Your rating was sent.',
    iconName: 'action:new_note',
    description: 'How did we do?',
  },
]

/** Opens a case for the calling customer. */
export const openCaseAction: ActionDefinition = {
  apiName: 'OpenCase',
  id: '09D000000000508EAA',
  label: 'Open a Case',
  kind: 'Create',
  targetObject: 'Case',
  offeredTo: [{ profiles: customerProfiles }],
  rows: detailRows,
  required: newCaseRequires,
  successMessage: 'The case is open.',
  iconName: 'action:new_case',
  description: 'Tell us what is wrong, and support answers you here and by e-mail.',
}

/** Opens a case for a contact, such as a caller. The contact is notified by e-mail. */
export const openCaseForContactAction: ActionDefinition = {
  ...openCaseAction,
  apiName: 'OpenCaseForContact',
  id: '09D000000000517EAA',
  offeredTo: [{ profiles: ['Agent'] }],
  rows: [['ContactId'], ...detailRows],
  required: ['ContactId', ...newCaseRequires],
  description: 'The contact gets the case number by e-mail.',
}
