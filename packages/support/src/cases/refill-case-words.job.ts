import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

const TASK = 'refill-case-words'

/** Makes the search words of all cases anew in portions, each of which puts the next on the queue. A migration starts it. */
export const refillCaseWords: Job<{ before?: string }> = defineJob({
  task: TASK,
  payload: Type.Object({ before: Type.Optional(Type.String()) }),
  run: ({ platform }, { before = null }) =>
    platform
      .asSystem('make the search words of cases anew')
      .refillWords('Case', before, (tx, end) => refillCaseWords.enqueue(tx, { before: end }, { jobKey: TASK })),
})
