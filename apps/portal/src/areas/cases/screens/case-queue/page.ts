import { caseMethods, limits } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseRowFields, caseRowOptionalFields } from '../../../../parts/cases/case-row.ts'
import { dueFields } from '../../../../parts/cases/due/due-fields.ts'
import { queueViews } from '../../../../parts/cases/queue-names.ts'
import { readWorkNumbers } from '../../../../parts/cases/work-numbers.ts'
import { textOf } from '../../../../records/field-values.ts'
import { page } from '../../../../records/page.ts'
import { listPage, type RowOf, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import {
  isNarrowed,
  PAGE_SIZE,
  type QueueQuery,
  type QueueSort,
  queueQuery,
  sortFields,
  whereOf,
} from './queue-query.ts'

export const caseQueue = page({
  ...pages.caseQueue,
  reads: ({ query, nowMs }) => {
    const chosen = queueQuery.read(query)
    return {
      cases: readCases(chosen, nowMs),
      matchCount: isNarrowed(chosen) ? read(countCases, rowsOf(chosen, nowMs)) : null,
      mine: read(countCases, { listViewApiName: queueViews.mine }),
      unassigned: read(countCases, { listViewApiName: queueViews.unassigned }),
      waiting: read(countCases, { listViewApiName: queueViews.waiting }),
      open: read(countCases, { listViewApiName: queueViews.open }),
      numbers: readWorkNumbers,
      opening: caseOpening,
    }
  },
})

export type CaseQueueReads = ReturnType<typeof caseQueue.reads>

const countCases = methodReader(caseMethods.countCases)

function readCases(query: QueueQuery, nowMs: number) {
  return readList(
    {
      objectApiName: 'Case',
      ...listPage(PAGE_SIZE, query.page),
      ...(query.sort ? { sortBy: sortBy(query.sort) } : {}),
      ...rowsOf(query, nowMs),
    },
    caseRowFields,
    [...caseRowOptionalFields, ...dueFields, 'Case.Account.SupportTier__c', 'Case.Owner.Name'],
  )
}

const sortBy = ({ columnId, direction }: QueueSort): string =>
  (direction === 'descending' ? '-' : '') + sortFields[columnId]

export type QueueRecord = RowOf<typeof readCases>

/** Products and agents for the filters. */
export const readProducts = readList(
  { objectApiName: 'Product2', listViewApiName: 'AllProducts', pageSize: limits.pageSizeMax },
  ['Product2.Name'],
)
export const readAgents = readList({ objectApiName: 'User', listViewApiName: 'Agents', pageSize: limits.pageSizeMax }, [
  'User.Name',
])

/** The queues in use, and those that the reader is a member of. */
export const readDesks = readList(
  { objectApiName: 'Queue__c', listViewApiName: 'OpenQueues', pageSize: limits.pageSizeMax },
  ['Queue__c.Name', 'Queue__c.Value__c'],
)
export const readMyDesks = readList(
  { objectApiName: 'QueueMember__c', listViewApiName: 'MyQueues', pageSize: limits.pageSizeMax },
  ['QueueMember__c.Queue__r.Value__c'],
)

/** Queues as options, by the value that cases store. */
export const deskOptions = (queues: readonly RowOf<typeof readDesks>[] = []) =>
  queues.map(({ fields }) => ({ value: textOf(fields.Value__c), label: textOf(fields.Name) }))

/** A product or an agent. */
export type NamedRecord = RowOf<typeof readProducts> | RowOf<typeof readAgents>

/** The rows of a query on all its pages. */
function rowsOf(query: QueueQuery, nowMs: number) {
  const { queue, searchTerm } = query
  const where = whereOf(query, nowMs)
  return {
    listViewApiName: queueViews[queue],
    ...(searchTerm === '' ? {} : { searchTerm }),
    ...(where === undefined ? {} : { where }),
  }
}
