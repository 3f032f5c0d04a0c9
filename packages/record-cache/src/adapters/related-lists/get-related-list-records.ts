import { limits, type RelatedListRecords, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { type Checked, checked, id, name } from '../../define/check.ts'
import type { Engine } from '../../engine.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { addressOf, type ListCall, type ListPageConfig, pageShape, rangeOf } from '../../read/list-call.ts'
import { type ListView, listView } from '../../read/list-view.ts'

/** `fields` start with the child object's name, as in `CaseComment.CommentBody`. */
export type GetRelatedListRecordsConfig = {
  readonly parentRecordId: string
  readonly relatedListId: string
  /** The filter as the platform's JSON, or that as text. */
  readonly where?: string | object | null
} & ListPageConfig

/** Reads children of a record in one of its related lists. Without any field it reads what the list brings by itself. */
export const getRelatedListRecords: ReadAdapter<GetRelatedListRecordsConfig, RelatedListRecords> = {
  kind: 'read',
  name: 'getRelatedListRecords',
  open: relatedListView,
}

const shape = { parentRecordId: id, relatedListId: name, ...pageShape }

/** The view of rows of a related list; null when the config is not valid. */
export function relatedListView(
  engine: Engine,
  config: GetRelatedListRecordsConfig,
): ListView<RelatedListRecords> | null {
  const own = checked(shape, config)
  return own && listView(engine, 'getRelatedListRecords', own, () => relatedRows(own))
}

function relatedRows(config: Checked<typeof shape>): ListCall {
  const { parentRecordId, relatedListId, fields = [], optionalFields = [] } = config
  const { origin, ...range } = rangeOf(config, limits.relatedListRecordsPageSize, (field) =>
    field.slice(field.indexOf('.') + 1),
  )
  const sortBy = config.sortBy ?? undefined
  const where = config.where ?? undefined
  const path = pathOf(relatedLists.getRelatedListRecords.path, config)
  const key = `related-list:${parentRecordId}:${relatedListId}|${sortBy ?? ''}|${stableKey({ where, origin })}`
  return {
    ...range,
    name: 'getRelatedListRecords',
    lifetime: lifetimesMs.relatedListRecords,
    parentId: parentRecordId,
    objectApiName: /^(.+?)\./.exec([...fields, ...optionalFields][0] ?? '')?.[1]?.toLowerCase() ?? '',
    key: () => key,
    url: (pageToken) => addressOf(path, { pageSize: range.size, pageToken }),
    request: ({ pageToken = origin, pageSize }) => ({
      method: 'POST',
      path,
      body: { fields, optionalFields, pageSize, pageToken, sortBy, where },
    }),
    take(body) {
      const {
        records,
        nextPageToken,
        columnLabels = {},
        listInfoETag,
        listReference,
        ...page
      } = body as RelatedListRecords
      const facts = { columnLabels, listInfoETag, listReference, sortBy: page.sortBy, where: page.where ?? null }
      return { records, nextPageToken, facts }
    },
    assemble: (page, facts) => ({ ...page, ...facts, fields, optionalFields }),
  }
}
