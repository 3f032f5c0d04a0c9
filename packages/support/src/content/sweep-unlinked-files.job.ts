import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

const KEPT_MS = 24 * 3_600_000

/** Removes files that were uploaded more than a day ago and attached to nothing since, and uploads that were begun then. */
export const sweepUnlinkedFiles = defineJob({
  task: 'sweep-unlinked-files',
  payload: Type.Object({}),
  schedule: '7 * * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep files that are attached to nothing')
      .sweepUnlinked(new Date(now() - KEPT_MS).toISOString()),
})
