import { createRecord, type FetchError, type RecordCache, type RecordShape } from 'record-cache'
import { createReads, type ProductAdapters, type Read } from 'record-cache/typed'

type Objects = {
  Case: { Subject: string | null; Status: string; Account: 'Account' }
  Account: { Name: string }
}

type Names = {
  listViews: { Case: 'MyCases' | 'AllCases' }
  creates: { Case: { Subject: string } }
}

const { readRecord, readList } = createReads<Objects, Names>()
const create: ProductAdapters<Objects, Names>['createRecord'] = createRecord

export const subjectOf = (caseId: string | null | undefined) =>
  readRecord(caseId, ['Case.Subject', 'Case.Account.Name'], ['Case.Status'])

/** Reads the subject of a case and the account that it belongs to, in a program without React. */
export async function titleOf(cache: RecordCache, caseId: string): Promise<string> {
  const { adapter, config } = subjectOf(caseId)
  const { data, error } = await cache.invoke(adapter, config)
  const account: string | undefined = data?.fields.Account.value?.fields.Name.value
  // @ts-expect-error the owner was not asked for
  data?.fields.Owner
  const refused: FetchError | undefined = error
  return `${data?.fields.Subject.value} of ${account} ${refused?.status ?? ''}`
}

/** Follows the status of a case; nothing while there is no id. */
export function followStatus(cache: RecordCache, caseId: string | undefined, show: (status: string) => void) {
  const { adapter, config } = subjectOf(caseId)
  return cache.subscribe(adapter, config, ({ data }) => show(data?.fields.Status?.value ?? ''))
}

/** The first subjects of a list view, and what the store holds of them without asking. */
export async function subjects(cache: RecordCache): Promise<(string | null)[]> {
  const { adapter, config } = readList({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Case.Subject'])
  await cache.refresh(adapter, config)
  return cache.peek(adapter, config)?.data?.records.map(({ fields }) => fields.Subject.value) ?? []
}

/** Fields that a program learns while it runs give records without types of fields. */
export const anyFields = (caseId: string, fields: string[]): Read<RecordShape> => readRecord(caseId, fields)

export async function openCase(cache: RecordCache, Subject: string): Promise<string | undefined> {
  // @ts-expect-error a new case has no status
  const withStatus = () => cache.send(create, { apiName: 'Case', fields: { Subject, Status: 'Open' } })
  const created = await cache.send(create, { apiName: 'Case', fields: { Subject } })
  return created?.id ?? withStatus.name
}
