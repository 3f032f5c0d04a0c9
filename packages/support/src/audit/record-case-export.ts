import type { Platform, Principal } from 'platform'

/**
 * Writes into the audit log that a person has saved a case as a file.
 *
 * @throws AppError `DAILY_LIMIT_REACHED`: what cannot be recorded must not be saved.
 */
export async function recordCaseExport(
  platform: Pick<Platform, 'asSystem'>,
  principal: Principal,
  caseId: string,
): Promise<void> {
  await platform.asSystem('record that a case was saved', principal).transaction(async (records) => {
    const [found] = await records.find('Case', { Id: caseId }, ['AccountId'], 1)
    await records.create('AuditEvent__c', {
      ActorId__c: principal.userId,
      AccountId__c: found?.AccountId ?? null,
      Kind__c: 'CaseSaved',
      TargetId__c: caseId,
    })
  })
}
