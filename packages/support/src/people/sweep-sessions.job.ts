import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** A client may repeat a request for so long, and still get the answer of the first. */
const KEYS_KEPT_MS = 48 * 3_600_000

/** Removes sessions, links, counts of mails and idempotency keys that have expired. */
export const sweepSessions = defineJob({
  task: 'sweep-sessions',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async ({ identity, platform, now }) => {
    await identity.sweep()
    await platform.asSystem('sweep old idempotency keys').sweepKeys(new Date(now() - KEYS_KEPT_MS).toISOString())
  },
})
