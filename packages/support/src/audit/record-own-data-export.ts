import type { Platform, Principal } from 'platform'

/**
 * Writes into the audit log that a person has saved what is stored about them.
 *
 * @throws AppError `DAILY_LIMIT_REACHED`, as `recordCaseExport`.
 */
export async function recordOwnDataExport(platform: Pick<Platform, 'asSystem'>, principal: Principal): Promise<void> {
  const { userId, attributes } = principal
  await platform.asSystem('record that somebody saved their own data', principal).transaction(async (records) => {
    await records.create('AuditEvent__c', {
      ActorId__c: userId,
      AccountId__c: attributes.accountId ?? null,
      Kind__c: 'OwnDataSaved',
      TargetId__c: userId,
    })
  })
}
