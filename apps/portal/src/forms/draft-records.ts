import { limits, type RecordShape } from 'contract'
import { deleteRecord, executeBatchRecordOperations, FetchError, type RecordCache } from 'record-cache'
import type { Read } from 'record-cache-react'
import { isRefused } from '../records/is-refused.ts'
import { readOnce } from '../records/read-once.ts'
import { readList, updateRecord } from '../records/records.ts'

/** A version of the record with a draft. */
export type DraftVersion = { readonly id: string; readonly version: number }

export type StoredDraft = DraftVersion & { readonly content: string }

/** The drafts of the signed-in user on the server: one record per form. Every call throws a `FetchError` when it fails. */
export type DraftRecords = {
  /**
   * The draft of a form, and the other versions that are stored alongside it.
   *
   * @param isFresh - true reads from the server; false accepts cached data.
   */
  find: (form: string, how: { isFresh: boolean }) => Promise<{ draft: StoredDraft | null; alternatives: StoredDraft[] }>
  findAll: () => Promise<DraftVersion[]>
  /** @param over - the known version to overwrite; null for a new draft. An outdated version is rejected, see `isOutdated`. */
  write: (form: string, content: string, over: DraftVersion | null) => Promise<DraftVersion>
  /** Stores another version of a form alongside its draft, once. @throws Error when there are too many. */
  writeAlongside: (form: string, content: string) => Promise<void>
  remove: (draft: DraftVersion) => Promise<void>
}

/** Reads the draft of a form and its other versions. Pages with the form preload it. */
export const readDraft = (form: string) =>
  readList(
    { ...myDrafts, pageSize: 1 + MOST_ALTERNATIVES, where: { Form__c: { in: [form, ...alternativeNames(form)] } } },
    ['CaseDraft__c.Form__c', 'CaseDraft__c.Content__c'],
  )

export function draftRecords(cache: RecordCache): DraftRecords {
  const find = async (form: string, isFresh: boolean) => {
    const rows = (await answered(cache, readDraft(form), isFresh)).records
    return rows.map((row) => ({
      ...versionOf(row),
      form: row.fields.Form__c.value,
      content: row.fields.Content__c.value ?? '',
    }))
  }
  const write: DraftRecords['write'] = async (form, content, over) => {
    if (over === null) return await create(cache, { Form__c: form, Content__c: content })
    const fields = { Id: over.id, Content__c: content }
    const stored = await cache.send(updateRecord, { apiName, fields }, { ifMatch: over.version })
    if (stored === null) throw new Error('the draft was stored without an answer')
    return versionOf(stored)
  }
  return {
    find: async (form, { isFresh }) => {
      const stored = await find(form, isFresh)
      const isMain = (draft: { form: string | null }) => draft.form === form
      return { draft: stored.find(isMain) ?? null, alternatives: stored.filter((draft) => !isMain(draft)) }
    },
    findAll: async () => (await answered(cache, readAll, true)).records.map(versionOf),
    write,
    writeAlongside: async (form, content) => {
      const stored = await find(form, true)
      if (stored.some((draft) => draft.content === content)) return
      const free = alternativeNames(form).find((name) => !stored.some((draft) => draft.form === name))
      if (free === undefined) throw new Error('there are too many versions of the draft')
      await write(free, content, null)
    },
    remove: async ({ id, version }) => {
      await cache.send(deleteRecord, id, { ifMatch: version })
    },
  }
}

/**
 * Creates a draft by a batch of one operation: if another tab or device was first, the batch still succeeds and its result says so. Browsers
 * log failed requests as errors of the page.
 */
async function create(cache: RecordCache, fields: { Form__c: string; Content__c: string }): Promise<DraftVersion> {
  const operations = [{ type: 'CREATE' as const, records: [{ apiName, fields }] }]
  const { results } = await cache.send(executeBatchRecordOperations, { allOrNone: true, operations })
  const [result] = results
  if (result?.statusCode !== 201)
    throw new FetchError(apiName, { status: result?.statusCode ?? 0, statusText: '', body: result?.result })
  return versionOf(result.result as RecordShape)
}

/** Another tab or device has changed or removed the draft since the known version. */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false
  return error.status === 412 || error.status === 404 || error.errors.some(({ type }) => type === 'DUPLICATE_VALUE')
}

/** No answer or a temporary fault: a retry may succeed. */
export const mayPass = (error: unknown): boolean => !isRefused(error) || error.status === 409

const versionOf = ({ id, weakEtag }: { id: string; weakEtag: number }): DraftVersion => ({ id, version: weakEtag })

const apiName = 'CaseDraft__c'
const MOST_ALTERNATIVES = 4

/** The names under which other versions of a form are stored. */
const alternativeNames = (form: string): string[] =>
  Array.from({ length: MOST_ALTERNATIVES }, (_, index) => `${form}#${index + 2}`)

const myDrafts = { objectApiName: 'CaseDraft__c', listViewApiName: 'MyDrafts' } as const
const readAll = readList({ ...myDrafts, pageSize: limits.pageSizeMax }, ['CaseDraft__c.Form__c'])

async function answered<D>(cache: RecordCache, read: Read<D>, isFresh: boolean): Promise<D> {
  const options = isFresh ? ({ cachePolicy: { type: 'no-cache' } } as const) : {}
  const { data, error } = await readOnce(cache, read, options)
  // After a failure the snapshot still holds the earlier data, which is not fresh.
  if (data === undefined || (isFresh && error !== undefined)) throw error ?? new Error('the drafts were not answered')
  return data
}
