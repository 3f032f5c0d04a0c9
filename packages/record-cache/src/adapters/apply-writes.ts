import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import { announce } from '../fetch/changes.ts'
import { ingest } from '../fetch/ingest.ts'
import { type FetchError, recordIsGone } from '../fetch-error.ts'
import { recordKey } from '../keys.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import type { Entry } from '../store/entry.ts'
import type { RecordChange } from '../store/source.ts'

/** What a write did to a record. `record` is what the service answered of it: it becomes part of the store. */
export type Written = {
  readonly operation: RecordChange['operation']
  /** Empty when a record was created and the service did not say which. */
  readonly id: string
  readonly record: RecordShape | null
  /** What is answered of a deleted record from now on. */
  readonly gone?: FetchError
  /** The object as far as the sender named it. */
  readonly objectApiName: string
  /** Records that the sender pointed a created record to: it is in their related lists. */
  readonly parentIds: readonly string[]
}

/**
 * Applies writes to the store: answered records are stored, records that were deleted or changed without an answer are dropped, and lists and
 * counts that they may be in are refetched where they have subscribers. All records of one answer are stored together.
 */
export function applyWrites(engine: Engine, writes: readonly Written[]): void {
  const created = ingest(engine, (ingestion) => writes.map((write) => take(engine, ingestion, write)))
  const changes = writes.map((write) => changeOf(engine, write))
  engine.change(() => {
    for (const [position, { id, parentIds, gone }] of writes.entries()) {
      const entry = created[position]
      if (entry !== undefined) engine.insertCreated?.(engine, entry, parentIds)
      if (gone) engine.store.remove(engine.store.entry(id), gone)
    }
    for (const change of changes) announce(engine, change)
  })
}

/**
 * Applies a write of one record, where `id` is empty for a created one.
 *
 * @returns the record as the service answered it; null when it answered without content.
 */
export function applyWrite(engine: Engine, answer: unknown, write: Omit<Written, 'record'>): RecordShape | null {
  const record = answeredRecord(answer)
  const copy = structuredClone(record)
  applyWrites(engine, [{ ...write, id: write.id || (record?.id ?? ''), record }])
  return copy
}

/** Returns the entry of a created record. */
function take({ store }: Engine, ingestion: Ingestion, { operation, id, record }: Written): Entry | undefined {
  if (operation === 'updated') {
    const entry = store.entry(id)
    // A newer version may have arrived while the request was in flight; then it wins over this answer.
    if (!entry.subscriptions && (!record || record.weakEtag > entry.version)) store.forget(entry)
  }
  const entry = record ? ingestion.record(record) : undefined
  return operation === 'created' ? entry : undefined
}

function changeOf(engine: Engine, { operation, id, record, objectApiName, parentIds }: Written): RecordChange {
  const entry = engine.store.records.get(id)
  return {
    operation,
    objectApiName: record?.apiName ?? (objectApiName === '' ? (entry?.apiName ?? '') : objectApiName),
    id,
    weakEtag: record?.weakEtag ?? 0,
    // The service may have chosen parents of a new record, such as the account of a case.
    parentIds: operation === 'updated' || entry === undefined ? parentIds : [...parentIds, ...parentsOf(entry)],
  }
}

/** The records that a record points to, as far as the store knows. */
function parentsOf(entry: Entry): string[] {
  return entry.cells.flatMap(({ entry: spanned, value }) => spanned?.id ?? recordKey(value) ?? [])
}

/** The deletion of a record, to be applied to the store. */
export const deletion = (id: string, objectApiName = ''): Written => ({
  operation: 'deleted',
  id,
  record: null,
  gone: recordIsGone(id),
  objectApiName,
  parentIds: [],
})

/** The body of a write's answer, when it holds a record. A 204 has none. */
export function answeredRecord(body: unknown): RecordShape | null {
  const record = body as RecordShape | null | undefined
  return record?.id && record.fields ? record : null
}
