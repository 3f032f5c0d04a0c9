import type { Change } from 'platform'

/** Puts the acknowledgement mail of a new case on the queue; whether anybody wants it is decided when it is sent. */
export async function announceCase(change: Change): Promise<void> {
  if (change.principal === null || change.value('ContactId') === null) return
  await change.enqueue('send-case-acknowledgement', { caseId: change.id }, { jobKey: `acknowledge-${change.id}` })
}
