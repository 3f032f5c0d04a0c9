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
export function takeRecord(engine: Engine, ingestion: Ingestion, body: unknown): Entry {
  const record = onlyResult(body)
  if (record.fields === undefined) {
    const entry = engine.store.entry(record.id)
    engine.store.evict(entry)
    return entry
  }
  return ingestion.record(record)
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
  const results = (body as { results: BatchItem<RecordShape>[] }).results
  for (const [position, id] of ids.entries()) {
    const item = results[position]
    if (item === undefined) continue
    if (item.statusCode === 200) takeRecord(engine, ingestion, item.result)
    else {
      const error = new FetchError(url, { status: item.statusCode, statusText: '', body: item.result })
      if (item.statusCode === 404) keepMissing(engine, id, error)
      else failures.set(id, error)
    }
  }
  return failures
}

/** Remembers that a record does not exist for this user: later reads answer so without a request. */
export function keepMissing(engine: Engine, id: string, error: FetchError): void {
  const entry = engine.store.entry(id)
  entry.forget()
  entry.error = error
  entry.expiresAt = engine.now() + lifetimesMs.recordError
  engine.store.touch(entry)
}

/** The service may wrap a single record in a list of one result. */
function onlyResult(body: unknown): RecordShape {
  const { results } = body as { results?: BatchItem<RecordShape>[] }
  return (Array.isArray(results) && results.length === 1 ? results[0]?.result : body) as RecordShape
}
