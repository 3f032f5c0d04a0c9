import { INVALID, name } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import { listDescriptionKey, listViewKey, recordKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation, storedBody } from '../../normalise/representations.ts'

/** The list view API name of an object's recently used records. */
export const MRU = 'MRU'

/** A list view by object and name (`MRU` or `__recent` for recently used records), or by id. */
export type ListConfig =
  | { readonly objectApiName: string; readonly listViewApiName: string }
  | { readonly listViewId: string }

/** The list view of a config. A list by name has an empty `listViewId`, a list by id empty names. */
export type ListTarget = {
  readonly kind: 'name' | 'id' | 'mru'
  readonly objectApiName: string
  readonly listViewApiName: string
  readonly listViewId: string
  /** The key of the list, in lower case. `listKey` replaces the key of a list by id once the name of the list is known. */
  readonly key: string
}

/** @throws Error `unrecognized config` when the config has neither names nor an id. */
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

/** The list of an object's recently used records. */
export const recentlyUsed = ({ objectApiName }: { readonly objectApiName: string }): ListTarget =>
  listTarget({ objectApiName, listViewApiName: MRU })

const isName = (value: unknown): value is string => name.of(value) !== INVALID

/** The current key of a list: by its name, once an answer has told the name of a list that was requested by id. */
export const listKey = (engine: Engine, { kind, key }: ListTarget): string =>
  kind === 'id' ? String(storedBody(engine, idKey(key)) ?? key) : key

/** The key of a list's info. */
export const listInfoKey = (engine: Engine, target: ListTarget) => listDescriptionKey(listKey(engine, target))

/** Stores the name of the list with this id. */
export function learnListName(
  engine: Engine,
  reference: { id: string | null; listViewApiName: string | null; objectApiName: string },
): void {
  const { id, listViewApiName, objectApiName } = reference
  if (id === null || listViewApiName === null) return
  putRepresentation(engine, idKey(id), listViewKey(objectApiName, listViewApiName), lifetimesMs.other)
}

const idKey = (id: string) => `list-id:${id}`
