import type { Change } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'
import { createResetFinisher } from './create-reset-finisher.ts'

/** The request that asked for the reset has had its answer by then, or has given up. */
const AFTER_MS = 20_000

/**
 * Finishes a reset that the request which asked for it has not finished: the process was killed, or the data manager did not answer. It
 * throws while there is no answer, and the queue tries again.
 */
export const finishReset = defineJob({
  task: 'finish-download-reset',
  payload: Type.Object({ resetId: Type.String() }),
  run: async (services, { resetId }) => {
    if ((await createResetFinisher(services)(resetId)) === 'unanswered') {
      throw new Error('The data manager has not answered')
    }
  },
})

/** Puts the job on the queue in the transaction that records the reset. */
export function finishLater(change: Change): void {
  if (change.value('Outcome__c') !== null) return
  const runAt = new Date(Date.parse(change.now) + AFTER_MS).toISOString()
  finishReset.enqueue(change.tx, { resetId: change.id }, { runAt })
}
