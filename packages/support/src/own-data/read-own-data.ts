import { limits, type RecordShape } from 'contract'
import type { Gateway, Principal, Scalar } from 'platform'

/** What is stored about one person: by object, the newest record first, with the fields that the person may read. */
export type OwnData = Readonly<Record<string, { records: Record<string, Scalar>[]; hasMore: boolean }>>

/** What is read at once: answers are bounded by the characters of long texts that they could have. */
const PAGE_RECORDS = 100

type Owner = 'userId' | 'contactId'

/** Which records of each object are somebody's own: by the field that names them. */
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

/** Reads what is stored about a person, with that person's own rights. Objects that they do not see are left out. */
export async function readOwnData(
  { objectInfo, records }: Pick<Gateway, 'objectInfo' | 'records'>,
  { userId, attributes }: Pick<Principal, 'userId' | 'attributes'>,
): Promise<OwnData> {
  const { objects } = await objectInfo.directory()
  const data: Record<string, OwnData[string]> = {}
  for (const [object, [field, owner]] of Object.entries(ownedBy)) {
    const id = owner === 'userId' ? userId : attributes.contactId
    if (typeof id !== 'string' || !Object.hasOwn(objects, object)) continue
    const fields = Object.keys((await objectInfo.get(object)).fields)
    data[object] = await allOf(records, object, fields, { [field]: { in: [id] } })
  }
  return data
}

async function allOf(
  reader: Pick<Gateway['records'], 'find'>,
  object: string,
  fields: readonly string[],
  owned: object,
): Promise<OwnData[string]> {
  const records: Record<string, Scalar>[] = []
  for (let after = ''; ; ) {
    const where = { and: [owned, { Id: { gt: after } }] }
    const page = await reader.find(object, { fields, where, orderBy: ['Id'], limit: PAGE_RECORDS })
    records.push(...page.map(plainRecord))
    after = page.at(-1)?.id ?? ''
    const isLast = page.length < PAGE_RECORDS
    if (isLast || records.length >= limits.ownDataRecords)
      return { records: records.sort(newestFirst), hasMore: !isLast }
  }
}

const plainRecord = ({ fields }: RecordShape): Record<string, Scalar> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value as Scalar]))

const newestFirst = (one: Record<string, Scalar>, other: Record<string, Scalar>): number =>
  String(other.CreatedDate).localeCompare(String(one.CreatedDate))
