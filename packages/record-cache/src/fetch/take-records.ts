import type { ErrorEntry, RecordShape } from 'contract'
import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Entry } from '../store/entry.ts'
import type { Ingestion } from '../store/ingestion.ts'

/** A batch item as the service answers it. */
export type BatchItem<T> = { statusCode: number; result: T | ErrorEntry[] }

/** The answer for several things, in the order asked, each with its own status. */
export type BatchAnswer<T> = { hasErrors: boolean; results: BatchItem<T>[] }

/** Takes the answer for one record; an answer with an id but no fields says that the record is gone. */
export function takeRecord({ store }: Engine, ingestion: Ingestion, body: unknown): Entry {
  // The service may wrap a single record in a list of one result.
  const { results: [only] = [] } = body as { results?: BatchItem<RecordShape>[] }
  const record = (only?.result ?? body) as RecordShape
  if (record.fields !== undefined) return ingestion.record(record)
  const entry = store.entry(record.id)
  store.evict(entry)
  return entry
}

/** Takes the answer for several records, in the order they were asked. Returns the failures by id, other than 404, which are kept. */
export function takeRecords(
  engine: Engine,
  ingestion: Ingestion,
  ids: readonly string[],
  url: string,
  body: unknown,
): Map<string, FetchError> {
  const failures = new Map<string, FetchError>()
  for (const [position, item] of (body as BatchAnswer<RecordShape>).results.entries()) {
    const { statusCode: status, result } = item
    const id = ids[position] ?? ''
    if (status === 200) takeRecord(engine, ingestion, result)
    else {
      const error = new FetchError(url, { status, statusText: '', body: result })
      if (status === 404) keepMissing(engine, id, error)
      else failures.set(id, error)
    }
  }
  return failures
}

/** Remembers that a record does not exist for this user: later reads answer so without a request. */
export function keepMissing({ store }: Engine, id: string, error: FetchError): void {
  store.keepError(store.entry(id), error, lifetimesMs.recordError)
}
