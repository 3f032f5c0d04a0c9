import type { Change } from 'platform'
import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

/** Several changes within this time are taken together. */
const WAIT_MS = 30_000

/** The words of an article that is published, changed or withdrawn are soon among those of which wrongly typed ones are made right. */
export function renewVocabulary(change: Change): void {
  const states = [
    change.value('PublicationStatus'),
    change.operation === 'create' ? null : change.previous('PublicationStatus'),
  ]
  if (!states.includes('Online')) return
  const runAt = new Date(Date.parse(change.now) + WAIT_MS).toISOString()
  refillVocabulary.enqueue(change.tx, {}, { jobKey: 'refill-vocabulary', runAt })
}

/** Makes the words of published articles anew, by which wrongly typed ones of searches are made right. */
export const refillVocabulary: Job<Record<string, never>> = defineJob({
  task: 'refill-vocabulary',
  payload: Type.Object({}),
  schedule: '7 * * * *',
  run: ({ platform }) => platform.asSystem('make the vocabulary of articles anew').refillVocabulary('Knowledge__kav'),
})
