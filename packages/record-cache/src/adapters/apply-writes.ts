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
  /** Empty for a creation whose answer has no id. */
  readonly id: string
  /** The object, if the sender named it. */
  readonly objectApiName: string
  /** The values that were sent. Lookups among them point to records whose related lists may hold the record. */
  readonly fields: FieldInputs
}

/** The result of a write. `record` is the record in the answer, which is stored. */
export type Written = Write & {
  readonly record: RecordShape | null
  /** Further records whose related lists may hold the record. */
  readonly parentIds?: readonly string[]
  /** The error for later reads of a deleted record. */
  readonly gone?: FetchError
}

/**
 * Applies writes to the store: records in the answer are stored, and deleted records and records without an answer are dropped. Lists and
 * counts that may contain them are refetched if they have subscribers. All records of one answer are stored together.
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
      // If an update may have moved a record, its live event refetches the lists of its parents again.
      const isMoved = change.operation === 'updated' && pointedTo(writes[position]?.fields ?? {}).length > 0
      announce(engine, change, isMoved ? [] : undefined)
    }
  })
}

/**
 * Applies a write of one record; `id` is empty for a creation.
 *
 * @returns the record in the answer; null for an answer without content.
 */
export function applyWrite(engine: Engine, answer: unknown, write: Write): RecordShape | null {
  const record = answeredRecord(answer)
  const copy = structuredClone(record)
  applyWrites(engine, [{ ...write, id: write.id || (record?.id ?? ''), record }])
  return copy
}

/** Outdates what a write without an answer may have changed. A refetch shows whether the record was deleted. */
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

/** The known records to which a record points, and those whose related lists contain it. */
function parentsOf({ store }: Engine, id: string): string[] {
  const entry = store.records.get(id)
  return [
    ...(entry?.cells.flatMap(({ entry: spanned, value }) => spanned?.id ?? recordKey(value) ?? []) ?? []),
    ...[...store.sources.values()].flatMap((source) =>
      (source as ListPages).rows?.includes(entry as Entry) ? source.parentId || [] : [],
    ),
  ]
}

/** The records to which values may point: their related lists may contain the record with these values. */
export const pointedTo = (fields: FieldInputs): string[] =>
  Object.values(fields).flatMap((value) => recordKey(value) ?? [])

/** The deletion of a record, for `applyWrites`. */
export const deletion = (id: string, objectApiName = ''): Written => ({
  operation: 'deleted',
  id,
  record: null,
  gone: recordIsGone(id),
  objectApiName,
  fields: {},
})

/** The body of a write's answer, if it is a record. A 204 has none. */
export function answeredRecord(body: unknown): RecordShape | null {
  const record = body as RecordShape | null | undefined
  return record?.id && record.fields ? record : null
}
