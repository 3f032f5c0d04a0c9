import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

const KEPT_MS = 30 * 24 * 3_600_000

/** Deletes drafts on which nobody has written for 30 days. */
export const sweepCaseDrafts = defineJob({
  task: 'sweep-case-drafts',
  payload: Type.Object({}),
  schedule: '37 2 * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep drafts that nobody has written on')
      .removeOld('CaseDraft__c', { time: 'SystemModstamp', before: new Date(now() - KEPT_MS).toISOString() }),
})
