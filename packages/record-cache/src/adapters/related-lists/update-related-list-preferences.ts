import * as relatedLists from 'contract/ui-api/related-lists'
import { name } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { preferencesInput } from '../lists/list-parts.ts'
import { relatedListPreferencesKey, renewRelatedList } from './related-list-keys.ts'

/**
 * Changes what the user set of a related list. The preferences are in the store afterwards; descriptions, and rows when an order was
 * given, are refetched where they have subscribers.
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
