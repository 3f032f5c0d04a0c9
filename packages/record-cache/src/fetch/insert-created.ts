import type { ListInfo, RelatedListInfo } from 'contract'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { listDescriptionKey, listViewKey, relatedListInfoOf, stableKey } from '../keys.ts'
import { keptBody } from '../normalise/representations.ts'
import { nodeOf } from '../selection/record-node.ts'
import type { Entry } from '../store/entry.ts'
import { ListPages } from '../store/list-pages.ts'

/**
 * Puts a record that was just created into the followed lists it belongs to, so that it shows before they are asked anew. It does so only
 * where this is as good as certain: the list is not filtered, the record holds every field that the followers read, and the list is
 * ordered by times, numbers or flags, which compare here as they do at the service.
 *
 * @param parentIds - the records that it points to.
 */
export function insertCreated(engine: Engine, entry: Entry, parentIds: readonly string[]): void {
  const { store } = engine
  for (const source of store.sources.values()) {
    if (!(source instanceof ListPages) || source.subscriptions === null || source.rows.includes(entry)) continue
    const selections = Array.from(source.subscriptions, ({ view }) => (view as View<unknown>).rowSelection)
    const isReadable = selections.every((selection) => selection && nodeOf(entry, selection).update(store))
    const row = isReadable && holds(engine, source, entry, parentIds) ? placeOf(engine, source, entry) : null
    if (row !== null) source.insert(store, row, entry)
  }
}

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

function holds(engine: Engine, pages: ListPages, entry: Entry, parentIds: readonly string[]): boolean {
  const { where, searchTerm, listReference: { objectApiName = '', listViewApiName } = {} } = pages.facts as Facts
  if (pages.objectApiName !== entry.apiName.toLowerCase() || (where ?? searchTerm ?? null) !== null) return false
  if (pages.parentId !== '') return parentIds.includes(pages.parentId)
  const description = keptBody(engine, listDescriptionKey(listViewKey(objectApiName, listViewApiName ?? '')))
  return (description as Partial<ListInfo> | undefined)?.filteredByInfo?.length === 0
}

/** Before the first known row that it sorts before; at the end only where the end is known. Null when nobody can say. */
function placeOf(engine: Engine, pages: ListPages, entry: Entry): number | null {
  const [, minus, name = ''] = /^(-?)([^,]*)/.exec(orderOf(engine, pages)) ?? []
  const own = comparable(entry, name)
  if (own === undefined) return null
  for (const [row, other] of pages.rows.entries()) {
    const value = comparable(other, name)
    if (value === undefined || typeof value !== typeof own) return null
    // Of equals the new one is the newest.
    if (minus ? own >= value : own < value) return row
  }
  return pages.end === pages.rows.length ? pages.end : null
}

/** The order that the rows were asked in; that of the list itself stands in its description, as far as that was read. */
function orderOf(engine: Engine, pages: ListPages): string {
  const { sortBy, listReference: { parentObjectApiName, relatedListId } = {} } = pages.facts as Facts
  if (sortBy?.length || relatedListId === undefined) return String(sortBy ?? '')
  const key = `${relatedListInfoOf(`${parentObjectApiName}.${relatedListId}`)}${stableKey({})}`
  const [first] = (keptBody(engine, key) as Partial<RelatedListInfo> | undefined)?.orderedByInfo ?? []
  return first ? `${first.isAscending ? '' : '-'}${first.fieldApiName}` : ''
}

function comparable(entry: Entry, name: string): number | string | undefined {
  const value = entry.cell(name)?.value
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? value : undefined
  return value === null || value === undefined ? undefined : Number(value)
}
