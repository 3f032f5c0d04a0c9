import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import type { FetchError } from '../fetch-error.ts'
import { markMissing } from '../normalise/mark-missing.ts'
import { storeNotFound, storeRecord } from '../normalise/store-record.ts'
import { fieldLists } from '../selection/field-lists.ts'
import type { QualifiedSelection } from '../selection/selection.ts'
import type { Entry } from '../store/entry.ts'
import type { Demand } from '../store/source.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { ingest } from './ingest.ts'
import { type Answered, readRecords } from './read-records.ts'
import type { WantedFields } from './record-requests.ts'

/** A record to load, with the selection of its fields. */
export type WantedRecord = Pick<View<RecordShape>, 'read'> & {
  readonly engine: Engine
  readonly id: string
  readonly entry: Entry
  readonly selection: QualifiedSelection
}

/**
 * Requests one record: the wanted fields, and as optional fields all others in the store, so that a newer version replaces all of them at
 * once. Joins a request in flight that covers the wanted fields.
 *
 * @throws FetchError
 */
export async function loadRecord(record: WantedRecord, demand: Demand, signal: AbortSignal | undefined): Promise<void> {
  const { engine, id, entry } = record
  const { selection } = record.selection
  const [required, optional] = [selection.paths(false), selection.paths(true)]
  // An answer covers every requested field, and contains the required ones.
  const holding = (path: string) => `${id}!${path}`
  const telling = (path: string) => `${id}?${path}`
  const bringing =
    demand === 'missing' ? engine.network.join([...required.map(holding), ...optional.map(telling)], signal) : undefined
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
  const qualified = (paths: readonly string[]) => paths.map((path) => `${record.selection.objectApiName}.${path}`)
  await engine.network.once(
    `record:${id}:${required}:${wanted.optional}`,
    (send, shared) => {
      const { take, refuse } = taking(record, wanted)
      const takeAlone = ([answered]: readonly Answered[], isLast: boolean) => {
        const { result, error } = answered ?? {}
        if (error?.status === 404) refuse(error)
        if (error) throw error
        take(result, isLast)
      }
      const alone = () =>
        readRecords([id], { required: qualified(required), optional: qualified(wanted.optional) }, send, takeAlone)
      return engine.gather === undefined
        ? alone()
        : engine.gather({ ...wanted, id, objectApiName: record.selection.objectApiName, alone, take, refuse }, shared)
    },
    signal,
    [...required.map(holding), ...[...required, ...others].map(telling)],
  )
}

/** The functions that store an answer for a record. */
function taking({ engine, id }: WantedRecord, { required, optional }: WantedFields) {
  const selection = engine.singleton(fieldLists).select(required, optional)
  return {
    /** A field counts as missing only after the last of several requests. */
    take: (result: unknown, isLast: boolean) =>
      ingest(engine, (ingestion) => {
        const entry = storeRecord(engine, ingestion, result)
        if (isLast && !entry.evicted) markMissing(engine.store, entry, selection, result as RecordShape)
      }),
    refuse: (error: FetchError) => engine.change(() => storeNotFound(engine, id, error)),
  }
}
