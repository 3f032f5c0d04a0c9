import type { PathDefinition } from 'platform'

/** The steps of a case, by its status. */
export const casePaths: readonly PathDefinition[] = [
  {
    apiName: 'CaseProgress',
    id: '0N3000000000501EAA',
    label: 'Progress of the case',
    picklist: 'Status',
    steps: [
      { value: 'Open', info: 'The case waits for somebody to take it up.', fields: ['Impact__c', 'ProductId__c'] },
      { value: 'In-Progress', info: 'Somebody works on the case.', fields: ['AwaitingCustomer__c', 'IsEscalated'] },
      { value: 'Pending Engineering', info: 'The makers of the product look into it.', fields: ['IsEscalated'] },
      { value: 'Resolved', info: 'A solution was given. The case can be closed or reopened.', fields: ['ClosedDate'] },
    ],
  },
]
