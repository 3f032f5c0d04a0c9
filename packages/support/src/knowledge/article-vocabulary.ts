import type { Change } from 'platform'
import { Type } from 'typebox'
import { defineJob, type Job } from '../define-job.ts'

/** Changes within this time are handled by one job. */
const WAIT_MS = 30_000

/** Queues the update of the search vocabulary after an article is published, changed or withdrawn. */
export function renewVocabulary(change: Change): void {
  const states = [
    change.value('PublicationStatus'),
    change.operation === 'create' ? null : change.previous('PublicationStatus'),
  ]
  if (!states.includes('Online')) return
  const runAt = new Date(Date.parse(change.now) + WAIT_MS).toISOString()
  refillVocabulary.enqueue(change.tx, {}, { jobKey: 'refill-vocabulary', runAt })
}

/** Rebuilds the vocabulary of published articles, which corrects typing errors in searches. */
export const refillVocabulary: Job<Record<string, never>> = defineJob({
  task: 'refill-vocabulary',
  payload: Type.Object({}),
  schedule: '7 * * * *',
  run: ({ platform }) => platform.asSystem('rebuild the vocabulary of articles').refillVocabulary('Knowledge__kav'),
})
