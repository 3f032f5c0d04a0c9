import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/**
 * Writes an event of sign-in or of a password into the audit log, and the time of a sign-in to its user. After the request, so that it
 * takes as long for an unknown address as for a known one; the event of an unknown address names nobody.
 */
export const recordCredentialEvent = defineJob({
  task: 'record-credential-event',
  payload: Type.Object({
    kind: Type.String(),
    userId: Type.Union([Type.String(), Type.Null()]),
    /** When it happened, ISO 8601. */
    at: Type.String(),
  }),
  run: ({ platform }, { kind, userId, at }) =>
    platform.asSystem('record an event of sign-in').transaction(async (records) => {
      const user = userId === null ? null : await records.read('User', userId, ['AccountId', 'LastLoginDate'], 'update')
      // A job may run twice; of one user and kind there is one event at a time.
      const same = { ActorId__c: user === null ? null : userId, Kind__c: kind, Time__c: at }
      if (user !== null && (await records.find('AuditEvent__c', same, ['Id'], 1)).length > 0) return
      await records.create('AuditEvent__c', {
        ...same,
        AccountId__c: user?.AccountId ?? null,
        TargetId__c: same.ActorId__c,
      })
      if (userId === null || user === null || kind !== 'SignIn') return
      if (String(user.LastLoginDate ?? '') < at) await records.update('User', userId, { LastLoginDate: at })
    }),
})

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
