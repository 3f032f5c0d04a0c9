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
  start(engine, entries, 'conflict')
}

/** Asks anew for records that are known to have changed, in the same way and together with conflicts that arise meanwhile. */
export function renewRecords(engine: Engine, entries: readonly Entry[]): void {
  start(engine, entries, 'news')
}

/** Why a record has to be asked for once more while a request for it is under way. */
export type Reopening = 'conflict' | 'news'

function start(engine: Engine, entries: readonly Entry[], reason: Reopening): void {
  const open: Entry[] = []
  for (const entry of entries) {
    if (!engine.resolving.has(entry)) open.push(entry)
    else if (engine.reopened.get(entry) !== 'news') engine.reopened.set(entry, reason)
  }
  if (open.length === 0) return
  const settled = settle(engine, open)
  for (const entry of open) engine.resolving.set(entry, settled)
}

async function settle(engine: Engine, entries: readonly Entry[]): Promise<void> {
  const failures = new Map<Entry, FetchError>()
  let open = entries
  let overtaken = new Set<Entry>()
  for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt++) {
    for (const entry of open) engine.reopened.delete(entry)
    const versions = new Map(open.map((entry) => [entry, entry.version]))
    const outcome = await askTracked(engine, open)
    for (const [entry, error] of outcome.failures) failures.set(entry, error)
    open = open.filter((entry) => {
      const reopening = engine.reopened.get(entry)
      // News wants an answer that was asked for after it; a conflict only what is still open.
      if (reopening === 'news') return true
      const isWorthAsking = outcome.outdated.has(entry) || reopening === 'conflict'
      return entry.pending !== null && !failures.has(entry) && isWorthAsking
    })
    for (const entry of open) failures.delete(entry)
    // Only a service that does not even know what was known when it was asked lags behind; others were overtaken by newer answers.
    const isLagging = (entry: Entry) => (outcome.outdated.get(entry) ?? Infinity) < (versions.get(entry) ?? 0)
    overtaken = new Set(open.filter((entry) => engine.reopened.has(entry) || !isLagging(entry)))
  }
  for (const entry of entries) {
    engine.resolving.delete(entry)
    engine.reopened.delete(entry)
    engine.unresolved.delete(entry)
  }
  engine.change(() => {
    for (const entry of entries) abandon(engine, entry, !failures.has(entry) && !overtaken.has(entry))
    for (const [entry, error] of failures) {
      engine.unresolved.set(entry, error)
      engine.fail([entry], error)
    }
  })
}

/** Ends the wait for fields that did not come. Either the answer says that they are missing, or nobody knows and readers ask again. */
function abandon(engine: Engine, entry: Entry, isMissing: boolean): void {
  if (entry.pending === null || entry.evicted) return
  const names = [...entry.pending.keys()]
  entry.pending = null
  entry.drop(names, (kept) => engine.store.layouts.of(kept))
  if (isMissing) {
    entry.missing ??= new Set()
    for (const name of names) entry.missing.add(name)
  }
  engine.store.touch(entry)
}
