import type { LayoutDefinition } from 'platform'
import { customerProfiles } from '../profiles.ts'

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
