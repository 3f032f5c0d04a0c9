import type { RelatedListRecords } from 'contract'
import * as limits from 'contract/limits'
import * as relatedLists from 'contract/ui-api/related-lists'
import type { ReadAdapter } from '../../adapter.ts'
import { type Checked, checked, id, name } from '../../define/check.ts'
import { addressOf, type ListPageConfig, objectOf, pageShape, requestedPage } from '../../define/list-page.ts'
import type { Engine } from '../../engine/engine.ts'
import type { ListCall } from '../../fetch/list-call.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { type ListView, listView } from '../../read/list-view.ts'

/** `fields` start with the child object's name, as in `CaseComment.CommentBody`. */
export type GetRelatedListRecordsConfig = {
  readonly parentRecordId: string
  readonly relatedListId: string
  /** The filter: an object, JSON text or GraphQL notation. */
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
  const withoutObject = (field: string) => field.slice(field.indexOf('.') + 1)
  const { range, sent, key } = requestedPage(config, limits.relatedListRecordsPageSize, withoutObject)
  const sortBy = config.sortBy ?? undefined
  const path = pathOf(relatedLists.getRelatedListRecords.path, config)
  return {
    ...range,
    name: 'getRelatedListRecords',
    lifetime: lifetimesMs.relatedListRecords,
    parentId: parentRecordId,
    objectApiName: objectOf(config).toLowerCase(),
    key: () => `related-list:${parentRecordId}:${relatedListId}|${sortBy ?? ''}|${key}`,
    url: (pageToken) => addressOf(path, { pageSize: range.size, pageToken }),
    request: (wanted) => ({ method: 'POST', path, body: { fields, optionalFields, sortBy, ...sent(wanted) } }),
    take(body) {
      const { records, nextPageToken, columnLabels = {}, ...page } = body as RelatedListRecords
      const { listInfoETag, listReference, sortBy: order, where = null } = page
      return { records, nextPageToken, facts: { columnLabels, listInfoETag, listReference, sortBy: order, where } }
    },
    assemble: (page, facts) => ({ ...page, ...facts, fields, optionalFields }),
  }
}
