import { type ListInfo, type ListRecords, type ListUi, limits } from 'contract'
import type { Engine } from '../../engine.ts'
import { queryOf } from '../../fetch/record-requests.ts'
import { listDescriptionKey, stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { listOf } from '../../read/field-lists.ts'
import type { ListCall, PageRequest, TakenPage } from '../../read/list-call.ts'
import { offsetOf } from '../../read/page-token.ts'
import { putRepresentation } from '../../read/representation-view.ts'
import type { CacheRequest } from '../../request.ts'
import { Representation } from '../../store/representation.ts'
import {
  type ListPageConfig,
  type ListTarget,
  learnListName,
  listCallOf,
  listKey,
  type RowsCall,
} from './list-target.ts'

/** Which rows a list is narrowed to. */
export type ListFilter = {
  readonly searchTerm?: string | null
  /** The filter as the platform's JSON, or that as text. */
  readonly where?: string | object | null
}

/** The key of a list's description. */
export const listInfoKey = (engine: Engine, target: ListTarget) => listDescriptionKey(listKey(engine, target))

/** The description of a list as far as it is in the store, fresh at that time or not. */
export function knownListInfo(engine: Engine, target: ListTarget, nowMs: number): ListInfo | null {
  const source = engine.source(listInfoKey(engine, target), Representation)
  return source.expiresAt > nowMs ? ((source.body as ListInfo | undefined) ?? null) : null
}

/**
 * How the rows of a list view are read.
 *
 * @param withInfo - whether the description belongs to what is read: then it is asked for together with the rows when it is lacking or
 *   has changed, and its columns are read of each row.
 * @param rowsCall - how rows alone are asked for, where the list has more than one call for it.
 */
export function listRows(
  name: string,
  target: ListTarget,
  config: ListPageConfig & ListFilter,
  withInfo: boolean,
  rowsCall: RowsCall = listCallOf(target, 'records'),
): ListCall {
  const objectApiName = objectOf(target, config)
  const required = unqualified(objectApiName, listOf(config.fields))
  const optional = unqualified(objectApiName, listOf(config.optionalFields))
  const size = config.pageSize ?? limits.listRecordsPageSize
  const offset = offsetOf(config.pageToken)
  // A token that is not of this cache leads to rows whose place in the list nobody here knows: they are a list of their own.
  const origin = offset === null ? (config.pageToken ?? undefined) : undefined
  const sortBy = listOf(config.sortBy ?? undefined).join()
  const where = config.where ?? null
  const searchTerm = config.searchTerm ?? null
  const narrowed = where === null && searchTerm === null ? '' : stableKey([where, searchTerm])
  const pageOf = ({ pageToken, pageSize }: PageRequest) => ({ pageToken: pageToken ?? origin, pageSize })

  const ask = (purpose: 'ui' | 'records', page: PageRequest): CacheRequest => {
    const { method, path } = purpose === 'records' ? rowsCall : listCallOf(target, purpose)
    const { pageToken, pageSize } = pageOf(page)
    const qualify = (field: string) => `${objectApiName}.${field}`
    const fields = required.map(qualify)
    const optionalFields = optional.map(qualify)
    if (method === 'GET') {
      const query = { fields: fields.join(), optionalFields: optionalFields.join(), pageSize, pageToken, sortBy }
      const filter = { searchTerm, where: typeof where === 'object' && where !== null ? stableKey(where) : where }
      return { method, path, query: queryOf({ ...query, ...filter }) }
    }
    const body: Record<string, unknown> = { fields, optionalFields, pageSize }
    if (pageToken !== undefined) body.pageToken = pageToken
    if (sortBy !== '') body.sortBy = sortBy
    if (searchTerm !== null) body.searchTerm = searchTerm
    if (where !== null) body.where = where
    return { method, path, body }
  }

  return {
    name,
    lifetime: lifetimesMs.listRecords,
    offset: offset ?? 0,
    size,
    required,
    optional,
    readsColumns: withInfo || required.length + optional.length === 0,
    key(engine) {
      const list = listKey(engine, target)
      const own = engine.source(sortKey(list), Representation).body
      return `list:${list}|${sortBy === own ? '' : sortBy}|${narrowed}|${origin ?? ''}`
    },
    describe(pages) {
      if (target.kind !== 'id') pages.objectApiName = target.objectApiName.toLowerCase()
    },
    request(engine, page) {
      const isDescribed = knownListInfo(engine, target, engine.now()) !== null
      return ask(withInfo && !isDescribed ? 'ui' : 'records', page)
    },
    take(engine, body) {
      const page = 'info' in (body as object) ? takeListUi(engine, target, body as ListUi) : (body as ListRecords)
      learnListName(engine, page.listReference)
      if (sortBy === '' && page.sortBy !== null && page.sortBy !== '') {
        putRepresentation(engine, sortKey(listKey(engine, target)), page.sortBy, lifetimesMs.other)
      }
      const info = knownListInfo(engine, target, Number.NEGATIVE_INFINITY)
      return takenPage(page, info)
    },
    followUp(engine, pages, page) {
      const info = withInfo ? knownListInfo(engine, target, Number.NEGATIVE_INFINITY) : null
      const isOutdated = info !== null && pages.facts.listInfoETag !== info.eTag
      return isOutdated ? ask('ui', page) : null
    },
    assemble: (page, facts) => ({ ...page, ...facts, ...asked(rowsCall, config, page, facts, required, optional) }),
  }
}

const sortKey = (list: string) => `list-sort:${list}`

function takeListUi(engine: Engine, target: ListTarget, { info, records }: ListUi): ListRecords {
  learnListName(engine, info.listReference)
  putRepresentation(engine, listInfoKey(engine, target), info, lifetimesMs.listInfo)
  return records
}

function takenPage(page: ListRecords, info: ListInfo | null): TakenPage {
  const { listReference, listInfoETag, searchTerm, sortBy, where } = page
  const columns = info?.displayColumns.map((column) => column.fieldApiName) ?? null
  return {
    records: page.records,
    nextPageToken: page.nextPageToken,
    facts: { listReference, listInfoETag, searchTerm: searchTerm ?? null, sortBy, where: where ?? null },
    columns,
  }
}

/** The parts of an answer that repeat what was asked. */
function asked(
  { path }: RowsCall,
  config: ListPageConfig & ListFilter,
  page: { pageSize: number; currentPageToken: string; nextPageToken: string | null; previousPageToken: string | null },
  facts: { readonly [name: string]: unknown },
  required: readonly string[],
  optional: readonly string[],
) {
  const { objectApiName } = facts.listReference as { objectApiName: string }
  const url = (pageToken: string | null) =>
    pageToken === null
      ? null
      : `${path}?${new URLSearchParams(queryOf({ pageSize: page.pageSize, pageToken, sortBy: listOf(config.sortBy ?? undefined).join() }))}`
  return {
    fields: required.map((field) => `${objectApiName}.${field}`),
    optionalFields: optional.map((field) => `${objectApiName}.${field}`),
    currentPageUrl: url(page.currentPageToken),
    nextPageUrl: url(page.nextPageToken),
    previousPageUrl: url(page.previousPageToken),
  }
}

/** The object that a config's fields start at. A list named by id does not tell it, so its fields must. */
function objectOf(target: ListTarget, config: ListPageConfig): string {
  if (target.kind !== 'id') return target.objectApiName
  const [first = ''] = [...listOf(config.fields), ...listOf(config.optionalFields)]
  return first.slice(0, Math.max(0, first.indexOf('.')))
}

/** Drops the object's name where a field has it. */
function unqualified(objectApiName: string, fields: readonly string[]): string[] {
  const prefix = `${objectApiName.toLowerCase()}.`
  return fields.map((field) => (field.toLowerCase().startsWith(prefix) ? field.slice(prefix.length) : field))
}
