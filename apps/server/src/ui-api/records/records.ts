import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { createContentDocumentAndVersion } from './create-content-document-and-version.ts'
import { createContentVersion } from './create-content-version.ts'
import { createRecord } from './create-record.ts'
import { deleteRecord } from './delete-record.ts'
import { executeBatchRecordOperations } from './execute-batch-record-operations.ts'
import { getRecord } from './get-record.ts'
import { getRecordUi } from './get-record-ui.ts'
import { getRecords } from './get-records.ts'
import { updateRecord } from './update-record.ts'

export const records: Implementation<Calls['records'], CallContext> = {
  getRecord,
  getRecords,
  getRecordUi,
  createRecord,
  updateRecord,
  deleteRecord,
  executeBatchRecordOperations,
  createContentDocumentAndVersion,
  createContentVersion,
}
