import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import { announce } from '../fetch/changes.ts'
import { ingest } from '../fetch/ingest.ts'
import { type FetchError, recordIsGone } from '../fetch-error.ts'
import { recordKey } from '../keys.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import type { Entry } from '../store/entry.ts'
import type { ListPages } from '../store/list-pages.ts'
import type { RecordChange } from '../store/source.ts'

/** Values to set, by field API name. */
export type FieldInputs = { readonly [fieldApiName: string]: string | number | boolean | null }

/** A write of a record. */
export type Write = {
  readonly operation: RecordChange['operation']
  /** Empty for a creation whose answer does not say which. */
  readonly id: string
  /** The object as far as the sender named it. */
  readonly objectApiName: string
  /** The values that were sent. Lookups among them point to records whose related lists may hold the record. */
  readonly fields: FieldInputs
}

/** What a write did. `record` is what the service answered of the record: it becomes part of the store. */
export type Written = Write & {
  readonly record: RecordShape | null
  /** Further records whose related lists may hold the record. */
  readonly parentIds?: readonly string[]
  /** What is answered of a deleted record from now on. */
  readonly gone?: FetchError
}

/**
 * Applies writes to the store: answered records are stored, records that were deleted or changed without an answer are dropped, and lists and
 * counts that they may be in are refetched where they have subscribers. All records of one answer are stored together.
 */
export function applyWrites(engine: Engine, writes: readonly Written[]): void {
  const { store } = engine
  ingest(engine, (ingestion) => {
    const before = writes.map(({ id }) => parentsOf(engine, id))
    const created = writes.map((write) => take(engine, ingestion, write))
    const changes = writes.map((write, position) => changeOf(engine, write, before[position]))
    for (const [position, { id, fields, gone }] of writes.entries()) {
      const entry = created[position]
      if (entry !== undefined) engine.insertCreated?.(engine, entry, fields)
      if (gone) store.remove(store.entry(id), gone)
    }
    for (const [position, change] of changes.entries()) {
      // Of a record that an update may have moved, the live event asks again for the lists of its parents.
      const isMoved = change.operation === 'updated' && pointedTo(writes[position]?.fields ?? {}).length > 0
      announce(engine, change, isMoved ? [] : undefined)
    }
  })
}

/**
 * Applies a write of one record, where `id` is empty for a created one.
 *
 * @returns the record as the service answered it; null when it answered without content.
 */
export function applyWrite(engine: Engine, answer: unknown, write: Write): RecordShape | null {
  const record = answeredRecord(answer)
  const copy = structuredClone(record)
  applyWrites(engine, [{ ...write, id: write.id || (record?.id ?? ''), record }])
  return copy
}

/** Outdates what a write without an answer may have changed. Whether a record was deleted, its refetch says. */
export function outdateWrite(engine: Engine, write: Write): void {
  const operation = write.id === '' ? 'created' : 'updated'
  announce(engine, changeOf(engine, { ...write, operation, record: null }))
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

/** @param before - the parents of the record before the write. */
function changeOf(
  engine: Engine,
  { operation, id, record, objectApiName, fields, parentIds = [] }: Written,
  before: readonly string[] = [],
): RecordChange {
  return {
    operation,
    objectApiName: record?.apiName || objectApiName || (engine.store.records.get(id)?.apiName ?? ''),
    id,
    weakEtag: record?.weakEtag ?? 0,
    // The service may have chosen parents of a new record, such as the account of a case.
    parentIds: [...before, ...parentIds, ...pointedTo(fields), ...parentsOf(engine, id)],
  }
}

/** The records that a record points to, as far as the store knows, and those in whose related lists it is. */
function parentsOf({ store }: Engine, id: string): string[] {
  const entry = store.records.get(id)
  return [
    ...(entry?.cells.flatMap(({ entry: spanned, value }) => spanned?.id ?? recordKey(value) ?? []) ?? []),
    ...[...store.sources.values()].flatMap((source) =>
      (source as ListPages).rows?.includes(entry as Entry) ? source.parentId || [] : [],
    ),
  ]
}

/** The records that values may point to: their related lists may hold the record that the values belong to. */
export const pointedTo = (fields: FieldInputs): string[] =>
  Object.values(fields).flatMap((value) => recordKey(value) ?? [])

/** The deletion of a record, to be applied to the store. */
export const deletion = (id: string, objectApiName = ''): Written => ({
  operation: 'deleted',
  id,
  record: null,
  gone: recordIsGone(id),
  objectApiName,
  fields: {},
})

/** The body of a write's answer, when it holds a record. A 204 has none. */
export function answeredRecord(body: unknown): RecordShape | null {
  const record = body as RecordShape | null | undefined
  return record?.id && record.fields ? record : null
}
