import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** A client may repeat a request for so long, and still get the answer of the first. */
const KEY_KEPT_MS = 48 * 3_600_000

/** Removes what is kept of requests so that they count once: idempotency keys that have expired, and who has read what before today. */
export const sweepIdempotencyKeys = defineJob({
  task: 'sweep-idempotency-keys',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async ({ platform, now }) => {
    await platform.asSystem('sweep old idempotency keys').sweepKeys(new Date(now() - KEY_KEPT_MS).toISOString())
    await platform.asSystem('forget readers of earlier days').forgetReaders(new Date(now()).toISOString())
  },
})

/** Removes sessions, links and counts of mails that have expired. */
export const sweepSessions = defineJob({
  task: 'sweep-sessions',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async ({ identity }) => {
    await identity.sweep()
  },
})
