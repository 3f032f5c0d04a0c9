import * as relatedLists from 'contract/ui-api/related-lists'
import { id, maybe, name } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { relatedListInfoOf, stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { relatedListInput } from '../lists/list-parts.ts'
import { renewRelatedList } from './related-list-keys.ts'

/**
 * Sets the order and the columns of a related list for the user. The description is in the store afterwards; preferences, and rows when
 * an order was given, are refetched where they have subscribers.
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
