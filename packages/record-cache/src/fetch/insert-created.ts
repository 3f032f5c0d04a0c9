import type { ListInfo } from 'contract'
import type { InsertCreated, Sources } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { listDescriptionKey, listViewKey, recordKey, relatedListInfoOf, stableKey } from '../keys.ts'
import { storedBody } from '../normalise/representations.ts'
import { nodeOf } from '../selection/record-node.ts'
import type { Entry } from '../store/entry.ts'
import { ListPages } from '../store/list-pages.ts'
import type { Store } from '../store/store.ts'

/**
 * Inserts a new record into subscribed lists, so that it is visible before they are refetched. Only if its position is certain: the list
 * has no filter, the record's lookup is the lookup of the list, the record has every field that the subscribers read, and the list is
 * ordered by times, numbers or flags, which compare here as at the service.
 *
 * @param fields - the values that were sent.
 */
export function insertCreated(engine: Sources, entry: Entry, fields: SentFields): void {
  const { store } = engine
  for (const source of store.sources.values()) {
    if (!(source instanceof ListPages) || source.subscriptions === null || source.rows.includes(entry)) continue
    const selections = Array.from(source.subscriptions, ({ view }) => (view as View<unknown>).rowSelection)
    const isReadable = selections.every((selection) => selection && nodeOf(entry, selection).update(store))
    const row = isReadable ? placeOf(engine, source, entry, fields) : null
    if (row !== null) insertRow(store, source, row, entry)
  }
}

/** Inserts a row; the rows after it and their tokens move by one. */
function insertRow(store: Store, pages: ListPages, row: number, entry: Entry): void {
  const { rows, expiries, tokens, expiresAt } = pages
  rows.splice(row, 0, entry)
  expiries.splice(row, 0, expiries[row] ?? expiresAt)
  // A page starts after its boundary row, so rows inserted before it shift the page.
  pages.tokens = new Map([...tokens].map(([offset, token]) => [offset > row ? offset + 1 : offset, token]))
  if (pages.end !== null) pages.end++
  store.touch(pages)
}

type SentFields = Parameters<InsertCreated>[2]

/** The order and filter by which the rows of a list were requested. */
type Facts = {
  readonly sortBy?: string | readonly string[] | null
  readonly where?: unknown
  readonly searchTerm?: unknown
  readonly listReference?: {
    readonly objectApiName?: string
    readonly listViewApiName?: string | null
    readonly parentObjectApiName?: string
    readonly relatedListId?: string
  }
}

/**
 * The position of a record in a list: before the first row that sorts after it, or at the end if the end is known. Null if the list may not
 * contain it.
 */
function placeOf(engine: Sources, pages: ListPages, entry: Entry, fields: SentFields): number | null {
  const { rows, parentId, end } = pages
  const { sortBy, where, searchTerm, listReference = {} } = pages.facts as Facts
  const { objectApiName = '', listViewApiName, parentObjectApiName, relatedListId } = listReference
  if (where || searchTerm || pages.objectApiName !== entry.apiName.toLowerCase()) return null
  const key = parentId
    ? `${relatedListInfoOf(`${parentObjectApiName}.${relatedListId}`)}${stableKey({})}`
    : listDescriptionKey(listViewKey(objectApiName, listViewApiName ?? ''))
  const { filteredByInfo, orderedByInfo = [], fieldApiName, scope } = (storedBody(engine, key) ?? {}) as Description
  // An unknown filter of a list view counts as a filter; a related list has one only if its description names it.
  const { length = parentId ? 0 : 1 } = filteredByInfo ?? {}
  if (length > 0 || (scope && scope.apiName !== 'everything')) return null
  if (parentId && !isListOf(lookupsTo(parentId, entry, fields), relatedListId, fieldApiName)) return null
  // Without a requested order, rows have the order of the list.
  const order = sortBy?.length ? sortBy : orderedByInfo.map(orderedBy)
  const [, minus, sorted = ''] = /^(-?)([^,]*)/.exec(String(order)) ?? []
  const name = sorted.replace(`${entry.apiName}.`, '')
  const own = comparable(entry, name)
  if (own === undefined) return null
  for (const [row, second] of rows.entries()) {
    const value = comparable(second, name)
    if (value === undefined || typeof value !== typeof own) return null
    // Among equal values, the new record is the newest.
    if (minus ? own >= value : own < value) return row
  }
  return end === rows.length ? end : null
}

type Description = Partial<ListInfo & { readonly fieldApiName: string }>

/** The fields by which a record points to its parent. */
const lookupsTo = (parentId: string, entry: Entry, fields: SentFields): string[] =>
  [...entry.layout.names, ...Object.keys(fields)].filter(
    (name) => recordKey(entry.cell(name)?.value ?? fields[name]) === parentId,
  )

/**
 * Whether one of the lookups belongs to a related list. Without a description the lookup of a custom list is unknown, so it does not match;
 * a standard list matches any standard lookup.
 */
const isListOf = (lookups: readonly string[], relatedListId = '', own?: string): boolean =>
  own === undefined
    ? !relatedListId.endsWith('__r') && lookups.some((name) => !name.endsWith('__c'))
    : lookups.includes(own)

const orderedBy = ({ fieldApiName, isAscending }: ListInfo['orderedByInfo'][number]) =>
  `${isAscending ? '' : '-'}${fieldApiName}`

function comparable(entry: Entry, name: string): number | string | undefined {
  const value = entry.cell(name)?.value
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? value : undefined
  return value === null || value === undefined ? undefined : Number(value)
}
