import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Deletes from the audit log, after 30 days, the failed sign-ins with addresses that nobody has: strangers can cause any number of them, and
 * they name nobody. The database lets nothing else of the log be deleted.
 */
export const sweepFailuresOfNobody = defineJob({
  task: 'sweep-failures-of-nobody',
  payload: Type.Object({}),
  schedule: '47 2 * * *',
  run: ({ platform, now }) =>
    platform.asSystem('sweep failed sign-ins of unknown addresses').removeOld('AuditEvent__c', {
      time: 'CreatedDate',
      before: new Date(now() - KEPT_MS).toISOString(),
      equals: { Kind__c: 'SignInFailed', ActorId__c: null },
    }),
})
