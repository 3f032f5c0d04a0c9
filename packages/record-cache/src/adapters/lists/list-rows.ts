import { type Call, type ListRecords, type ListUi, limits, lists } from 'contract'
import { checked } from '../../define/check.ts'
import { addressOf, askedPage, type CheckedPage, objectOf, pageShape } from '../../define/list-page.ts'
import type { Engine } from '../../engine/engine.ts'
import type { ListCall, PageRequest } from '../../fetch/list-call.ts'
import { pathOf, queryOf } from '../../fetch/record-requests.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation, storedBody } from '../../normalise/representations.ts'
import { type ListView, listView } from '../../read/list-view.ts'
import type { CacheRequest } from '../../request.ts'
import { listInfoView } from './list-info-view.ts'
import { type ListTarget, learnListName, listKey } from './list-target.ts'

const CALLS = {
  name: { ui: lists.getListUiByName, rows: lists.getListRecordsByName },
  id: { ui: lists.getListUiById, rows: lists.getListRecordsById },
  mru: { ui: lists.getMruListUi, rows: lists.getMruListRecords },
} as const

/** Which rows a list is narrowed to. */
export type ListFilter = {
  readonly searchTerm?: string | null
  /** The filter as the platform's JSON, or that as text. */
  readonly where?: string | object | null
}

/** How the rows of a list are read, where that differs between adapters. */
export type RowsOptions = {
  /** How rows alone are asked for, where the list has more than one call for it. */
  readonly call?: Call | undefined
  /**
   * Whether the description belongs to what is read: then it is asked for together with the rows when it is lacking or has changed, and
   * its columns are read of each row.
   */
  readonly withInfo?: boolean
}

/** The view of rows of a list view; null when the config is not valid. */
export function listRowsView(
  engine: Engine,
  name: string,
  target: ListTarget,
  config: object,
  options: RowsOptions = {},
): ListView<ListRecords> | null {
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
  const prefix = `${objectApiName.toLowerCase()}.`
  const withoutObject = (field: string) => (field.toLowerCase().startsWith(prefix) ? field.slice(prefix.length) : field)
  const { range, sent, key: rowsKey } = askedPage(page, limits.listRecordsPageSize, withoutObject)
  const fieldsOf = (object: string) => {
    const qualified = (path: string) => `${object}.${path}`
    return { fields: range.required.map(qualified), optionalFields: range.optional.map(qualified) }
  }
  const ownFields = fieldsOf(objectApiName)
  const sortBy = page.sortBy?.join()
  const info = listInfoView(engine, target)
  const ownSortKey = () => `list-sort:${listKey(engine, target)}`

  const ask = ({ method, path }: Call, asked: PageRequest): CacheRequest => {
    const parts = { ...ownFields, sortBy, ...sent(asked) }
    const address = { method, path: pathOf(path, target) }
    return method === 'GET' ? { ...address, query: queryOf(parts) } : { ...address, body: parts }
  }

  return {
    ...range,
    name,
    lifetime: lifetimesMs.listRecords,
    readsColumns: withInfo || range.readsColumns,
    objectApiName: target.objectApiName.toLowerCase(),
    key() {
      // The list's own order is the same, named or not.
      const isOwn = sortBy === undefined || sortBy === storedBody(engine, ownSortKey())
      return `list:${listKey(engine, target)}|${isOwn ? '' : sortBy}|${rowsKey}`
    },
    url: (pageToken) => addressOf(pathOf(call.path, target), { pageSize: range.size, pageToken, sortBy }),
    request: (asked) => ask(withInfo && info.read(engine.now()) !== 'Fulfilled' ? CALLS[target.kind].ui : call, asked),
    take(body) {
      const { info: description, records: rows }: { info?: ListUi['info']; records: ListRecords } =
        'info' in (body as object) ? (body as ListUi) : { records: body as ListRecords }
      learnListName(engine, (description ?? rows).listReference)
      if (description !== undefined) info.take(description)
      // Without an order the list is read in its own one, which is known from now on.
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
        columns: info.data?.displayColumns.map(({ fieldApiName }) => fieldApiName),
      }
    },
    followUp: ({ listInfoETag }, asked) =>
      withInfo && info.data !== undefined && listInfoETag !== info.data.eTag ? ask(CALLS[target.kind].ui, asked) : null,
    assemble: (rows, facts) => ({
      ...rows,
      ...facts,
      ...fieldsOf((facts.listReference as ListRecords['listReference']).objectApiName),
    }),
  }
}
