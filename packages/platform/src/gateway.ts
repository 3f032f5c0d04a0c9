import type { RecordShape } from 'contract'
import type { Caller } from './engine.ts'
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
}

export function createGateway(caller: Caller): Gateway {
  return {
    records: {
      get: async (recordId, { updateMru, ...asked }) => {
        const record = await readRecord(caller, recordId, asked)
        if (updateMru && caller.principal) {
          await markUsed(caller.engine.database, caller.principal.userId, record.apiName, record.id)
        }
        return record
      },
      getBatch: (recordIds, asked) => readRecords(caller, recordIds, asked),
      create: (objectApiName, fields, options) => createRecord(caller, objectApiName, fields, options),
      update: (recordId, fields, options) => updateRecord(caller, recordId, fields, options),
    },
  }
}
