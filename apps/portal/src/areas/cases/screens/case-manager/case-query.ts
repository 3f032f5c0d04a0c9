import {
  type CaseStatus,
  type DateRange,
  datePresets,
  dayIn,
  isCaseStatus,
  isDay,
  limits,
  presetRange,
  rangeInstants,
} from 'contract'
import { type CaseWork, caseListOf, type NamedList } from '../../../../parts/cases/case-work.ts'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { paths } from '../../../../site/paths.ts'

type Preset = (typeof datePresets)[number]

/** The created-date filter: a preset or a range of days. */
export type CreatedFilter = { preset: Preset } | { range: DateRange }

export type CaseFilters = { created: CreatedFilter | null; statuses: CaseStatus[] }

/** The columns of Case Manager by field. The service says which ones can sort a list. */
export const columnFields = [
  'CaseNumber',
  'Account.Name',
  'Contact.Name',
  'Status',
  'Impact__c',
  'Product__r.Name',
  'Aircraft__r.TailNumber__c',
  'Subscription__r.ServiceNumber__c',
  'Queue__c',
  'CreatedDate',
  'SystemModstamp',
] as const

export type ColumnField = (typeof columnFields)[number]

export type CaseSort = { field: ColumnField; isDescending: boolean }

/** The query of the list, all of it in the address. */
export type CaseQuery = {
  list: NamedList
  filters: CaseFilters
  searchTerm: string
  /** Null for the reader's stored order, or else the list's default. */
  sort: CaseSort | null
  /** From 1. */
  page: number
}

/** Rows per page. */
export const PAGE_SIZE = 25

/** Limit of pages: opening a page in the middle reads all rows before it in one request. */
export const MOST_PAGES = lastPage(PAGE_SIZE)

/** Limits of the date filter: every case was created between them. */
export const dayLimits = { first: '1900-01-01', last: '2999-12-31' }

/** The default query. */
export const plainQuery: CaseQuery = {
  list: 'my',
  filters: { created: null, statuses: [] },
  searchTerm: '',
  sort: null,
  page: 1,
}

/** The same query among all cases, on the first page. */
export const amongAll = (query: CaseQuery): CaseQuery => ({ ...query, list: 'all', page: 1 })

/** The address of Case Manager with this query. */
export function caseManagerHref(query: CaseQuery): string {
  return paths.caseManager() + writeCaseQuery(query)
}

/**
 * Reads a query from an address. Invalid values, and lists that the reader does not have, count as absent; values beyond the service's
 * limits are cut.
 */
export function readCaseQuery(address: URLSearchParams, work: CaseWork): CaseQuery {
  const statuses = new Set((address.get('status') ?? '').split(',').filter(isCaseStatus))
  return {
    list: caseListOf(work, address.get('list')).name,
    filters: {
      created: readCreated(address.get('created')),
      statuses: [...statuses],
    },
    searchTerm: [...(address.get('q') ?? '')].slice(0, limits.searchTermCharacters).join(''),
    sort: readSort(address.get('sort')),
    page: pageIn(address, PAGE_SIZE),
  }
}

/** Writes a query as a query string without default values; empty for the default query. */
export function writeCaseQuery(query: CaseQuery): string {
  const address = new URLSearchParams()
  if (query.list !== 'my') address.set('list', query.list)
  const { created, statuses } = query.filters
  if (created)
    address.set('created', 'preset' in created ? created.preset : `${created.range.start}..${created.range.end}`)
  if (statuses.length > 0) address.set('status', statuses.join(','))
  if (query.searchTerm) address.set('q', query.searchTerm)
  if (query.sort) address.set('sort', writeSort(query.sort))
  if (query.page > 1) address.set('page', String(query.page))
  return address.size === 0 ? '' : `?${address}`
}

/** Number of active filters. */
export function filterCount({ created, statuses }: CaseFilters): number {
  return (created ? 1 : 0) + (statuses.length > 0 ? 1 : 0)
}

/** Whether a search or a filter is active. */
export function isNarrowed({ filters, searchTerm }: CaseQuery): boolean {
  return searchTerm !== '' || filterCount(filters) > 0
}

/** The inclusive calendar days of a created-date filter, in the reader's time zone. */
function daysOf(created: CreatedFilter, timeZone: string, nowMs: number): DateRange {
  return 'preset' in created ? presetRange(created.preset, dayIn(timeZone, nowMs)) : created.range
}

/** The `where` of the list for these filters; undefined without any. */
export function whereOf(filters: CaseFilters, timeZone: string, nowMs: number): string | undefined {
  const clauses: object[] = []
  if (filters.statuses.length > 0) clauses.push({ Status: { in: filters.statuses } })
  if (filters.created) {
    const { from, before } = rangeInstants(daysOf(filters.created, timeZone, nowMs), timeZone)
    clauses.push({ CreatedDate: { gte: { value: from } } }, { CreatedDate: { lt: { value: before } } })
  }
  return clauses.length === 0 ? undefined : JSON.stringify({ and: clauses })
}

/** `-SystemModstamp` sorts newest first. */
export function writeSort({ field, isDescending }: CaseSort): string {
  return (isDescending ? '-' : '') + field
}

function readSort(text: string | null): CaseSort | null {
  const isDescending = text?.startsWith('-') ?? false
  const field = columnFieldOf(isDescending ? text?.slice(1) : text)
  return field ? { field, isDescending } : null
}

/** The column with this name; undefined for none. */
export const columnFieldOf = (name: string | null | undefined): ColumnField | undefined =>
  columnFields.find((field) => field === name)

function readCreated(text: string | null): CreatedFilter | null {
  const preset = datePresets.find((name) => name === text)
  if (preset) return { preset }
  const [start = '', end = ''] = (text ?? '').split('..')
  return isDay(start) && isDay(end) && start <= end
    ? { range: { start: withinLimits(start), end: withinLimits(end) } }
    : null
}

function withinLimits(day: string): string {
  const { first, last } = dayLimits
  return day < first ? first : day > last ? last : day
}
