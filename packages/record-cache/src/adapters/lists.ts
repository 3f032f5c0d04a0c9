import type { ListInfo, ListUi } from 'contract'
import * as limits from 'contract/limits'
import * as listObjectInfo from 'contract/ui-api/list-object-info'
import * as listPreferences from 'contract/ui-api/list-preferences'
import * as lists from 'contract/ui-api/lists'
import type { ConfigOf, ReadAdapter } from '../adapter.ts'
import { callRequest } from '../define/call-request.ts'
import {
  type ConfigFor,
  checked,
  flag,
  id,
  integer,
  list,
  maybe,
  name,
  nullable,
  otherwise,
  text,
  withParts,
} from '../define/check.ts'
import { defineRead, keyOf } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import type { ListPageConfig } from '../define/list-page.ts'
import type { Engine } from '../engine/engine.ts'
import { renewSources } from '../fetch/changes.ts'
import { chunksOf } from '../fetch/record-requests.ts'
import { listDescriptionKey, listViewKey, stableKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation } from '../normalise/representations.ts'
import type { BatchAnswer } from '../normalise/store-record.ts'
import { BatchView } from '../read/batch-view.ts'
import { Representation } from '../store/representation.ts'
import type { KeyedSource } from '../store/source.ts'
import { listViewInput, preferencesInput } from './list-parts.ts'
import {
  defineListRows,
  type ListConfig,
  type ListTarget,
  learnListName,
  listInfoView,
  listRowsView,
  listTarget,
  recentlyUsed,
} from './list-rows.ts'

/** Filters the names of an object's list views: those with `q` in label or name, by default 20 per page. */
export const listSearch = {
  objectApiName: name,
  q: maybe(text),
  recentListsOnly: maybe(flag),
  pageSize: otherwise(integer, limits.listInfosPageSize),
  pageToken: nullable(text),
}

/** The key of a page of names of an object's list views. */
export const listSummariesKey = (call: string, values: { readonly objectApiName: string }) =>
  `${listSummariesOf(values.objectApiName)}${call}:${keyOf(values)}`

/** The prefix of these keys for an object. */
export const listSummariesOf = (objectApiName: string) => `list-summaries:${objectApiName.toLowerCase()}:`

/** Stores the description in the answer to a write of a list view; outdates its rows and the names of the object's list views. */
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

/** Expires the rows of a list, and its description, which contains the user's settings. */
export function renewList(engine: Engine, list: string, withRows: boolean): void {
  renewSources(engine, (source) => source.key === listDescriptionKey(list) || (withRows && isRowsOf(source, list)))
}

/** Evicts everything about a list view; its subscribers refetch and get a 404. */
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

/** The key of a user's preferences of a list. */
export const listPreferencesKey = (list: string) => `list-preferences:${list}`

const isNamed = ({ key }: KeyedSource, objectApiName: string) => key.startsWith(listSummariesOf(objectApiName))

const isRowsOf = ({ key }: KeyedSource, list: string) => key.startsWith(`list:${list}|`)

/** The name or id of a list, from the key of its rows or description. Keys start with `list:`, `list-info:` and so on; those of rows have a suffix. */
const listOf = ({ key }: KeyedSource) => /^list(?:-[a-z]+)?:([^|]*)/.exec(key)?.[1] ?? ''

/**
 * Creates a list view of the user, and stores its description.
 *
 * @throws Error `Invalid config for "createListInfo"`
 */
export const createListInfo = defineWrite(
  'createListInfo',
  lists.createListInfo,
  { objectApiName: name },
  {
    body: withParts(listViewInput, { includeDefaultAttributes: nullable(flag), label: name, listViewApiName: name }),
    apply: (engine, info, { objectApiName }) => applyListView(engine, info, objectApiName),
  },
)

/**
 * Deletes a list view of the user. Its description, rows and preferences leave the store.
 *
 * @throws Error `Invalid config for "deleteListInfo"`
 */
export const deleteListInfo = defineWrite(
  'deleteListInfo',
  lists.deleteListInfo,
  { objectApiName: name, listViewApiName: name },
  {
    apply(engine, _answer, { objectApiName, listViewApiName }) {
      evictList(engine, objectApiName, listViewApiName)
      return null
    },
  },
)

export type GetListInfoConfig = { readonly objectApiName: string; readonly listViewApiName: string }

/**
 * Reads the description of a list view: its columns, filter and order.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListInfo: ReadAdapter<GetListInfoConfig, ListInfo> = {
  kind: 'read',
  name: 'getListInfo',
  open: (engine, { objectApiName, listViewApiName }) =>
    listInfoView(engine, listTarget({ objectApiName, listViewApiName })),
}

const query = { ids: list, names: list }

export type GetListInfosConfig = ConfigFor<typeof query>

/**
 * Reads the descriptions of several list views, by `ids` and by `names` such as `Case.AllCases`; results are in that order, first the ids.
 * Requires at least one; only missing ones are requested.
 */
export const getListInfos: ReadAdapter<GetListInfosConfig, BatchAnswer<ListInfo>> = {
  kind: 'read',
  name: 'getListInfos',
  open(engine, config) {
    const values = checked(query, config)
    if (values === null) return null
    const { ids = [], names = [] } = values
    const targets = [...ids.map(byId), ...names.map(byName)]
    if (targets.length === 0 || !targets.every((target) => target !== null)) return null
    const request = (positions: readonly number[]) =>
      callRequest(lists.getListInfos, {
        ids: ids.filter((_, position) => positions.includes(position)),
        names: names.filter((_, position) => positions.includes(ids.length + position)),
      })
    const members = targets.map((target) => listInfoView(engine, target))
    const batch = {
      name: 'getListInfos',
      members,
      requests: (positions: readonly number[]) => chunksOf(positions).map((chunk) => [request(chunk), chunk] as const),
      errorLifetime: lifetimesMs.listInfoError,
    }
    return engine.view(`list-infos:${stableKey(values)}`, () => new BatchView<BatchAnswer<ListInfo>>(engine, batch))
  },
}

const byId = (listViewId: string): ListTarget | null =>
  id.of(listViewId) === listViewId ? listTarget({ listViewId }) : null

function byName(name: string): ListTarget | null {
  const [, objectApiName, listViewApiName] = /^([^.]+)\.([^.]+)$/.exec(name) ?? []
  return objectApiName && listViewApiName ? listTarget({ objectApiName, listViewApiName }) : null
}

/** Reads the choices for list views of an object: scopes, and columns with how each is filtered and sorted. */
export const getListObjectInfo = defineRead(
  'getListObjectInfo',
  listObjectInfo.getListObjectInfo,
  lifetimesMs.listObjectInfo,
  { objectApiName: name },
)

/** Reads the user's preferences of a list: column widths in pixels, wrapping and order. */
export const getListPreferences = defineRead(
  'getListPreferences',
  listPreferences.getListPreferences,
  lifetimesMs.listPreferences,
  { objectApiName: name, listViewApiName: name },
  { key: ({ objectApiName, listViewApiName }) => listPreferencesKey(listViewKey(objectApiName, listViewApiName)) },
)

/**
 * Reads the recently used records of an object, by the address of the object's list. Shares its stored rows with `getMruListRecords`.
 *
 * @throws Error `unrecognized config` without an object.
 */
export const getListRecordsByObject = defineListRows(
  'getListRecordsByObject',
  recentlyUsed,
  lists.getListRecordsByObject,
)

export type GetListRecordsByObjectConfig = ConfigOf<typeof getListRecordsByObject>

/**
 * Reads rows of a list view by object and name (optionally filtered and searched) or by id. Without fields it reads the columns of the
 * list.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListRecords = defineListRows<ListConfig>('getListRecords', listTarget)

export type GetListRecordsConfig = ConfigOf<typeof getListRecords>

export type GetListUiConfig = ListConfig & ListPageConfig

/**
 * Reads a list view, its description and rows together, by object and name (`MRU` is the recently used list) or by id. Each row has the
 * list's columns and the requested fields.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListUi: ReadAdapter<GetListUiConfig, ListUi> = {
  kind: 'read',
  name: 'getListUi',
  open: (engine, config) => listRowsView(engine, 'getListUi', listTarget(config), config, { withInfo: true }),
}

/** Reads the user's list views of an object, with the addresses of their rows. */
export const getListViewSummaries = defineRead(
  'getListViewSummaries',
  lists.getListViewSummaries,
  lifetimesMs.listSummaries,
  listSearch,
  { key: (values) => listSummariesKey('views', values) },
)

/** Reads the records of an object that the user used recently, newest first. */
export const getMruListRecords = defineListRows('getMruListRecords', recentlyUsed)

export type GetMruListRecordsConfig = ConfigOf<typeof getMruListRecords>

type Names = { readonly objectApiName: string; readonly listViewApiName: string }

/**
 * Reads rows of a list view by GET, with filter and search in the address. Shares its stored rows with `getListRecords`.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const queryListRecordsByName = defineListRows(
  'queryListRecordsByName',
  ({ objectApiName, listViewApiName }: Names) => listTarget({ objectApiName, listViewApiName }),
  lists.queryListRecordsByName,
)

export type QueryListRecordsByNameConfig = ConfigOf<typeof queryListRecordsByName>

/** Reads the user's list views of an object, with the addresses of their descriptions. */
export const searchListInfos = defineRead(
  'searchListInfos',
  lists.searchListInfos,
  lifetimesMs.listSummaries,
  listSearch,
  { key: (values) => listSummariesKey('infos', values) },
)

/**
 * Updates a list view of the user; properties that are not sent stay. Stores the new description, and refetches the rows if they have
 * subscribers.
 *
 * @throws Error `Invalid config for "updateListInfoByName"`
 */
export const updateListInfoByName = defineWrite(
  'updateListInfoByName',
  lists.updateListInfoByName,
  { objectApiName: name, listViewApiName: name },
  {
    body: withParts(listViewInput, { label: nullable(name) }),
    apply: (engine, info, { objectApiName }) => applyListView(engine, info, objectApiName),
  },
)

/**
 * Changes the user's preferences of a list and stores them. Outdates the description, which contains them, and after a change of the order
 * also the rows.
 *
 * @throws Error `Invalid config for "updateListPreferences"`
 */
export const updateListPreferences = defineWrite(
  'updateListPreferences',
  listPreferences.updateListPreferences,
  { objectApiName: name, listViewApiName: name },
  {
    body: preferencesInput,
    apply(engine, preferences, { objectApiName, listViewApiName, orderedBy }) {
      const list = listViewKey(objectApiName, listViewApiName)
      engine.change(() => putRepresentation(engine, listPreferencesKey(list), preferences, lifetimesMs.listPreferences))
      renewList(engine, list, orderedBy !== undefined)
      return preferences
    },
  },
)
