import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './records.schemas.ts'

export const getRecord: CallOf<typeof schemas.getRecord> = {
  method: 'GET',
  path: `${UI_API}/records/{recordId}`,
}

export const getRecords: CallOf<typeof schemas.getRecords> = {
  method: 'GET',
  path: `${UI_API}/records/batch/{recordIds}`,
}

export const getRecordUi: CallOf<typeof schemas.getRecordUi> = {
  method: 'GET',
  path: `${UI_API}/record-ui/{recordIds}`,
}

export const createRecord: CallOf<typeof schemas.createRecord> = {
  method: 'POST',
  path: `${UI_API}/records`,
}

export const updateRecord: CallOf<typeof schemas.updateRecord> = {
  method: 'PATCH',
  path: `${UI_API}/records/{recordId}`,
}

export const deleteRecord: CallOf<typeof schemas.deleteRecord> = {
  method: 'DELETE',
  path: `${UI_API}/records/{recordId}`,
}

export const executeBatchRecordOperations: CallOf<typeof schemas.executeBatchRecordOperations> = {
  method: 'POST',
  path: `${UI_API}/records/batch`,
}

export const createContentDocumentAndVersion: CallOf<typeof schemas.createContentDocumentAndVersion> = {
  method: 'POST',
  path: `${UI_API}/records/content-documents/content-versions`,
}

export const createContentVersion: CallOf<typeof schemas.createContentVersion> = {
  method: 'POST',
  path: `${UI_API}/records/content-documents/{contentDocumentId}/content-versions`,
}
