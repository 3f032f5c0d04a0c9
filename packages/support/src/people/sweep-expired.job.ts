import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** How long a repeated request gets the answer of the first. */
const KEY_KEPT_MS = 48 * 3_600_000

/** Removes expired idempotency keys, and the readers of earlier days, who were stored to count each once a day. */
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
