import { refreshRecords } from '../fetch/changes.ts'
import type { RecordCache } from '../record-cache.ts'

const CALLS = 60
const WINDOW_MS = 60_000

/** The calls in the current window of time. A window begins with the first call after the end of the last one. */
const callWindow = () => ({ startedAt: Number.NEGATIVE_INFINITY, calls: 0 })

/** Reports that records changed elsewhere: those in the store are refetched. At most 60 calls in 60 seconds; more are dropped. */
export function notify(cache: RecordCache, recordIds: readonly string[]): void {
  cache.note?.(`notify ${recordIds.join()}`, '')
  const { engine } = cache
  const window = engine.singleton(callWindow)
  const nowMs = engine.now()
  if (nowMs - window.startedAt >= WINDOW_MS) Object.assign(window, { startedAt: nowMs, calls: 0 })
  if (++window.calls <= CALLS) refreshRecords(engine, recordIds)
}
