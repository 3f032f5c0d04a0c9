import type { Call, ListInfo, ListRecords, ListUi } from 'contract'
import * as limits from 'contract/limits'
import * as lists from 'contract/ui-api/lists'
import type { ReadAdapter } from '../adapter.ts'
import { checked, INVALID, name } from '../define/check.ts'
import {
  addressOf,
  type CheckedPage,
  type ListPageConfig,
  objectOf,
  pageShape,
  requestedPage,
} from '../define/list-page.ts'
import type { Engine } from '../engine/engine.ts'
import type { ListCall, PageRequest } from '../fetch/list-call.ts'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import { listDescriptionKey, listViewKey, recordKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation, storedBody } from '../normalise/representations.ts'
import { type ListView, listView } from '../read/list-view.ts'
import { RepresentationView } from '../read/representation-view.ts'
import type { CacheRequest } from '../request.ts'

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

/** The current key of a list. A list requested by id gets the key of its name once an answer contains the name. */
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

/** The description of a list; stored by its name once that is known, even if it is requested by id. */
export const listInfoView = (engine: Engine, target: ListTarget): RepresentationView<ListInfo> =>
  engine.view(
    `list-info:${target.key}`,
    () =>
      new RepresentationView<ListInfo>(engine, {
        name: 'getListInfo',
        key: () => listInfoKey(engine, target),
        lifetime: lifetimesMs.listInfo,
        errorLifetime: lifetimesMs.listInfoError,
        request: () => ({ method: 'GET', path: pathOf(lists.getListInfoByName.path, target) }),
        also: (body) => learnListName(engine, (body as ListInfo).listReference),
      }),
  )

const CALLS = {
  name: { ui: lists.getListUiByName, rows: lists.getListRecordsByName },
  id: { ui: lists.getListUiById, rows: lists.getListRecordsById },
  mru: { ui: lists.getMruListUi, rows: lists.getMruListRecords },
} as const

/** Filters on the rows of a list. */
export type ListFilter = {
  readonly searchTerm?: string | null
  /** The filter: an object, JSON text or GraphQL notation. */
  readonly where?: string | object | null
}

/** What differs between the adapters that read rows of lists. */
export type RowsOptions = {
  /** The call for rows without the list info; absent means the usual one. */
  readonly call?: Call | undefined
  /**
   * Whether to read the list info too: it is requested together with the rows if it is missing or outdated, and each row includes its
   * columns.
   */
  readonly withInfo?: boolean
}

/** The view of rows of a list view, with its description if requested; null for an invalid config. */
export function listRowsView<D>(
  engine: Engine,
  name: string,
  target: ListTarget,
  config: object,
  options: RowsOptions = {},
): ListView<D> | null {
  const page = checked(pageShape, config)
  return page && listView(engine, name, [target.key, page], () => listRows(engine, name, target, page, options))
}

function listRows(
  engine: Engine,
  name: string,
  target: ListTarget,
  page: CheckedPage,
  { call = CALLS[target.kind].rows, withInfo = false }: RowsOptions,
): ListCall {
  const objectApiName = target.objectApiName || objectOf(page)
  const prefix = `${objectApiName}.`
  const withoutObject = (field: string) =>
    field.startsWith(prefix) || field.toLowerCase().startsWith(prefix.toLowerCase())
      ? field.slice(prefix.length)
      : field
  const { range, sent, key: rowsKey } = requestedPage(page, limits.listRecordsPageSize, withoutObject)
  const fieldsOf = (object: string) => {
    const qualified = (path: string) => `${object}.${path}`
    return { fields: range.required.map(qualified), optionalFields: range.optional.map(qualified) }
  }
  const ownFields = fieldsOf(objectApiName)
  const sortBy = page.sortBy?.join()
  const description = listInfoView(engine, target)
  const ownSortKey = () => `list-sort:${listKey(engine, target)}`
  const rowsPath = pathOf(call.path, target)

  const requestOf = ({ method, path }: Call, wanted: PageRequest): CacheRequest => {
    const parts = { ...ownFields, sortBy, ...sent(wanted) }
    const address = { method, path: path === call.path ? rowsPath : pathOf(path, target) }
    return method === 'GET' ? { ...address, query: queryOf(parts) } : { ...address, body: parts }
  }

  return {
    ...range,
    name,
    lifetime: lifetimesMs.listRecords,
    info: withInfo ? description : undefined,
    readsColumns: withInfo || range.readsColumns,
    objectApiName: target.objectApiName.toLowerCase(),
    key() {
      // The default order of a list has the same key whether the config contains it or not.
      const isOwn = sortBy === undefined || sortBy === storedBody(engine, ownSortKey())
      return `list:${listKey(engine, target)}|${isOwn ? '' : sortBy}|${rowsKey}`
    },
    url: (pageToken) => addressOf(rowsPath, { pageSize: range.size, pageToken, sortBy }),
    request: (wanted) =>
      requestOf(withInfo && description.read(engine.now()) !== 'Fulfilled' ? CALLS[target.kind].ui : call, wanted),
    take(body) {
      const { info, records: rows }: { info?: ListUi['info']; records: ListRecords } =
        'info' in (body as object) ? (body as ListUi) : { records: body as ListRecords }
      learnListName(engine, (info ?? rows).listReference)
      if (info !== undefined) description.take(info)
      // Rows without `sortBy` come in the list's default order: remember it.
      if (sortBy === undefined && rows.sortBy) putRepresentation(engine, ownSortKey(), rows.sortBy, lifetimesMs.other)
      const {
        records,
        nextPageToken,
        listReference,
        listInfoETag,
        searchTerm = null,
        sortBy: order,
        where = null,
      } = rows
      return {
        records,
        nextPageToken,
        facts: { listReference, listInfoETag, searchTerm, sortBy: order, where },
        columns: description.data?.displayColumns.map(({ fieldApiName }) => fieldApiName),
      }
    },
    followUp: ({ listInfoETag }, wanted) =>
      withInfo && description.data !== undefined && listInfoETag !== description.data.eTag
        ? requestOf(CALLS[target.kind].ui, wanted)
        : null,
    assemble(rows, facts) {
      const { objectApiName: answered } = facts.listReference as ListRecords['listReference']
      const records = { ...rows, ...facts, ...(answered === objectApiName ? ownFields : fieldsOf(answered)) }
      const { data: info } = description
      return withInfo ? { eTag: info?.eTag, info, records } : records
    },
  }
}

/**
 * Defines an adapter that reads the rows of a list view.
 *
 * @param call - the call for the rows; absent means the usual one for the list's name, id or recently used records.
 */
export const defineListRows = /* @__NO_SIDE_EFFECTS__ */ <C extends object>(
  name: string,
  targetOf: (config: C) => ListTarget,
  call?: Call,
): ReadAdapter<C & ListPageConfig & ListFilter, ListRecords> => ({
  kind: 'read',
  name,
  open: (engine, config) => listRowsView(engine, name, targetOf(config), config, { call }),
})
