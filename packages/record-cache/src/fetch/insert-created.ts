import type { ListInfo } from 'contract'
import type { Engine } from '../engine.ts'
import { listDescriptionKey, listViewKey } from '../keys.ts'
import { nodeOf } from '../read/record-node.ts'
import type { Entry } from '../store/entry.ts'
import { ListPages } from '../store/list-pages.ts'
import { Representation } from '../store/representation.ts'
import type { View } from '../view.ts'

/**
 * Puts a record that was just created into the followed lists it belongs to, so that it shows before they are asked anew. It does so only
 * where this is as good as certain: the list is not filtered, the record holds every field that the followers read, and the list is
 * ordered by times, numbers or flags, which compare here as they do at the service.
 *
 * @param parentIds - the records that it points to.
 */
export function insertCreated(engine: Engine, entry: Entry, parentIds: readonly string[]): void {
  for (const source of engine.store.sources.values()) {
    if (!(source instanceof ListPages) || source.subscriptions === null || source.rows.includes(entry)) continue
    if (!holds(engine, source, entry, parentIds) || !isReadable(engine, source, entry)) continue
    const row = placeOf(source, entry)
    if (row !== null) source.insert(engine.store, row, entry)
  }
}

type Facts = {
  readonly sortBy?: string | readonly string[] | null
  readonly where?: unknown
  readonly searchTerm?: unknown
  readonly listReference?: { readonly objectApiName?: string; readonly listViewApiName?: string | null }
}

function holds(engine: Engine, pages: ListPages, entry: Entry, parentIds: readonly string[]): boolean {
  const { where, searchTerm, listReference } = pages.facts as Facts
  if (pages.objectApiName !== entry.apiName.toLowerCase()) return false
  if ((where ?? searchTerm ?? null) !== null) return false
  if (pages.parentId !== '') return parentIds.includes(pages.parentId)
  const { objectApiName = '', listViewApiName } = listReference ?? {}
  const description = engine.store.sources.get(listDescriptionKey(listViewKey(objectApiName, listViewApiName ?? '')))
  if (!(description instanceof Representation)) return false
  return (description.body as Partial<ListInfo> | undefined)?.filteredByInfo?.length === 0
}

function isReadable({ store }: Engine, pages: ListPages, entry: Entry): boolean {
  return [...(pages.subscriptions ?? [])].every(({ view }) => {
    const selection = (view as View<unknown>).rowSelection
    return selection !== undefined && nodeOf(entry, selection).update(store) !== null
  })
}

/** Before the first known row that it sorts before; at the end only where the end is known. Null when nobody can say. */
function placeOf(pages: ListPages, entry: Entry): number | null {
  const [first = ''] = [(pages.facts as Facts).sortBy ?? []].flat().join().split(',')
  const isDescending = first.startsWith('-')
  const name = isDescending ? first.slice(1) : first
  const own = comparable(entry, name)
  if (own === null) return null
  for (const [row, other] of pages.rows.entries()) {
    const value = other === undefined ? null : comparable(other, name)
    if (typeof value !== typeof own || value === null) return null
    // Of equals the new one is the newest.
    if (isDescending ? own >= value : own < value) return row
  }
  return pages.end === pages.rows.length ? pages.end : null
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T|$)/

function comparable(entry: Entry, name: string): number | string | null {
  const value = entry.cell(name)?.value
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' || (typeof value === 'string' && ISO_TIME.test(value)) ? value : null
}
