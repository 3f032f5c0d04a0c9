import { limits, type RecordShape } from 'contract'
import type { Gateway, Principal, Scalar } from 'platform'

/** A batch of a person's records of one object, with the fields that the person may read. */
export type OwnRecords = {
  object: string
  records: Record<string, Scalar>[]
  /** Null before the last batch of the object; then whether records were left out. */
  hasMore: boolean | null
}

/** Records of one batch; with the longest texts, as much as one request may read. */
const PAGE_RECORDS = 20

type Owner = 'userId' | 'contactId'

/** The field of each object that names the person whose data a record is. */
const ownedBy: Readonly<Record<string, readonly [field: string, owner: Owner]>> = {
  User: ['Id', 'userId'],
  Contact: ['Id', 'contactId'],
  NotificationPreference__c: ['UserId__c', 'userId'],
  AlertSubscription__c: ['UserId__c', 'userId'],
  TermsAcceptance__c: ['UserId__c', 'userId'],
  ExportAcknowledgement__c: ['UserId__c', 'userId'],
  Case: ['ContactId', 'contactId'],
  CaseComment: ['CreatedById', 'userId'],
  CaseRating__c: ['CreatedById', 'userId'],
  CaseWatcher__c: ['UserId__c', 'userId'],
  CaseDraft__c: ['UserId__c', 'userId'],
  ContentVersion: ['CreatedById', 'userId'],
  DownloadReset__c: ['RequestedById__c', 'userId'],
  AuditEvent__c: ['ActorId__c', 'userId'],
}

/**
 * Reads the stored data of a person with the person's rights: object by object, newest records first, each batch on demand. Objects that the
 * person cannot see are left out.
 *
 * @param reader - resolves to the gateway for one batch, when it may be read.
 */
export async function* readOwnData(
  reader: () => Promise<Pick<Gateway, 'objectInfo' | 'records'>>,
  { userId, attributes }: Pick<Principal, 'userId' | 'attributes'>,
): AsyncGenerator<OwnRecords, undefined, undefined> {
  const { objectInfo } = await reader()
  const { objects } = await objectInfo.directory()
  for (const [object, [field, owner]] of Object.entries(ownedBy)) {
    const id = owner === 'userId' ? userId : attributes.contactId
    if (typeof id !== 'string' || !Object.hasOwn(objects, object)) continue
    const fields = Object.keys((await objectInfo.get(object)).fields)
    yield* recordsOf(reader, object, fields, { [field]: { in: [id] } })
  }
}

async function* recordsOf(
  reader: () => Promise<Pick<Gateway, 'records'>>,
  object: string,
  fields: readonly string[],
  owned: object,
): AsyncGenerator<OwnRecords, undefined, undefined> {
  let where = owned
  for (let read = 0; ; ) {
    // Newer records have greater ids.
    const { records } = await reader()
    const page = await records.find(object, { fields, where, orderBy: ['-Id'], limit: PAGE_RECORDS })
    read += page.length
    const [isLast, isEnough] = [page.length < PAGE_RECORDS, read >= limits.ownDataRecords]
    yield { object, records: page.map(plainRecord), hasMore: isLast || isEnough ? !isLast : null }
    if (isLast || isEnough) return
    where = { and: [owned, { Id: { lt: page.at(-1)?.id } }] }
  }
}

const plainRecord = ({ fields }: RecordShape): Record<string, Scalar> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value as Scalar]))
