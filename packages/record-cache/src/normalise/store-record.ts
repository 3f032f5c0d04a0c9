import type { ErrorEntry, RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import type { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Entry } from '../store/entry.ts'
import type { Ingestion } from './ingestion.ts'

/** A batch item in an answer of the service. */
export type BatchItem<T> = { statusCode: number; result: T | ErrorEntry[] }

/** The answer of a batch: items in request order, each with its own status. */
export type BatchAnswer<T> = { hasErrors: boolean; results: BatchItem<T>[] }

/** The answer for one record as a batch item: the service may wrap it in a list of one result. */
export function itemOf(body: unknown): BatchItem<unknown> {
  const { results } = (body ?? {}) as { results?: BatchItem<unknown>[] }
  return results?.length === 1 && results[0] ? results[0] : { statusCode: 200, result: body }
}

/** Stores the answer for one record. An id without fields means that the record no longer exists. */
export function storeRecord({ store }: Engine, ingestion: Ingestion, body: unknown): Entry {
  const record = body as RecordShape
  if (record.fields !== undefined || typeof record.id !== 'string') return ingestion.record(record)
  const entry = store.entry(record.id)
  store.evict(entry)
  return entry
}

/** Stores that a record does not exist for this user: later reads answer 404 without a request. */
export function storeNotFound({ store }: Engine, id: string, error: FetchError): void {
  store.storeError(store.entry(id), error, lifetimesMs.recordError)
}
