import type { RelatedListRecords } from 'contract'
import * as limits from 'contract/limits'
import * as relatedLists from 'contract/ui-api/related-lists'
import type { ConfigOf, ReadAdapter } from '../adapter.ts'
import {
  type Checked,
  checked,
  each,
  filter,
  flag,
  id,
  integer,
  list,
  maybe,
  name,
  names,
  nullable,
  object,
  otherwise,
  withParts,
} from '../define/check.ts'
import { defineBatch } from '../define/define-batch.ts'
import { defineRead } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import { addressOf, type ListPageConfig, objectOf, pageShape, requestedPage } from '../define/list-page.ts'
import type { Engine } from '../engine/engine.ts'
import { renewSources } from '../fetch/changes.ts'
import type { ListCall } from '../fetch/list-call.ts'
import { pathOf } from '../fetch/record-requests.ts'
import { relatedListInfoOf, stableKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation } from '../normalise/representations.ts'
import { type ListView, listView } from '../read/list-view.ts'
import { preferencesInput, relatedListInput } from './list-parts.ts'

/** Counts the records of a related list, up to `maxCount`. */
export const getRelatedListCount = defineRead(
  'getRelatedListCount',
  relatedLists.getRelatedListCount,
  lifetimesMs.relatedListCount,
  { parentRecordId: id, relatedListId: name, maxCount: maybe(integer) },
  { parent: 'parentRecordId' },
)

export type GetRelatedListCountConfig = ConfigOf<typeof getRelatedListCount>

/** Reads the description of a related list: columns, order and the user's preferences. */
export const getRelatedListInfo = defineRead(
  'getRelatedListInfo',
  relatedLists.getRelatedListInfo,
  lifetimesMs.relatedListInfo,
  {
    parentObjectApiName: name,
    relatedListId: name,
    fields: list,
    optionalFields: list,
    recordTypeId: maybe(id),
    restrictColumnsToLayout: maybe(flag),
  },
  {
    key: ({ parentObjectApiName, relatedListId, ...rest }) =>
      `${relatedListInfoOf(`${parentObjectApiName}.${relatedListId}`)}${stableKey(rest)}`,
  },
)

/** Reads the descriptions of several related lists of an object, in request order. Only missing ones are requested. */
export const getRelatedListInfoBatch = defineBatch(
  'getRelatedListInfoBatch',
  relatedLists.getRelatedListInfoBatch,
  getRelatedListInfo,
  { parentObjectApiName: name, relatedListNames: names, recordTypeId: maybe(id) },
  { many: 'relatedListNames', singlePart: 'relatedListId' },
)

/** The key of a user's preferences of a related list. */
export const relatedListPreferencesKey = (preferencesId: string) =>
  `related-list-preferences:${preferencesId.toLowerCase()}`

/**
 * Expires what depends on the settings of a related list: its descriptions and preferences, and its rows when the order changed.
 *
 * @param kept - the key of the answer that was just stored.
 */
export function renewRelatedList(engine: Engine, relatedList: string, isReordered: boolean, kept: string): void {
  const info = relatedListInfoOf(relatedList)
  const preferences = relatedListPreferencesKey(relatedList)
  // The key of rows continues with the requested order. Rows in an explicitly requested order are not affected.
  const rows = `:${relatedList.slice(relatedList.indexOf('.') + 1)}||`
  renewSources(engine, ({ key }) => {
    if (key === kept) return false
    if (key.startsWith(info) || key === preferences) return true
    return isReordered && key.startsWith('related-list:') && key.includes(rows)
  })
}

/** Reads the user's preferences of a related list, whose id is `Parent.RelatedList`. */
export const getRelatedListPreferences = defineRead(
  'getRelatedListPreferences',
  relatedLists.getRelatedListPreferences,
  lifetimesMs.relatedListPreferences,
  { preferencesId: name },
  { key: ({ preferencesId }) => relatedListPreferencesKey(preferencesId) },
)

/** Reads the user's preferences of several related lists, in request order. Only missing ones are requested. */
export const getRelatedListPreferencesBatch = defineBatch(
  'getRelatedListPreferencesBatch',
  relatedLists.getRelatedListPreferencesBatch,
  getRelatedListPreferences,
  { preferencesIds: names },
  { many: 'preferencesIds', singlePart: 'preferencesId' },
)

/** `fields` start with the child object's name, as in `CaseComment.CommentBody`. */
export type GetRelatedListRecordsConfig = {
  readonly parentRecordId: string
  readonly relatedListId: string
  /** The filter: an object, JSON text or GraphQL notation. */
  readonly where?: string | object | null
} & ListPageConfig

/** Reads rows of a related list of a record. Without fields it reads the columns of the list. */
export const getRelatedListRecords: ReadAdapter<GetRelatedListRecordsConfig, RelatedListRecords> = {
  kind: 'read',
  name: 'getRelatedListRecords',
  open: relatedListView,
}

const shape = withParts(pageShape, { parentRecordId: id, relatedListId: name })

/** The view of rows of a related list; null for an invalid config. */
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

/**
 * Reads the first pages of several related lists of a record, in request order. Only missing ones are requested. Each page is also stored
 * for `getRelatedListRecords`.
 */
export const getRelatedListRecordsBatch = defineBatch(
  'getRelatedListRecordsBatch',
  relatedLists.getRelatedListRecordsBatch,
  { open: relatedListView },
  { parentRecordId: id },
  {
    many: 'relatedListParameters',
    body: {
      relatedListParameters: each(
        object({
          relatedListId: name,
          fields: list,
          optionalFields: list,
          // The size is sent, so that a page of the batch is as long as a page of the single read.
          pageSize: otherwise(integer, limits.relatedListRecordsPageSize),
          sortBy: list,
          where: nullable(filter),
        }),
      ),
    },
    errorLifetime: lifetimesMs.batchError,
  },
)

export type GetRelatedListRecordsBatchConfig = ConfigOf<typeof getRelatedListRecordsBatch>

/** Counts the records of several related lists of a record. Only missing counts are requested. */
export const getRelatedListsCount = defineBatch(
  'getRelatedListsCount',
  relatedLists.getRelatedListsCount,
  getRelatedListCount,
  { parentRecordId: id, relatedListNames: names, maxCount: maybe(integer) },
  { many: 'relatedListNames', singlePart: 'relatedListId' },
)

export type GetRelatedListsCountConfig = ConfigOf<typeof getRelatedListsCount>

/** Reads the related lists of an object. */
export const getRelatedListsInfo = defineRead(
  'getRelatedListsInfo',
  relatedLists.getRelatedListsInfo,
  lifetimesMs.relatedListInfo,
  { parentObjectApiName: name, recordTypeId: maybe(id) },
)

/**
 * Sets the order and the columns of a related list for the user, and stores the description. Refetches preferences, and after a change of
 * the order also rows, if they have subscribers.
 *
 * @throws Error `Invalid config for "updateRelatedListInfo"`
 */
export const updateRelatedListInfo = defineWrite(
  'updateRelatedListInfo',
  relatedLists.updateRelatedListInfo,
  { parentObjectApiName: name, relatedListId: name, recordTypeId: maybe(id) },
  {
    body: relatedListInput,
    apply(engine, info, { parentObjectApiName, relatedListId, recordTypeId, orderedByInfo, userPreferences }) {
      const relatedList = `${parentObjectApiName}.${relatedListId}`
      const key = `${relatedListInfoOf(relatedList)}${stableKey({ recordTypeId })}`
      engine.change(() => putRepresentation(engine, key, info, lifetimesMs.relatedListInfo))
      renewRelatedList(engine, relatedList, (orderedByInfo ?? userPreferences?.orderedBy) !== undefined, key)
      return info
    },
  },
)

/**
 * Changes the user's preferences of a related list and stores them. Refetches descriptions, and after a change of the order also rows, if
 * they have subscribers.
 *
 * @throws Error `Invalid config for "updateRelatedListPreferences"`
 */
export const updateRelatedListPreferences = defineWrite(
  'updateRelatedListPreferences',
  relatedLists.updateRelatedListPreferences,
  { preferencesId: name },
  {
    body: preferencesInput,
    apply(engine, preferences, { preferencesId, orderedBy }) {
      const key = relatedListPreferencesKey(preferencesId)
      engine.change(() => putRepresentation(engine, key, preferences, lifetimesMs.relatedListPreferences))
      renewRelatedList(engine, preferencesId, orderedBy !== undefined, key)
      return preferences
    },
  },
)
