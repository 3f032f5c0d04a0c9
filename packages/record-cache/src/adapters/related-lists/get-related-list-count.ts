import * as relatedLists from 'contract/ui-api/related-lists'
import type { ConfigOf } from '../../adapter.ts'
import { id, integer, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads how many children a related list holds. Counting stops at `maxCount`. */
export const getRelatedListCount = defineRead(
  'getRelatedListCount',
  relatedLists.getRelatedListCount,
  lifetimesMs.relatedListCount,
  { parentRecordId: id, relatedListId: name, maxCount: maybe(integer) },
  { parent: 'parentRecordId' },
)

export type GetRelatedListCountConfig = ConfigOf<typeof getRelatedListCount>
