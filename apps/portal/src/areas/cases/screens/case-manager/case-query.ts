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

/** The created-date filter: a preset, or days chosen by hand. */
export type CreatedFilter = { preset: Preset } | { range: DateRange }

export type CaseFilters = { created: CreatedFilter | null; statuses: CaseStatus[] }

/** The columns of Case Manager by the fields of their lists. The service says which of them order a list for the reader. */
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

/** Everything that decides which cases show; all of it stands in the address. */
export type CaseQuery = {
  list: NamedList
  filters: CaseFilters
  searchTerm: string
  /** Null for the order that the reader chose for the list before, or else its own. */
  sort: CaseSort | null
  /** The page, counted from 1. */
  page: number
}

/** Rows of one page of Case Manager. */
export const PAGE_SIZE = 25

/** Nobody pages further: so many cases are read by one request when a page in the middle is loaded. */
export const MOST_PAGES = lastPage(PAGE_SIZE)

/** Days before and after them are cut to these: whatever was opened, was opened between them. */
export const dayLimits = { first: '1900-01-01', last: '2999-12-31' }

/** The page of an untouched Case Manager. */
export const plainQuery: CaseQuery = {
  list: 'my',
  filters: { created: null, statuses: [] },
  searchTerm: '',
  sort: null,
  page: 1,
}

/** The same query of all cases, from their first page. */
export const amongAll = (query: CaseQuery): CaseQuery => ({ ...query, list: 'all', page: 1 })

/** The address of Case Manager with this query. */
export function caseManagerHref(query: CaseQuery): string {
  return paths.caseManager() + writeCaseQuery(query)
}

/**
 * Reads a query from an address. What makes no sense there, or is no list of the reader, counts as absent; what is more than the
 * service takes is cut.
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

/** Writes a query as the query part of an address, shortest first; the untouched one is empty. */
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

/** How many filters are in force. */
export function filterCount({ created, statuses }: CaseFilters): number {
  return (created ? 1 : 0) + (statuses.length > 0 ? 1 : 0)
}

/** Whether a search or a filter leaves out cases of the list. */
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

/** `-SystemModstamp` is the newest first. */
export function writeSort({ field, isDescending }: CaseSort): string {
  return (isDescending ? '-' : '') + field
}

function readSort(text: string | null): CaseSort | null {
  const isDescending = text?.startsWith('-') ?? false
  const field = columnFieldOf(isDescending ? text?.slice(1) : text)
  return field ? { field, isDescending } : null
}

/** The column of this name, if there is one. */
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
