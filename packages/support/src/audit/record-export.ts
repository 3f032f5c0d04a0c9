import type { Platform, Principal } from 'platform'

/** What can be saved as a file: a case, or all that is stored about a person. */
const kinds = { Case: 'CaseSaved', User: 'OwnDataSaved' } as const

type Exported = { readonly object: keyof typeof kinds; readonly id: string }

/**
 * Writes into the audit log, with the account concerned, that a person has saved something as a file.
 *
 * @throws AppError `DAILY_LIMIT_REACHED`: what cannot be recorded must not be saved.
 */
export async function recordExport(
  platform: Pick<Platform, 'asSystem'>,
  principal: Principal,
  { object, id }: Exported,
): Promise<void> {
  await platform.asSystem('record that something was saved as a file', principal).transaction(async (records) => {
    const [found] = await records.find(object, { Id: id }, ['AccountId'], 1)
    await records.create('AuditEvent__c', {
      ActorId__c: principal.userId,
      AccountId__c: found?.AccountId ?? null,
      Kind__c: kinds[object],
      TargetId__c: id,
    })
  })
}
