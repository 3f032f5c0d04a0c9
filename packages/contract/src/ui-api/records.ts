import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './records.schemas.ts'

export const records = {
  getRecord: defineCall<typeof schemas.getRecord>({
    method: 'GET',
    path: `${UI_API}/records/{recordId}`,
    summary: 'Reads one record: the named fields, or the fields of its layouts.',
  }),
  getRecords: defineCall<typeof schemas.getRecords>({
    method: 'GET',
    path: `${UI_API}/records/batch/{recordIds}`,
    summary: 'Reads several records; results stand in request order, each with its own status.',
  }),
  getRecordUi: defineCall<typeof schemas.getRecordUi>({
    method: 'GET',
    path: `${UI_API}/record-ui/{recordIds}`,
    summary: 'Reads records together with their layouts, layout states and object infos.',
  }),
  createRecord: defineCall<typeof schemas.createRecord>({
    method: 'POST',
    path: `${UI_API}/records`,
    success: 201,
    idempotent: true,
    summary: 'Creates a record.',
  }),
  updateRecord: defineCall<typeof schemas.updateRecord>({
    method: 'PATCH',
    path: `${UI_API}/records/{recordId}`,
    summary: 'Changes fields of a record, unless it changed since the time or version given.',
  }),
  deleteRecord: defineCall<typeof schemas.deleteRecord>({
    method: 'DELETE',
    path: `${UI_API}/records/{recordId}`,
    success: 204,
    summary: 'Deletes a record that no other record refers to.',
  }),
  executeBatchRecordOperations: defineCall<typeof schemas.executeBatchRecordOperations>({
    method: 'POST',
    path: `${UI_API}/records/batch`,
    idempotent: true,
    summary: 'Creates, changes and deletes several records, all of them or each for itself; results in request order.',
  }),
  createContentDocumentAndVersion: defineCall<typeof schemas.createContentDocumentAndVersion>({
    method: 'POST',
    path: `${UI_API}/records/content-documents/content-versions`,
    encoding: 'multipart',
    rate: 'upload',
    success: 201,
    idempotent: true,
    summary: 'Uploads a file as a new document; multipart parts fileData, title, description, in any order.',
  }),
  createContentVersion: defineCall<typeof schemas.createContentVersion>({
    method: 'POST',
    path: `${UI_API}/records/content-documents/{contentDocumentId}/content-versions`,
    encoding: 'multipart',
    rate: 'upload',
    success: 201,
    idempotent: true,
    summary: 'Uploads a new version of a document.',
  }),
}
