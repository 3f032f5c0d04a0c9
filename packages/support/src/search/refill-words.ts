import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

const TASK = 'refill-words'

/** Rebuilds the search words of all records of an object in batches; each batch queues the next. A migration starts it. */
export const refillWords: Job<{ objectApiName: string; before?: string }> = defineJob({
  task: TASK,
  payload: Type.Object({ objectApiName: Type.String(), before: Type.Optional(Type.String()) }),
  run: ({ platform }, { objectApiName, before = null }) =>
    platform
      .asSystem('rebuild search words')
      .refillWords(objectApiName, before, (tx, end) =>
        refillWords.enqueue(tx, { objectApiName, before: end }, { jobKey: `${TASK} ${objectApiName}` }),
      ),
})
