import type { ListInfo, ListRecords, ListUi, RecordShape } from 'contract'
import type { PersonCaller } from './engine.ts'
import { findList, type ListReferenceAsked } from './lists/find-list.ts'
import { listInfo } from './lists/list-info.ts'
import type { ListPageAsked } from './lists/list-page-asked.ts'
import { listRecords } from './lists/list-records.ts'
import { listUi } from './lists/list-ui.ts'
import type { AskedFields } from './query/selection.ts'
import { type CreateOptions, createRecord } from './records/create-record.ts'
import { markUsed } from './records/mru.ts'
import { type BatchItem, readRecord, readRecords } from './records/read-records.ts'
import { type UpdateOptions, updateRecord } from './records/update-record.ts'

/** Everything one caller can do, each part in the words of the UI service. */
export type Gateway = {
  records: {
    /** @throws AppError `NOT_FOUND`, `INVALID_FIELD`, `MISSING_ARGUMENT`. */
    get(recordId: string, asked: AskedFields & { updateMru?: boolean }): Promise<RecordShape>
    getBatch(
      recordIds: readonly string[],
      asked: AskedFields,
    ): Promise<{ hasErrors: boolean; results: BatchItem<RecordShape>[] }>
    create(
      objectApiName: string,
      fields: Readonly<Record<string, unknown>>,
      options?: CreateOptions,
    ): Promise<RecordShape>
    update(recordId: string, fields: Readonly<Record<string, unknown>>, options?: UpdateOptions): Promise<RecordShape>
  }
  /** Lists by name or id; names in any case. The list view name `MRU` or `__recent` is the recently used list. */
  lists: {
    info(reference: ListReferenceAsked): Promise<ListInfo>
    ui(reference: ListReferenceAsked, page?: ListPageAsked): Promise<ListUi>
    records(reference: ListReferenceAsked, page?: ListPageAsked): Promise<ListRecords>
  }
}

export function createGateway(caller: PersonCaller): Gateway {
  return {
    records: {
      get: async (recordId, { updateMru, ...asked }) => {
        const record = await readRecord(caller, recordId, asked)
        if (updateMru) {
          await markUsed(caller.engine.database, caller.principal.userId, record.apiName, record.id)
        }
        return record
      },
      getBatch: (recordIds, asked) => readRecords(caller, recordIds, asked),
      create: (objectApiName, fields, options) => createRecord(caller, objectApiName, fields, options),
      update: (recordId, fields, options) => updateRecord(caller, recordId, fields, options),
    },
    lists: {
      info: async (reference) => listInfo(caller, findList(caller, reference)),
      ui: (reference, page = {}) => listUi(caller, reference, page),
      records: (reference, page = {}) => listRecords(caller, reference, page),
    },
  }
}
