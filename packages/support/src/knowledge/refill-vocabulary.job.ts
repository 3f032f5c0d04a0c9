import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

/** Makes the words of published articles anew, by which wrongly typed ones of searches are made right. */
export const refillVocabulary: Job<Record<string, never>> = defineJob({
  task: 'refill-vocabulary',
  payload: Type.Object({}),
  schedule: '7 * * * *',
  run: ({ platform }) => platform.asSystem('make the vocabulary of articles anew').refillVocabulary('Knowledge__kav'),
})
