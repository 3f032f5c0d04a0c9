import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

/** Makes the words of the names of products anew, by which wrongly typed ones of searches are made right. */
export const refillProductVocabulary: Job<Record<string, never>> = defineJob({
  task: 'refill-product-vocabulary',
  payload: Type.Object({}),
  schedule: '9 * * * *',
  run: ({ platform }) => platform.asSystem('make the vocabulary of products anew').refillVocabulary('Product2'),
})
