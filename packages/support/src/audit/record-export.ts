import type { Platform, Principal } from 'platform'

/** What can be saved as a file: a case, or all that is stored about a person. */
const kinds = { Case: 'CaseSaved', User: 'OwnDataSaved' } as const

/** A record, or a list view by its id and its name, which may be the person's own. */
type Exported =
  | { readonly object: keyof typeof kinds; readonly id: string }
  | { readonly listViewId: string | null; readonly name: string }

/**
 * Writes into the audit log, with the account concerned, that a person has saved something as a file.
 *
 * @throws AppError `DAILY_LIMIT_REACHED`: what cannot be recorded must not be saved.
 */
export async function recordExport(
  platform: Pick<Platform, 'asSystem'>,
  principal: Principal,
  saved: Exported,
): Promise<void> {
  await platform.asSystem('record that something was saved as a file', principal).transaction(async (records) => {
    if ('listViewId' in saved) {
      await records.create('AuditEvent__c', {
        ActorId__c: principal.userId,
        AccountId__c: principal.attributes.accountId ?? null,
        Kind__c: 'ListSaved',
        TargetId__c: saved.listViewId,
        TargetName__c: saved.name,
      })
      return
    }
    const [found] = await records.find(saved.object, { Id: saved.id }, ['AccountId'], 1)
    await records.create('AuditEvent__c', {
      ActorId__c: principal.userId,
      AccountId__c: found?.AccountId ?? null,
      Kind__c: kinds[saved.object],
      TargetId__c: saved.id,
    })
  })
}
