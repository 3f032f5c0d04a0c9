import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

const KEPT_MS = 24 * 3_600_000

/** Removes files that were uploaded more than a day ago and never attached, and unfinished uploads of that age. */
export const sweepUnlinkedFiles = defineJob({
  task: 'sweep-unlinked-files',
  payload: Type.Object({}),
  schedule: '7 * * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep files that are attached to nothing')
      .sweepUnlinked(new Date(now() - KEPT_MS).toISOString()),
})
