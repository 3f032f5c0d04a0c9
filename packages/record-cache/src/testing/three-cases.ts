import { createRecordCache } from '../record-cache.ts'
import { everyCallService } from './every-call-service.ts'
import { recordId } from './scripted-service.ts'
import { CASE, OTHER } from './two-cases.ts'

const ACCOUNT = recordId('001', 1)
export const THIRD = recordId('500', 3)

/** A cache over a service that answers every call, with three cases of one account. */
export function threeCases(options: { maxEntries?: number } = {}) {
  const service = everyCallService()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  for (const id of [CASE, OTHER, THIRD]) {
    service.put('Case', id, { Subject: `About ${id}`, Status: 'Open', AccountId: ACCOUNT })
  }
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({
    fetch: service.fetch,
    now: () => clock.nowMs,
    development: true,
    ...options,
  })
  return { service, clock, cache }
}
