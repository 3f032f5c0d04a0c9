import * as relatedLists from 'contract/ui-api/related-lists'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { relatedListPreferencesKey } from './related-list-keys.ts'

/** Reads what the user set of a related list, whose id is `Parent.RelatedList`. */
export const getRelatedListPreferences = defineRead(
  'getRelatedListPreferences',
  relatedLists.getRelatedListPreferences,
  lifetimesMs.relatedListPreferences,
  { preferencesId: name },
  { key: ({ preferencesId }) => relatedListPreferencesKey(preferencesId) },
)
