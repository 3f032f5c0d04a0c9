import type { Engine } from '../engine.ts'
import type { FetchError } from '../fetch-error.ts'
import type { Entry } from '../store/entry.ts'
import { askTracked } from './tracked-records.ts'

/** A server that lags behind gets one more chance; then what it leaves out counts as missing. */
const ATTEMPTS = 2

/**
 * Asks once for all records of an answer that have pending fields. Readers wait meanwhile and send nothing of their own. Whatever
 * happens, no field stays pending: what a failure leaves open is dropped, so that the next reader asks, and subscribers are told.
 */
export function resolveConflicts(engine: Engine, entries: readonly Entry[]): void {
  const open: Entry[] = []
  for (const entry of entries) {
    if (engine.resolving.has(entry)) engine.reopened.add(entry)
    else open.push(entry)
  }
  if (open.length === 0) return
  const settled = settle(engine, open)
  for (const entry of open) engine.resolving.set(entry, settled)
}

async function settle(engine: Engine, entries: readonly Entry[]): Promise<void> {
  const failures = new Map<Entry, FetchError>()
  let open = entries
  for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt++) {
    for (const entry of open) engine.reopened.delete(entry)
    const outcome = await askTracked(engine, open)
    for (const [entry, error] of outcome.failures) failures.set(entry, error)
    open = open.filter((entry) => {
      const isWorthAsking = outcome.outdated.has(entry) || engine.reopened.has(entry)
      return entry.pending !== null && !failures.has(entry) && isWorthAsking
    })
  }
  for (const entry of entries) {
    engine.resolving.delete(entry)
    engine.reopened.delete(entry)
  }
  engine.change(() => {
    for (const entry of entries) abandon(engine, entry, failures.has(entry))
    for (const [entry, error] of failures) engine.fail([entry], error)
  })
}

/** Ends the wait for fields that did not come. */
function abandon(engine: Engine, entry: Entry, hasFailed: boolean): void {
  if (entry.pending === null || entry.evicted) return
  const names = [...entry.pending.keys()]
  entry.pending = null
  entry.drop(names, (kept) => engine.store.layouts.of(kept))
  if (!hasFailed) {
    entry.missing ??= new Set()
    for (const name of names) entry.missing.add(name)
  }
  engine.store.touch(entry)
}
