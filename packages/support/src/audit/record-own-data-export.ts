import type { Platform, Principal } from 'platform'

/** Writes into the audit log that a person has saved what is stored about them. */
export async function recordOwnDataExport(
  platform: Pick<Platform, 'asSystem'>,
  { userId, attributes }: Pick<Principal, 'userId' | 'attributes'>,
): Promise<void> {
  await platform.asSystem('record that somebody saved their own data').transaction(async (records) => {
    await records.create('AuditEvent__c', {
      ActorId__c: userId,
      AccountId__c: attributes.accountId ?? null,
      Kind__c: 'OwnDataSaved',
      TargetId__c: userId,
    })
  })
}
