import { relatedLists } from 'contract'
import { names } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { getRelatedListPreferences } from './get-related-list-preferences.ts'

/** Reads what the user set of several related lists, in the order asked; only those that the store lacks are asked for. */
export const getRelatedListPreferencesBatch = defineBatch({
  name: 'getRelatedListPreferencesBatch',
  call: relatedLists.getRelatedListPreferencesBatch,
  params: { preferencesIds: names },
  named: ['preferencesIds', 'preferencesId'],
  single: getRelatedListPreferences,
})
