import { INVALID, name } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import { listDescriptionKey, listViewKey, recordKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation, storedBody } from '../../normalise/representations.ts'

/** The list view API name that stands for the recently used records of an object. */
export const MRU = 'MRU'

/** Names a list by object and name (`MRU` or `__recent` for the recently used one), or by id. */
export type ListConfig =
  | { readonly objectApiName: string; readonly listViewApiName: string }
  | { readonly listViewId: string }

/** Which list a config names; what it is not named by is empty. */
export type ListTarget = {
  readonly kind: 'name' | 'id' | 'mru'
  readonly objectApiName: string
  readonly listViewApiName: string
  readonly listViewId: string
  /** The key of the list, which compares in lower case; that of one named by its id can become that of its name. */
  readonly key: string
}

/** @throws Error `unrecognized config` when nothing names a list. */
export function listTarget(
  config: Partial<{ objectApiName: string; listViewApiName: string; listViewId: string }>,
): ListTarget {
  const { objectApiName, listViewApiName } = config
  if (isName(objectApiName) && isName(listViewApiName)) {
    const isRecent = /^(mru|__recent)$/i.test(listViewApiName)
    const key = listViewKey(objectApiName, isRecent ? '__recent' : listViewApiName)
    return { kind: isRecent ? 'mru' : 'name', objectApiName, listViewApiName, listViewId: '', key }
  }
  const listViewId = recordKey(config.listViewId)
  if (listViewId === null) throw new Error('unrecognized config')
  return { kind: 'id', objectApiName: '', listViewApiName: '', listViewId, key: listViewId }
}

/** The list of the recently used records of an object. */
export const recentlyUsed = ({ objectApiName }: { readonly objectApiName: string }): ListTarget =>
  listTarget({ objectApiName, listViewApiName: MRU })

const isName = (value: unknown): value is string => name.of(value) !== INVALID

/** The key that a list has by now. */
export const listKey = (engine: Engine, { kind, key }: ListTarget): string =>
  kind === 'id' ? String(storedBody(engine, idKey(key)) ?? key) : key

/** The key of a list's description. */
export const listInfoKey = (engine: Engine, target: ListTarget) => listDescriptionKey(listKey(engine, target))

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
