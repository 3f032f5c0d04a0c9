import { type RelatedListCount, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf, queryOf } from '../../fetch/record-requests.ts'
import type { BatchItem } from '../../fetch/take-records.ts'
import { FetchError } from '../../fetch-error.ts'
import { recordKey, stableKey } from '../../keys.ts'
import { BatchView } from '../../read/batch-view.ts'
import { putRepresentation, representationView } from '../../read/representation-view.ts'
import { relatedListCount } from './get-related-list-count.ts'

export type GetRelatedListsCountConfig = {
  readonly parentRecordId: string
  readonly relatedListNames: readonly string[]
  readonly maxCount?: number
}

/** The counts of several related lists, in the order asked, each with its own status. */
export type RelatedListsCountAnswer = { hasErrors: boolean; results: BatchItem<RelatedListCount>[] }

/** Reads how many children several related lists of one record hold; only what the store lacks is asked for. */
export const getRelatedListsCount: ReadAdapter<GetRelatedListsCountConfig, RelatedListsCountAnswer> = {
  kind: 'read',
  name: 'getRelatedListsCount',
  open(engine, { relatedListNames, maxCount, ...config }) {
    const parentRecordId = recordKey(config.parentRecordId)
    if (parentRecordId === null || !Array.isArray(relatedListNames) || relatedListNames.length === 0) return null
    return engine.view(`counts:${stableKey([parentRecordId, relatedListNames, maxCount])}`, () => {
      const calls = relatedListNames.map((relatedListId: string) =>
        relatedListCount({ parentRecordId, relatedListId, ...(maxCount === undefined ? {} : { maxCount }) }),
      )
      const members = calls.map((call) => representationView<RelatedListCount>(engine, call))
      return new BatchView<RelatedListsCountAnswer>(
        engine,
        'getRelatedListsCount',
        members,
        async (positions, _demand, signal) => {
          const refused = new Map<number, FetchError>()
          const names = positions.map((position) => relatedListNames[position] ?? '').join()
          const path = pathOf(relatedLists.getRelatedListsCount.path, { parentRecordId, relatedListNames: names })
          const take = (body: unknown) =>
            engine.change(() => {
              const { results } = body as { results: BatchItem<RelatedListCount>[] }
              for (const [index, position] of positions.entries()) {
                const item = results[index]
                const call = calls[position]
                if (item === undefined || call === undefined) continue
                if (item.statusCode === 200) {
                  putRepresentation(engine, call.key, item.result, call.lifetime, parentRecordId)
                  continue
                }
                const error = new FetchError(path, { status: item.statusCode, statusText: '', body: item.result })
                if (item.statusCode === 404) members[position]?.keepError(error, call.lifetime)
                else refused.set(position, error)
              }
            })
          await engine.network.share({ method: 'GET', path, query: queryOf({ maxCount }) }, take, signal)
          return refused
        },
      )
    })
  },
}
