import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/**
 * Writes a sign-in or a change of a password to the audit log, and the time of a sign-in to its user. It runs after the request, so that
 * an answer takes as long for an unknown address as for a known one; the event of an unknown address has no user.
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
      // A job may run twice: an event of the same user, kind and time is written once.
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
 * Deletes failed sign-ins with unknown addresses after 30 days: strangers can cause any number of them, and they name no user. The
 * database allows no other deletion from the audit log.
 */
export const sweepUnknownFailures = defineJob({
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
