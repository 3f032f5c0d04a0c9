import * as limits from 'contract/limits'
import * as relatedLists from 'contract/ui-api/related-lists'
import type { ConfigOf } from '../../adapter.ts'
import { each, filter, id, integer, list, name, nullable, object, otherwise } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { relatedListView } from './get-related-list-records.ts'

/**
 * Reads the first pages of several related lists of one record, in the order asked. Only lists that the store lacks are asked for; each
 * is then known to `getRelatedListRecords` too.
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
          // The size is sent, so that a page is as long as the one that the list by itself would be read with.
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
