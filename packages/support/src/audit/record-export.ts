import type { Platform, Principal } from 'platform'

/** The kinds of events, by the object that was saved: a case, or all data of a person. */
const kinds = { Case: 'CaseSaved', User: 'OwnDataSaved' } as const

/** A record, or a list view by id and name; the list may be a personal one without an id. */
type Exported =
  | { readonly object: keyof typeof kinds; readonly id: string }
  | { readonly listViewId: string | null; readonly name: string }

/**
 * Writes to the audit log, with the account concerned, that the person downloaded a record or a list.
 *
 * @throws AppError `DAILY_LIMIT_REACHED`: what cannot be recorded must not be saved.
 */
export async function recordExport(
  platform: Pick<Platform, 'asSystem'>,
  principal: Principal,
  saved: Exported,
): Promise<void> {
  await platform.asSystem('record a download', principal).transaction(async (records) => {
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
    const [record] = await records.find(saved.object, { Id: saved.id }, ['AccountId'], 1)
    await records.create('AuditEvent__c', {
      ActorId__c: principal.userId,
      AccountId__c: record?.AccountId ?? null,
      Kind__c: kinds[saved.object],
      TargetId__c: saved.id,
    })
  })
}
