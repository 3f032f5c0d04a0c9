import { type RelatedListPreferences, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { batchViewOf } from '../../define/batch-view-of.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, names } from '../../define/check.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import { getRelatedListPreferences } from './get-related-list-preferences.ts'

const params = { preferencesIds: names }

export type GetRelatedListPreferencesBatchConfig = ConfigFor<typeof params>

/** Reads what the user set of several related lists, in the order asked; only those that the store lacks are asked for. */
export const getRelatedListPreferencesBatch: ReadAdapter<
  GetRelatedListPreferencesBatchConfig,
  BatchAnswer<RelatedListPreferences>
> = {
  kind: 'read',
  name: 'getRelatedListPreferencesBatch',
  open(engine, config) {
    const preferencesIds = checked(params, config)?.preferencesIds
    if (preferencesIds === undefined) return null
    return batchViewOf<RelatedListPreferences>(engine, {
      name: 'getRelatedListPreferencesBatch',
      members: preferencesIds.flatMap(
        (preferencesId) => getRelatedListPreferences.callFor(engine, { preferencesId }) ?? [],
      ),
      request: (positions) =>
        callRequest(
          relatedLists.getRelatedListPreferencesBatch,
          { params },
          { preferencesIds: positions.map((position) => preferencesIds[position]) },
        ),
    })
  },
}
