import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { FetchError } from '../fetch-error.ts'
import { markMissing } from '../normalise/mark-missing.ts'
import { storeNotFound, storeRecord } from '../normalise/store-record.ts'
import { fieldLists } from '../selection/field-lists.ts'
import type { QualifiedSelection } from '../selection/selection.ts'
import type { Entry } from '../store/entry.ts'
import type { Demand } from '../store/source.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { ingest } from './ingest.ts'
import { fewerFields, recordRequests, type WantedFields } from './record-requests.ts'

/** A record that a view wants by a selection of its fields. */
export type WantedRecord = Pick<View<RecordShape>, 'read'> & {
  readonly engine: Engine
  readonly id: string
  readonly entry: Entry
  readonly selection: QualifiedSelection
}

/**
 * Requests one record: the wanted fields, and as optional fields everything else the store has of it, so that a newer version replaces
 * all of it at once. Joins a request in flight that covers the wanted fields.
 *
 * @throws FetchError
 */
export async function loadRecord(record: WantedRecord, demand: Demand, signal: AbortSignal | undefined): Promise<void> {
  const { engine, id, entry } = record
  const { required, optional } = record.selection.selection
  const bringing = demand === 'missing' ? engine.network.joinCovering(id, required, optional, signal) : undefined
  if (bringing !== undefined) {
    const isBrought = await bringing.then(
      () => record.read(engine.now()) !== 'Unfulfilled',
      () => false,
    )
    // When the joined request failed, the view sends its own.
    if (isBrought) return
  }
  const others = new Set([...optional, ...trackedPaths(entry)])
  for (const path of required) others.delete(path)
  const wanted = { required, optional: [...others].sort() }
  const all = new Set([...required, ...others])
  await engine.network.once(
    `record:${id}:${required}:${wanted.optional}`,
    (own) => ask(record, wanted, own),
    signal,
    (otherId, needed, welcome) =>
      otherId === id && needed.every((path) => required.includes(path)) && welcome.every((path) => all.has(path)),
  )
}

/** Splits the fields over requests, and halves their number per request where the service answers QUERY_TOO_COMPLICATED. */
async function ask(record: WantedRecord, wanted: WantedFields, signal: AbortSignal, most?: number) {
  const { engine, id } = record
  const { required, optional } = wanted
  const qualified = (paths: readonly string[]) => paths.map((path) => `${record.selection.objectApiName}.${path}`)
  const selection = engine.singleton(fieldLists).select(required, optional)
  const requests = recordRequests([id], { required: qualified(required), optional: qualified(optional) }, most)
  try {
    for (const request of requests) {
      await engine.network.send({ ...request, isRead: true, signal }, ({ body }) =>
        ingest(engine, (ingestion) => {
          const entry = storeRecord(engine, ingestion, body)
          // Only after the last of several requests is a field known to be missing.
          if (request === requests.at(-1) && !entry.evicted) markMissing(engine.store, entry, selection)
        }),
      )
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.status === 404) engine.change(() => storeNotFound(engine, id, error))
    const fewer = fewerFields(error, wanted, most)
    if (!fewer) throw error
    await ask(record, wanted, signal, fewer)
  }
}
