import * as relatedLists from 'contract/ui-api/related-lists'
import { flag, id, list, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import { relatedListInfoOf, stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the description of a related list: columns, order and what the user set of it. */
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
