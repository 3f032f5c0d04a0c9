import type {
  ContentDocumentComposite,
  Layout,
  ListInfo,
  ListRecords,
  ListUi,
  ObjectInfo,
  PicklistFieldValues,
  PicklistValues,
  RecordShape,
  RecordUi,
  RelatedListCount,
  RelatedListRecords,
} from 'contract'
import { type FileRange, type OpenedContent, openContent } from './content/open-content.ts'
import type { Upload } from './content/upload.ts'
import { uploadContent } from './content/upload-content.ts'
import type { PersonCaller } from './engine.ts'
import { type LayoutAsked, layoutOf } from './layouts/layout.ts'
import { findList, type ListReferenceAsked } from './lists/find-list.ts'
import { listInfo } from './lists/list-info.ts'
import type { ListPageAsked } from './lists/list-page-asked.ts'
import { listRecords } from './lists/list-records.ts'
import { listUi } from './lists/list-ui.ts'
import { objectInfo } from './object-info/object-info.ts'
import { allPicklistValues, picklistValues } from './picklists/picklist-values.ts'
import type { AskedFields } from './query/selection.ts'
import { readLayoutRecord } from './record-ui/read-layout-record.ts'
import type { LayoutsAsked } from './record-ui/record-layouts.ts'
import { type RecordUiAsked, recordUi } from './record-ui/record-ui.ts'
import { type BatchAsked, type BatchResult, batchOperations } from './records/batch-operations.ts'
import { type CreateOptions, createRecord } from './records/create-record.ts'
import { deleteRecord } from './records/delete-record.ts'
import { markUsed } from './records/mru.ts'
import { type BatchItem, readRecord, readRecords } from './records/read-records.ts'
import { type UpdateOptions, updateRecord } from './records/update-record.ts'
import type { VersionAsked } from './records/version-asked.ts'
import { type CountAsked, relatedListCount, relatedListCounts } from './related-lists/related-list-count.ts'
import { type RelatedListPageAsked, relatedListRecords } from './related-lists/related-list-records.ts'

/** Everything one caller can do, each part in the words of the UI service. */
export type Gateway = {
  records: {
    /** With `layoutTypes`, the fields of these layouts too. @throws AppError `NOT_FOUND`, `INVALID_FIELD`, `MISSING_ARGUMENT`. */
    get(recordId: string, asked: AskedFields & LayoutsAsked & { updateMru?: boolean | undefined }): Promise<RecordShape>
    getBatch(
      recordIds: readonly string[],
      asked: AskedFields,
    ): Promise<{ hasErrors: boolean; results: BatchItem<RecordShape>[] }>
    recordUi(recordIds: readonly string[], asked: RecordUiAsked): Promise<RecordUi>
    create(
      objectApiName: string,
      fields: Readonly<Record<string, unknown>>,
      options?: CreateOptions,
    ): Promise<RecordShape>
    update(recordId: string, fields: Readonly<Record<string, unknown>>, options?: UpdateOptions): Promise<RecordShape>
    delete(recordId: string, options?: VersionAsked): Promise<void>
    /** Several creations, changes and deletions, in one transaction or each in its own. */
    batch(asked: BatchAsked): Promise<BatchResult>
  }
  /** Lists by name or id; names in any case. The list view name `MRU` or `__recent` is the recently used list. */
  lists: {
    info(reference: ListReferenceAsked): Promise<ListInfo>
    ui(reference: ListReferenceAsked, page?: ListPageAsked): Promise<ListUi>
    records(reference: ListReferenceAsked, page?: ListPageAsked): Promise<ListRecords>
  }
  /** The children of a record. A parent that does not exist for the caller is `NOT_FOUND`, whatever is asked of it. */
  relatedLists: {
    records(parentRecordId: string, relatedListId: string, page?: RelatedListPageAsked): Promise<RelatedListRecords>
    count(parentRecordId: string, relatedListId: string, asked?: CountAsked): Promise<RelatedListCount>
    counts(
      parentRecordId: string,
      relatedListIds: readonly string[],
      asked?: CountAsked,
    ): Promise<{ hasErrors: boolean; results: BatchItem<RelatedListCount>[] }>
  }
  /** Metadata as the caller may know it: what is hidden is `NOT_FOUND`, as what does not exist. */
  objectInfo: {
    get(objectApiName: string): Promise<ObjectInfo>
    picklists(objectApiName: string, recordTypeId: string): Promise<PicklistFieldValues>
    picklist(objectApiName: string, recordTypeId: string, fieldApiName: string): Promise<PicklistValues>
  }
  layouts: {
    get(objectApiName: string, asked?: LayoutAsked): Promise<Layout>
  }
  /** Files. A new document is seen by its uploader only, until a ContentDocumentLink attaches it to a record. */
  content: {
    upload(upload: Upload): Promise<ContentDocumentComposite>
    open(contentVersionId: string, range?: FileRange): Promise<OpenedContent>
  }
}

export function createGateway(caller: PersonCaller): Gateway {
  return {
    records: {
      get: async (recordId, { updateMru, ...asked }) => {
        const { layoutTypes, modes, ...names } = asked
        const record = layoutTypes?.length
          ? await readLayoutRecord(caller, recordId, { ...names, layoutTypes, modes })
          : await readRecord(caller, recordId, names)
        if (updateMru) {
          await markUsed(caller.engine.database, caller.principal.userId, record.apiName, record.id)
        }
        return record
      },
      getBatch: (recordIds, asked) => readRecords(caller, recordIds, asked),
      recordUi: (recordIds, asked) => recordUi(caller, recordIds, asked),
      create: (objectApiName, fields, options) => createRecord(caller, objectApiName, fields, options),
      update: (recordId, fields, options) => updateRecord(caller, recordId, fields, options),
      delete: (recordId, options) => deleteRecord(caller, recordId, options),
      batch: (asked) => batchOperations(caller, asked),
    },
    lists: {
      info: async (reference) => listInfo(caller, findList(caller, reference)),
      ui: (reference, page = {}) => listUi(caller, reference, page),
      records: (reference, page = {}) => listRecords(caller, reference, page),
    },
    relatedLists: {
      records: (parentId, listId, page = {}) => relatedListRecords(caller, parentId, listId, page),
      count: (parentId, listId, asked = {}) => relatedListCount(caller, parentId, listId, asked),
      counts: (parentId, listIds, asked = {}) => relatedListCounts(caller, parentId, listIds, asked),
    },
    objectInfo: {
      get: async (objectApiName) => objectInfo(caller, objectApiName),
      picklists: async (objectApiName, recordTypeId) => allPicklistValues(caller, objectApiName, recordTypeId),
      picklist: async (objectApiName, recordTypeId, field) =>
        picklistValues(caller, objectApiName, recordTypeId, field),
    },
    layouts: {
      get: async (objectApiName, asked = {}) => layoutOf(caller, objectApiName, asked),
    },
    content: {
      upload: (upload) => uploadContent(caller, upload),
      open: (contentVersionId, range) => openContent(caller, contentVersionId, range),
    },
  }
}
