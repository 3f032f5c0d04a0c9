import { type CaseImpact, limits, type SupportTier } from 'contract'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import type { ListViews, Picklists } from '../../../../records/record-types.ts'
import { paths } from '../../../../site/paths.ts'
import { type QueueName, queueNames } from '../../parts/queue-names.ts'

/** The list view of each queue. */
export const queueViews: Readonly<Record<QueueName, ListViews['Case']>> = {
  mine: 'MyWork',
  unassigned: 'Unassigned',
  waiting: 'WaitingOnCustomer',
  open: 'OpenWork',
}

export const tiers: readonly SupportTier[] = ['Prime', 'Preferred', 'Essential', 'Standard']
export const impacts: readonly CaseImpact[] = [
  'Total Failure',
  'Major Degradation',
  'Minor Degradation',
  'Complaint/Question',
]
export const ages = ['day', 'week', 'older'] as const
export type Age = (typeof ages)[number]
export type Desk = Picklists['Case']['Queue__c']
export const desks: readonly Desk[] = ['Product Support', 'Aeronautical Data', 'Cleared Desk']

export type QueueFilters = {
  /** Ids of product and owner. */
  product: string | null
  owner: string | null
  tiers: readonly SupportTier[]
  impacts: readonly CaseImpact[]
  age: Age | null
  desks: readonly Desk[]
  isEscalated: boolean
}

/** The query of the queue, all of it in the address. */
export type QueueQuery = {
  queue: QueueName
  filters: QueueFilters
  searchTerm: string
  /** From 1. */
  page: number
}

/** Rows per page. */
export const PAGE_SIZE = 25

/** Limit of pages: opening a page in the middle reads all rows before it in one request. */
export const MOST_PAGES = lastPage(PAGE_SIZE)

export const noFilters: QueueFilters = {
  product: null,
  owner: null,
  tiers: [],
  impacts: [],
  age: null,
  desks: [],
  isEscalated: false,
}

/** Reads a query from an address. Invalid values count as absent. */
export function readQueueQuery(address: URLSearchParams): QueueQuery {
  const someOf = <T extends string>(name: string, values: readonly T[]): readonly T[] => {
    const wanted = (address.get(name) ?? '').split(',')
    return values.filter((value) => wanted.includes(value))
  }
  return {
    queue: queueNames.find((name) => name === address.get('queue')) ?? 'mine',
    filters: {
      product: idIn(address.get('product')),
      owner: idIn(address.get('owner')),
      tiers: someOf('tier', tiers),
      impacts: someOf('impact', impacts),
      age: ages.find((age) => age === address.get('age')) ?? null,
      desks: someOf('desk', desks),
      isEscalated: address.get('escalated') === 'yes',
    },
    searchTerm: [...(address.get('q') ?? '')].slice(0, limits.searchTermCharacters).join(''),
    page: pageIn(address, PAGE_SIZE),
  }
}

/** The address of the queue with this query. */
export function queueHref({ queue, filters, searchTerm, page }: QueueQuery): string {
  return paths.caseQueue({
    queue: queue === 'mine' ? undefined : queue,
    q: searchTerm,
    product: filters.product ?? undefined,
    owner: filters.owner ?? undefined,
    tier: filters.tiers.join(','),
    impact: filters.impacts.join(','),
    age: filters.age ?? undefined,
    desk: filters.desks.join(','),
    escalated: filters.isEscalated ? 'yes' : undefined,
    page: page === 1 ? undefined : String(page),
  })
}

/** Number of active filters. */
export function filterCount({ product, owner, tiers, impacts, age, desks, isEscalated }: QueueFilters): number {
  const lists = [tiers, impacts, desks].filter(({ length }) => length > 0).length
  return lists + [product, owner, age].filter((filter) => filter !== null).length + (isEscalated ? 1 : 0)
}

/** Whether a search or a filter is active. */
export const isNarrowed = ({ filters, searchTerm }: QueueQuery): boolean =>
  searchTerm !== '' || filterCount(filters) > 0

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

const idIn = (text: string | null): string | null => (text !== null && /^[a-zA-Z0-9]{18}$/.test(text) ? text : null)
