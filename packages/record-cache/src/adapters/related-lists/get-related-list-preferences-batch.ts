import * as relatedLists from 'contract/ui-api/related-lists'
import { names } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { getRelatedListPreferences } from './get-related-list-preferences.ts'

/** Reads what the user set of several related lists, in the order asked; only those that the store lacks are asked for. */
export const getRelatedListPreferencesBatch = defineBatch(
  'getRelatedListPreferencesBatch',
  relatedLists.getRelatedListPreferencesBatch,
  getRelatedListPreferences,
  { preferencesIds: names },
  { many: 'preferencesIds', one: 'preferencesId' },
)
