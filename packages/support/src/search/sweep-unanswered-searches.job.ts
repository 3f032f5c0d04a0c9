import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

const KEPT_MS = 180 * 24 * 3_600_000

/** Deletes words that nobody has searched for during 180 days. */
export const sweepUnansweredSearches = defineJob({
  task: 'sweep-unanswered-searches',
  payload: Type.Object({}),
  schedule: '43 2 * * *',
  run: ({ platform, now }) =>
    platform
      .asSystem('sweep searches without a hit that nobody repeats')
      .removeOld('UnansweredSearch__c', { time: 'SystemModstamp', before: new Date(now() - KEPT_MS).toISOString() }),
})
