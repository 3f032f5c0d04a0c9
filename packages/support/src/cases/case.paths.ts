import { type CaseStatusRow, caseStatusTable } from 'contract'
import type { PathDefinition } from 'platform'

const rows: readonly CaseStatusRow[] = caseStatusTable

const fieldsOfWork = ['Impact__c', 'ProductId__c', 'AwaitingCustomer__c', 'IsEscalated']

/** The steps of a case, by its status. */
export const casePaths: readonly PathDefinition[] = [
  {
    apiName: 'CaseProgress',
    id: '0N3000000000501EAA',
    label: 'Progress of the case',
    picklist: 'Status',
    steps: rows.flatMap(({ value, phase, meaning: info }) =>
      info === undefined ? [] : [{ value, info, fields: phase === 'work' ? fieldsOfWork : ['ClosedDate'] }],
    ),
  },
]
