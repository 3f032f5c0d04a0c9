import { lists } from 'contract'
import { checked, filter, integer, list, maybe, nullable, text } from '../../define/check.ts'
import type { Engine } from '../../engine.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { listViewKey, recordKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import type { FieldList } from '../../read/field-lists.ts'
import { putRepresentation } from '../../read/representation-view.ts'
import { Representation } from '../../store/representation.ts'

/** The list view API name that stands for the recently used records of an object. */
export const MRU = 'MRU'

/** How a config names a list: by object and name, by id, or as the recently used list of an object. */
export type ListTarget =
  | { readonly kind: 'name'; readonly objectApiName: string; readonly listViewApiName: string }
  | { readonly kind: 'id'; readonly listViewId: string }
  | { readonly kind: 'mru'; readonly objectApiName: string }

/** Rows and order that a list is read with. */
export type ListPageConfig = {
  /** Fields of each row; they may leave out the object's name. */
  readonly fields?: FieldList
  readonly optionalFields?: FieldList
  /** Rows wanted, 1 to 2,000; 50 when absent. */
  readonly pageSize?: number
  /** From an answer before; the first rows when absent. */
  readonly pageToken?: string | null
  /** For example `-CreatedDate,Subject`; the list's own order when absent. */
  readonly sortBy?: FieldList | null
}

/** Checks the rows and the order; what they are is worked out elsewhere. */
const pageShape = {
  fields: list,
  optionalFields: list,
  pageSize: maybe(integer),
  pageToken: nullable(text),
  sortBy: nullable(list),
  searchTerm: nullable(text),
  where: nullable(filter),
}

/** Whether a config says in the right form which rows of a list are wanted. */
export const isPageConfig = (config: object): boolean => checked(pageShape, config) !== null

/** Names a list by object and name (`MRU` or `__recent` for the recently used one), or by id. */
export type ListConfig =
  | { readonly objectApiName: string; readonly listViewApiName: string }
  | { readonly listViewId: string }

/** @throws Error `unrecognized config` when nothing names a list. */
export function listTarget(
  config: Partial<{ objectApiName: string; listViewApiName: string; listViewId: string }>,
): ListTarget {
  const { objectApiName, listViewApiName, listViewId } = config
  if (isName(objectApiName) && isName(listViewApiName)) {
    const isMru = listViewApiName.toUpperCase() === MRU || listViewApiName === '__recent'
    return isMru ? { kind: 'mru', objectApiName } : { kind: 'name', objectApiName, listViewApiName }
  }
  const id = recordKey(listViewId)
  if (id !== null) return { kind: 'id', listViewId: id }
  throw new Error('unrecognized config')
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The key of a list. Names compare in lower case; an id becomes the name that it is known to stand for. */
export function listKey(engine: Engine, target: ListTarget): string {
  if (target.kind === 'mru') return `${target.objectApiName.toLowerCase()}:__recent`
  if (target.kind === 'name') return listViewKey(target.objectApiName, target.listViewApiName)
  const known = engine.source(idKey(target.listViewId), Representation).body
  return typeof known === 'string' ? known : target.listViewId
}

/** Remembers which name an id stands for. */
export function learnListName(
  engine: Engine,
  reference: { id: string | null; listViewApiName: string | null; objectApiName: string },
): void {
  const { id, listViewApiName, objectApiName } = reference
  if (id === null || listViewApiName === null) return
  putRepresentation(engine, idKey(id), listViewKey(objectApiName, listViewApiName), lifetimesMs.other)
}

const idKey = (id: string) => `list-id:${id}`

type Purpose = 'ui' | 'records'

/** How rows of a list are asked for. */
export type RowsCall = { readonly method: 'GET' | 'POST'; readonly path: string }

/** The call that reads a list: whole with its description, or only rows. */
export function listCallOf(target: ListTarget, purpose: Purpose): RowsCall {
  const call = CALLS[target.kind][purpose]
  return { method: call.method === 'POST' ? 'POST' : 'GET', path: pathOf(call.path, target) }
}

const CALLS = {
  name: { ui: lists.getListUiByName, records: lists.getListRecordsByName },
  id: { ui: lists.getListUiById, records: lists.getListRecordsById },
  mru: { ui: lists.getMruListUi, records: lists.getMruListRecords },
} as const
