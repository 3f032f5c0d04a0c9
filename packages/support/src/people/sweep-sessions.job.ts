import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** Removes sessions, links and counts of mails that have expired. */
export const sweepSessions = defineJob({
  task: 'sweep-sessions',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async ({ identity }) => {
    await identity.sweep()
  },
})
