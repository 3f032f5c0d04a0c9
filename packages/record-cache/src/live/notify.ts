import { refreshRecords } from '../fetch/changes.ts'
import type { RecordCache } from '../record-cache.ts'

const CALLS = 60
const WINDOW_MS = 60_000

/** Calls heard since the window began. It begins with the first call after the one before has passed. */
const callWindow = () => ({ startedAt: Number.NEGATIVE_INFINITY, calls: 0 })

/** Says that records changed elsewhere: those in the store are asked anew. At most 60 calls in 60 seconds; more are dropped. */
export function notify(cache: RecordCache, recordIds: readonly string[]): void {
  cache.note?.(`notify ${recordIds.join()}`, '')
  const { engine } = cache
  const window = engine.singleton(callWindow)
  const nowMs = engine.now()
  if (nowMs - window.startedAt >= WINDOW_MS) Object.assign(window, { startedAt: nowMs, calls: 0 })
  if (++window.calls <= CALLS) refreshRecords(engine, recordIds)
}
