import { limits } from 'contract'
import { deleteRecord, FetchError, type ReadAdapter, type RecordCache } from 'record-cache'
import type { Read } from 'record-cache-react'
import { createRecord, readList, updateRecord } from '../records/records.ts'

/** The record that holds a draft, in one version. */
export type DraftVersion = { readonly id: string; readonly version: number }

/** The drafts of the reader on the server: one record for each form. Every call throws a `FetchError` when it fails. */
export type DraftRecords = {
  /** @param isFresh - asks the server; else what the page was drawn with does. */
  find: (form: string, how: { isFresh: boolean }) => Promise<(DraftVersion & { content: string }) | null>
  findAll: () => Promise<DraftVersion[]>
  /** @param over - the version that is replaced; null where there is none. Another version is refused, see `isOutdated`. */
  write: (form: string, content: string, over: DraftVersion | null) => Promise<DraftVersion>
  remove: (draft: DraftVersion) => Promise<void>
}

/** Reads the draft of one form: pages with that form read it ahead. */
export const readDraft = (form: string) =>
  readList({ ...myDrafts, pageSize: 1, where: { Form__c: { eq: form } } }, ['CaseDraft__c.Content__c'])

export function draftRecords(cache: RecordCache): DraftRecords {
  return {
    find: async (form, { isFresh }) => {
      const [row] = (await answered(cache, readDraft(form), isFresh)).records
      return row ? { ...versionOf(row), content: row.fields.Content__c.value ?? '' } : null
    },
    findAll: async () => (await answered(cache, readAll, true)).records.map(versionOf),
    write: async (form, content, over) => {
      const apiName = 'CaseDraft__c'
      const stored = over
        ? await cache.send(
            updateRecord,
            { apiName, fields: { Id: over.id, Content__c: content } },
            { ifMatch: over.version },
          )
        : await cache.send(createRecord, { apiName, fields: { Form__c: form, Content__c: content } })
      if (stored === null) throw new Error('the draft was stored without an answer')
      return versionOf(stored)
    },
    remove: async ({ id, version }) => {
      await cache.send(deleteRecord, id, { ifMatch: version })
    },
  }
}

/** Another tab or device has written or removed the draft since the version that this one knows. */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof FetchError)) return false
  return error.status === 412 || error.status === 404 || error.errors.some(({ type }) => type === 'DUPLICATE_VALUE')
}

/** No answer, or a fault that passes: the same may succeed later. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof FetchError) || error.status < 400 || error.status >= 500 || error.status === 409

const versionOf = ({ id, weakEtag }: { id: string; weakEtag: number }): DraftVersion => ({ id, version: weakEtag })

const myDrafts = { objectApiName: 'CaseDraft__c', listViewApiName: 'MyDrafts' } as const
const readAll = readList({ ...myDrafts, pageSize: limits.pageSizeMax }, ['CaseDraft__c.Form__c'])

async function answered<D>(cache: RecordCache, { adapter, config }: Read<D>, isFresh: boolean): Promise<D> {
  const options = isFresh ? ({ cachePolicy: { type: 'no-cache' } } as const) : {}
  const { data, error } = await cache.invoke(adapter as ReadAdapter<object, D>, config ?? {}, options)
  if (data === undefined) throw error ?? new Error('the drafts were not answered')
  return data
}
