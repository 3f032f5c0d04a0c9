import { limits, type RelatedListRecords, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import {
  type ConfigFor,
  checked,
  each,
  id,
  integer,
  list,
  maybe,
  name,
  nullable,
  object,
  text,
} from '../../define/check.ts'
import type { Engine } from '../../engine.ts'
import { takePage } from '../../fetch/load-pages.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import type { BatchAnswer, BatchItem } from '../../fetch/take-records.ts'
import { FetchError } from '../../fetch-error.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { BatchView } from '../../read/batch-view.ts'
import type { ListView } from '../../read/list-view.ts'
import { relatedListView } from './get-related-list-records.ts'

const shape = {
  parentRecordId: id,
  relatedListParameters: each(
    object({
      relatedListId: name,
      fields: list,
      optionalFields: list,
      pageSize: maybe(integer),
      sortBy: list,
      where: nullable(text),
    }),
  ),
}

export type GetRelatedListRecordsBatchConfig = ConfigFor<typeof shape>

/**
 * Reads the first pages of several related lists of one record, in the order asked. Only lists that the store lacks are asked for; each
 * is then known to `getRelatedListRecords` too.
 */
export const getRelatedListRecordsBatch: ReadAdapter<
  GetRelatedListRecordsBatchConfig,
  BatchAnswer<RelatedListRecords>
> = {
  kind: 'read',
  name: 'getRelatedListRecordsBatch',
  open(engine, config) {
    const values = checked(shape, config)
    if (values === null || values.relatedListParameters.length === 0) return null
    const { parentRecordId, relatedListParameters } = values
    return engine.view(`related-lists:${stableKey(values)}`, () => {
      const lists = relatedListParameters.flatMap((asked) => {
        const view = relatedListView(engine, { ...asked, parentRecordId })
        return view === null ? [] : [{ asked: pageSizeGiven(asked), view }]
      })
      return new BatchView<BatchAnswer<RelatedListRecords>>(
        engine,
        'getRelatedListRecordsBatch',
        lists.map(({ view }) => view),
        async (positions, _demand, signal) => {
          const members = positions.flatMap((position) => lists.slice(position, position + 1))
          const errors = await askFor(engine, parentRecordId, members, signal)
          return new Map(
            positions.flatMap((position, index) => {
              const error = errors[index]
              return error === undefined ? [] : [[position, error] as const]
            }),
          )
        },
      )
    })
  },
}

type Member = { asked: object; view: ListView<RelatedListRecords> }

/** The size is sent, so that a page is as long as the one that the list by itself would be read with. */
const pageSizeGiven = (asked: { pageSize: number | undefined }) => ({
  ...asked,
  pageSize: asked.pageSize ?? limits.relatedListRecordsPageSize,
})

/** Returns what was refused, other than by 404, beside the members. All lists of the answer are taken together. */
async function askFor(
  engine: Engine,
  parentRecordId: string,
  members: readonly Member[],
  signal: AbortSignal | undefined,
): Promise<(FetchError | undefined)[]> {
  let errors: (FetchError | undefined)[] = []
  const path = pathOf(relatedLists.getRelatedListRecordsBatch.path, { parentRecordId })
  const take = (body: unknown) => {
    const { results } = body as { results: BatchItem<RelatedListRecords>[] }
    engine.ingest((ingestion) => {
      errors = members.map(({ view }, position) => {
        const item = results[position]
        if (item === undefined) return undefined
        if (item.statusCode === 200) {
          takePage(view, ingestion, 0, item.result)
          return undefined
        }
        const error = new FetchError(path, { status: item.statusCode, statusText: '', body: item.result })
        if (item.statusCode !== 404) return error
        view.pages.keepError(engine.store, error, engine.now() + lifetimesMs.batchError)
        return undefined
      })
    })
  }
  const body = { relatedListParameters: members.map(({ asked }) => asked) }
  await engine.network.share({ method: 'POST', path, body }, take, signal)
  return errors
}
