import type { CaseImpact, SupportTier } from 'contract'
import { type QueueName, queueNames } from '../../../../parts/cases/queue-names.ts'
import {
  addressQuery,
  flag,
  named,
  oneOf,
  type Parameter,
  pageNumber,
  type QueryOf,
  recordId,
  someOf,
  words,
} from '../../../../site/address-query.ts'
import { paths } from '../../../../site/paths.ts'

export const tiers: readonly SupportTier[] = ['Prime', 'Preferred', 'Essential', 'Standard']
export const impacts: readonly CaseImpact[] = [
  'Total Failure',
  'Major Degradation',
  'Minor Degradation',
  'Complaint/Question',
]
export const ages = ['day', 'week', 'older'] as const
export type Age = (typeof ages)[number]

/** Values of queues. Administrators keep the queues, so any value may be in the address. */
const desks: Parameter<readonly string[]> = {
  read: (text) => (text ?? '').split(',').filter((value) => value !== ''),
  write: (chosen) => (chosen.length === 0 ? undefined : chosen.join(',')),
}

/** Rows per page. */
export const PAGE_SIZE = 25

/** The columns that sort a queue, and their fields. */
export const sortFields = {
  due: 'NextDue__c',
  // Numbers are given in the order of creation, and that order has an index for every agent.
  number: 'CreatedDate',
  customer: 'Account.Name',
  status: 'Status',
  impact: 'Impact__c',
  product: 'Product__r.Name',
  aircraft: 'Aircraft__r.TailNumber__c',
} as const

export type QueueSort = { columnId: keyof typeof sortFields; direction: 'ascending' | 'descending' }

export const isSortColumn = (name: string): name is QueueSort['columnId'] => Object.hasOwn(sortFields, name)

/** The order of a queue without one in the address; the queue of waiting cases is in the order of the longest wait. */
export const defaultSort = (queue: QueueName): QueueSort | undefined =>
  queue === 'waiting' ? undefined : { columnId: 'due', direction: 'ascending' }

const sort: Parameter<QueueSort | null> = {
  read: (text) => {
    const isDescending = text?.startsWith('-') ?? false
    const columnId = (isDescending ? text?.slice(1) : text) ?? ''
    return isSortColumn(columnId) ? { columnId, direction: isDescending ? 'descending' : 'ascending' } : null
  },
  write: (order) => (order === null ? undefined : `${order.direction === 'descending' ? '-' : ''}${order.columnId}`),
}

/** The query of the queue, all of it in the address. */
export const queueQuery = addressQuery(paths.caseQueue, {
  queue: oneOf(queueNames, 'mine'),
  searchTerm: named('q', words()),
  product: recordId,
  owner: recordId,
  tiers: named('tier', someOf(tiers)),
  impacts: named('impact', someOf(impacts)),
  age: oneOf(ages, null),
  desks: named('desk', desks),
  isEscalated: named('escalated', flag()),
  sort,
  page: pageNumber(PAGE_SIZE),
})

export type QueueQuery = QueryOf<typeof queueQuery>

export type QueueFilters = Omit<QueueQuery, 'queue' | 'searchTerm' | 'sort' | 'page'>

export const filtersOf = ({
  queue: _queue,
  searchTerm: _term,
  sort: _sort,
  page: _page,
  ...filters
}: QueueQuery): QueueFilters => filters

export const noFilters: QueueFilters = filtersOf(queueQuery.initial)

/** Number of active filters. */
export function filterCount({ product, owner, tiers, impacts, age, desks, isEscalated }: QueueFilters): number {
  const lists = [tiers, impacts, desks].filter(({ length }) => length > 0).length
  return lists + [product, owner, age].filter((filter) => filter !== null).length + (isEscalated ? 1 : 0)
}

/** Whether a search or a filter is active. */
export const isNarrowed = (query: QueueQuery): boolean => query.searchTerm !== '' || filterCount(query) > 0

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The `where` of the list for these filters; undefined without any. Ages are in whole hours, so that the list is not read again every
 * minute.
 */
export function whereOf(filters: QueueFilters, nowMs: number): string | undefined {
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS
  const ago = (days: number) => ({ value: new Date(hourMs - days * DAY_MS).toISOString() })
  const ofAge: Readonly<Record<Age, object[]>> = {
    day: [{ CreatedDate: { gte: ago(1) } }],
    week: [{ CreatedDate: { lt: ago(1) } }, { CreatedDate: { gte: ago(7) } }],
    older: [{ CreatedDate: { lt: ago(7) } }],
  }
  const clauses: object[] = [
    ...(filters.product === null ? [] : [{ ProductId__c: { eq: filters.product } }]),
    ...(filters.owner === null ? [] : [{ OwnerId: { eq: filters.owner } }]),
    ...(filters.tiers.length === 0 ? [] : [{ Account: { SupportTier__c: { in: filters.tiers } } }]),
    ...(filters.impacts.length === 0 ? [] : [{ Impact__c: { in: filters.impacts } }]),
    ...(filters.desks.length === 0 ? [] : [{ Queue__c: { in: filters.desks } }]),
    ...(filters.isEscalated ? [{ IsEscalated: { eq: true } }] : []),
    ...(filters.age === null ? [] : ofAge[filters.age]),
  ]
  return clauses.length === 0 ? undefined : JSON.stringify({ and: clauses })
}
