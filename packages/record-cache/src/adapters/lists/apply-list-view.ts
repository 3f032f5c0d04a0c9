import type { ListInfo } from 'contract'
import type { Engine } from '../../engine/engine.ts'
import { renewSources } from '../../fetch/changes.ts'
import { listDescriptionKey, listViewKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { Representation } from '../../store/representation.ts'
import type { KeyedSource } from '../../store/source.ts'
import { listSummariesOf } from './list-summaries.ts'
import { learnListName } from './list-target.ts'

/** Keeps the description that a write of a list view answered; its rows and the names of the object's lists are outdated by it. */
export function applyListView(engine: Engine, info: ListInfo, objectApiName: string): ListInfo {
  const { id, listViewApiName } = info.listReference
  const keys = [listViewKey(objectApiName, listViewApiName ?? ''), ...(id === null ? [] : [id])]
  engine.change(() => {
    learnListName(engine, info.listReference)
    for (const key of keys) putRepresentation(engine, listDescriptionKey(key), info, lifetimesMs.listInfo)
  })
  renewSources(engine, (source) => isNamed(source, objectApiName) || keys.some((key) => isRowsOf(source, key)))
  return info
}

/** Expires the rows of a list, and its description where the user's settings are part of it. */
export function renewList(engine: Engine, list: string, withRows: boolean): void {
  renewSources(engine, (source) => source.key === listDescriptionKey(list) || (withRows && isRowsOf(source, list)))
}

/** Evicts everything stored of a list view; its subscribers refetch and get a 404. */
export function evictList(engine: Engine, objectApiName: string, listViewApiName: string): void {
  const { store } = engine
  const list = listViewKey(objectApiName, listViewApiName)
  const sources = [...store.sources.values()]
  const ids = sources.filter((source) => source instanceof Representation && source.body === list)
  const names = [list, ...ids.map(listOf)]
  engine.change(() => {
    for (const source of sources) if (names.includes(listOf(source))) store.evict(source)
  })
  renewSources(engine, (source) => isNamed(source, objectApiName))
}

/** Where what a user set of a list is kept. */
export const listPreferencesKey = (list: string) => `list-preferences:${list}`

const isNamed = ({ key }: KeyedSource, objectApiName: string) => key.startsWith(listSummariesOf(objectApiName))

const isRowsOf = ({ key }: KeyedSource, list: string) => key.startsWith(`list:${list}|`)

/** The name or the id of the list that something is kept of: `list:`, `list-info:` and so on stand before it, more of rows behind it. */
const listOf = ({ key }: KeyedSource) => /^list(?:-[a-z]+)?:([^|]*)/.exec(key)?.[1] ?? ''
