import { caseStatuses, type DateRange, datePresets, dayIn, isDay, presetRange, rangeInstants } from 'contract'
import { type CaseWork, caseListOf, type NamedList } from '../../../../parts/cases/case-work.ts'
import {
  addressQuery,
  named,
  type Parameter,
  pageNumber,
  type QueryOf,
  someOf,
  words,
} from '../../../../site/address-query.ts'
import { paths } from '../../../../site/paths.ts'

type Preset = (typeof datePresets)[number]

/** The created-date filter: a preset or a range of days. */
export type CreatedFilter = { preset: Preset } | { range: DateRange }

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

/** A column of the product, which has its own renderer. */
export type KnownColumn = (typeof columnFields)[number]

/** A column of Case Manager; others than those of the product are of fields that the installation has added. */
export type ColumnField = KnownColumn | `${string}__c` | `${string}__r.${string}`

export type CaseSort = { field: KnownColumn; isDescending: boolean }

/** Rows per page. */
export const PAGE_SIZE = 25

/** Limits of the date filter: every case was created between them. */
export const dayLimits = { first: '1900-01-01', last: '2999-12-31' }

const created: Parameter<CreatedFilter | null> = {
  read: (text) => {
    const preset = datePresets.find((name) => name === text)
    if (preset) return { preset }
    const [start = '', end = ''] = (text ?? '').split('..')
    return isDay(start) && isDay(end) && start <= end
      ? { range: { start: withinLimits(start), end: withinLimits(end) } }
      : null
  },
  write: (filter) =>
    filter === null ? undefined : 'preset' in filter ? filter.preset : `${filter.range.start}..${filter.range.end}`,
}

/** Null for the reader's stored order, or else the list's default. */
const sort: Parameter<CaseSort | null> = {
  read: (text) => {
    const isDescending = text?.startsWith('-') ?? false
    const field = columnFieldOf(isDescending ? text?.slice(1) : text)
    return field ? { field, isDescending } : null
  },
  write: (order) => (order === null ? undefined : writeSort(order)),
}

const parameters = {
  created,
  statuses: named('status', someOf(caseStatuses)),
  searchTerm: named('q', words()),
  sort,
  page: pageNumber(PAGE_SIZE),
}

/** The query of Case Manager. A list that the reader does not have becomes the first list. */
export const caseQueryOf = (work: CaseWork) => {
  const list: Parameter<NamedList> = {
    read: (name) => caseListOf(work, name).name,
    write: (name) => (name === 'my' ? undefined : name),
  }
  return addressQuery(paths.caseManager, { list, ...parameters })
}

export type CaseQuery = QueryOf<ReturnType<typeof caseQueryOf>>

export type CaseFilters = Pick<CaseQuery, 'created' | 'statuses'>

export const noFilters: CaseFilters = { created: null, statuses: [] }

/** The same query among all cases, on the first page. */
export const amongAll = (query: CaseQuery): CaseQuery => ({ ...query, list: 'all', page: 1 })

/** Number of active filters. */
export function filterCount({ created, statuses }: CaseFilters): number {
  return (created ? 1 : 0) + (statuses.length > 0 ? 1 : 0)
}

/** Whether a search or a filter is active. */
export function isNarrowed(query: CaseQuery): boolean {
  return query.searchTerm !== '' || filterCount(query) > 0
}

/** The inclusive calendar days of a created-date filter, in the reader's time zone. */
function daysOf(created: CreatedFilter, timeZone: string, nowMs: number): DateRange {
  return 'preset' in created ? presetRange(created.preset, dayIn(timeZone, nowMs)) : created.range
}

/** The `where` of the list for these filters; undefined without any. */
export function whereOf({ created, statuses }: CaseFilters, timeZone: string, nowMs: number): string | undefined {
  const clauses: object[] = []
  if (statuses.length > 0) clauses.push({ Status: { in: statuses } })
  if (created) {
    const { from, before } = rangeInstants(daysOf(created, timeZone, nowMs), timeZone)
    clauses.push({ CreatedDate: { gte: { value: from } } }, { CreatedDate: { lt: { value: before } } })
  }
  return clauses.length === 0 ? undefined : JSON.stringify({ and: clauses })
}

/** `-SystemModstamp` sorts newest first. */
export function writeSort({ field, isDescending }: CaseSort): string {
  return (isDescending ? '-' : '') + field
}

/** The column with this name; undefined for none. */
export const columnFieldOf = (name: string | null | undefined): KnownColumn | undefined =>
  columnFields.find((field) => field === name)

function withinLimits(day: string): string {
  const { first, last } = dayLimits
  return day < first ? first : day > last ? last : day
}
