import { limits, type RelatedListRecords, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { checked, filter, id, integer, list, maybe, name, nullable, text } from '../../define/check.ts'
import type { Engine } from '../../engine.ts'
import { pathOf, queryOf } from '../../fetch/record-requests.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { type FieldList, listOf } from '../../read/field-lists.ts'
import type { ListCall } from '../../read/list-call.ts'
import { listView } from '../../read/list-rows-view.ts'
import type { ListView } from '../../read/list-view.ts'
import { offsetOf } from '../../read/page-token.ts'
import type { CacheRequest } from '../../request.ts'

export type GetRelatedListRecordsConfig = {
  readonly parentRecordId: string
  readonly relatedListId: string
  /** Fields of each row, starting with the child object's name, as in `CaseComment.CommentBody`. */
  readonly fields?: FieldList
  readonly optionalFields?: FieldList
  /** Rows wanted, 1 to 2,000; 50 when absent. */
  readonly pageSize?: number
  readonly pageToken?: string | null
  readonly sortBy?: FieldList | null
  readonly where?: string | object | null
}

/** Reads children of a record in one of its related lists. Without any field it reads what the list brings by itself. */
export const getRelatedListRecords: ReadAdapter<GetRelatedListRecordsConfig, RelatedListRecords> = {
  kind: 'read',
  name: 'getRelatedListRecords',
  open(engine, config) {
    return relatedListView(engine, config)
  },
}

const shape = {
  parentRecordId: id,
  relatedListId: name,
  fields: list,
  optionalFields: list,
  pageSize: maybe(integer),
  pageToken: nullable(text),
  sortBy: nullable(list),
  where: nullable(filter),
}

/** The view of rows of a related list; null when the config is not valid. */
export function relatedListView(
  engine: Engine,
  config: GetRelatedListRecordsConfig,
): ListView<RelatedListRecords> | null {
  const own = checked(shape, config)
  return own && listView(engine, own, () => relatedRows(own), 'getRelatedListRecords')
}

function relatedRows(config: GetRelatedListRecordsConfig): ListCall {
  const { parentRecordId, relatedListId } = config
  const fields = listOf(config.fields)
  const optionalFields = listOf(config.optionalFields)
  const sortBy = listOf(config.sortBy ?? undefined)
  const where = config.where ?? null
  const size = config.pageSize ?? limits.relatedListRecordsPageSize
  const offset = offsetOf(config.pageToken)
  const origin = offset === null ? (config.pageToken ?? undefined) : undefined
  const path = pathOf(relatedLists.getRelatedListRecords.path, { parentRecordId, relatedListId })
  const key = `related-list:${parentRecordId}:${relatedListId}|${sortBy.join()}|${where === null ? '' : stableKey(where)}|${origin ?? ''}`
  const url = (pageToken: string | null) =>
    pageToken === null ? null : `${path}?${new URLSearchParams(queryOf({ pageSize: size, pageToken }))}`
  return {
    name: 'getRelatedListRecords',
    lifetime: lifetimesMs.relatedListRecords,
    offset: offset ?? 0,
    size,
    required: fields.map(withoutObject),
    optional: optionalFields.map(withoutObject),
    readsColumns: fields.length + optionalFields.length === 0,
    key: () => key,
    describe(pages) {
      pages.parentId = parentRecordId
      const [first = ''] = [...fields, ...optionalFields]
      if (first.includes('.')) pages.objectApiName = first.slice(0, first.indexOf('.')).toLowerCase()
    },
    request(_engine, page): CacheRequest {
      const body: Record<string, unknown> = { fields, optionalFields, pageSize: page.pageSize }
      const pageToken = page.pageToken ?? origin
      if (pageToken !== undefined) body.pageToken = pageToken
      if (sortBy.length > 0) body.sortBy = sortBy
      if (where !== null) body.where = where
      return { method: 'POST', path, body }
    },
    take(_engine, answer) {
      const { records, nextPageToken, ...page } = answer as RelatedListRecords
      const { columnLabels, listInfoETag, listReference } = page
      const facts = {
        columnLabels: columnLabels ?? {},
        listInfoETag,
        listReference,
        sortBy: page.sortBy,
        where: page.where ?? null,
      }
      return { records, nextPageToken, facts, columns: null }
    },
    assemble: (page, facts) => ({
      ...page,
      ...facts,
      fields,
      optionalFields,
      currentPageUrl: url(page.currentPageToken),
      nextPageUrl: url(page.nextPageToken),
      previousPageUrl: url(page.previousPageToken),
    }),
  }
}

const withoutObject = (field: string) => field.slice(field.indexOf('.') + 1)
