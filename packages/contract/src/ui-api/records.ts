import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofDeletions, ofFields, ofIds, ofNumber, ofUploads, ofWrites } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import {
  BatchOperationsInput,
  CreateRecordInput,
  FieldNames,
  NameList,
  PageSize,
  RecordId,
  RecordIds,
  RecordInput,
  strict,
  WriteFlags,
} from './inputs.ts'
import { batchItem, ContentDocumentComposite, DeletedRecord, RecordShape, RecordUi } from './shapes.ts'

const oneRecord = Type.Object({ recordId: RecordId }, strict)

export const getRecord = defineCall({
  method: 'GET',
  path: `${UI_API}/records/{recordId}`,
  summary: 'Reads one record: the named fields, or the fields of its layouts.',
  returns: '`RecordShape`.',
  limits: '200 fields; 6 levels; 10 child relationships; 1 to 2,000 children per page, 50 by default.',
  errors: [...ofIds, ...ofFields, 'MISSING_ARGUMENT', 'NUMBER_OUTSIDE_VALID_RANGE'],

  params: oneRecord,
  query: Type.Object(
    {
      fields: Type.Optional(FieldNames),
      optionalFields: Type.Optional(FieldNames),
      layoutTypes: Type.Optional(NameList),
      modes: Type.Optional(NameList),
      childRelationships: Type.Optional(NameList),
      forms: Type.Optional(NameList),
      pageSize: Type.Optional(PageSize),
      updateMru: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  response: RecordShape,
})

export const getRecords = defineCall({
  method: 'GET',
  path: `${UI_API}/records/batch/{recordIds}`,
  summary: 'Reads several records; results are in request order, each with its own status.',
  returns: '`{ hasErrors, results }`, each result a `RecordShape` or a list of `ErrorEntry`.',
  limits: '200 ids; 200 fields.',
  errors: [...ofIds, ...ofNumber, 'INVALID_FIELD'],

  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object({ fields: Type.Optional(FieldNames), optionalFields: Type.Optional(FieldNames) }, strict),
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RecordShape)) }),
})

export const getRecordUi = defineCall({
  method: 'GET',
  path: `${UI_API}/record-ui/{recordIds}`,
  summary: 'Reads records together with their layouts, layout states and object infos.',
  returns: '`RecordUi`.',
  limits: '200 ids; 200 fields.',
  errors: [...ofIds, ...ofNumber],

  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object(
    { layoutTypes: Type.Optional(NameList), modes: Type.Optional(NameList), optionalFields: Type.Optional(FieldNames) },
    strict,
  ),
  response: RecordUi,
})

export const createRecord = defineCall({
  method: 'POST',
  path: `${UI_API}/records`,
  success: 201,
  idempotent: true,
  summary: 'Creates a record.',
  returns: '`RecordShape`.',
  limits: '1 MiB; 200 fields; Idempotency-Key of 255 characters.',
  errors: [...ofWrites],

  query: Type.Object({ ...WriteFlags, includeFieldsInBody: Type.Optional(Type.Boolean()) }, strict),
  body: CreateRecordInput,
  response: RecordShape,
})

export const updateRecord = defineCall({
  method: 'PATCH',
  path: `${UI_API}/records/{recordId}`,
  summary: 'Changes fields of a record, unless the record has changed since the given time or version.',
  returns: '`RecordShape`. If-Unmodified-Since compares whole seconds, If-Match compares versions.',
  limits: '1 MiB; 200 fields.',
  errors: [...ofWrites],

  params: oneRecord,
  query: Type.Object(WriteFlags, strict),
  body: RecordInput,
  response: RecordShape,
})

export const deleteRecord = defineCall({
  method: 'DELETE',
  path: `${UI_API}/records/{recordId}`,
  success: 204,
  summary: 'Deletes a record that no other record refers to.',
  returns: 'Nothing.',
  errors: [...ofDeletions],
  params: oneRecord,
})

export const executeBatchRecordOperations = defineCall({
  method: 'POST',
  path: `${UI_API}/records/batch`,
  idempotent: true,
  summary:
    'Creates, changes and deletes several records, each independently or all or none; results are in request order.',
  returns:
    '`{ hasErrors, results }`, each result a `RecordShape`, the id of a deleted record or a list of `ErrorEntry`.',
  limits: '1 MiB; 200 records in all operations; 200 fields each.',
  errors: [...ofWrites, ...ofDeletions, 'ALL_OR_NONE_OPERATION_ROLLED_BACK', 'QUERY_TOO_COMPLICATED'],

  body: BatchOperationsInput,
  response: Type.Object({
    hasErrors: Type.Boolean(),
    results: Type.Array(batchItem(Type.Union([RecordShape, DeletedRecord]))),
  }),
})

export const createContentDocumentAndVersion = defineCall({
  method: 'POST',
  path: `${UI_API}/records/content-documents/content-versions`,
  encoding: 'multipart',
  rate: 'upload',
  success: 201,
  idempotent: true,
  summary: 'Uploads a file as a new document; multipart parts fileData, title, description, in any order.',
  returns: '`ContentDocumentComposite`.',
  limits: '800 MiB.',
  errors: [...ofUploads],
  response: ContentDocumentComposite,
})

export const createContentVersion = defineCall({
  method: 'POST',
  path: `${UI_API}/records/content-documents/{contentDocumentId}/content-versions`,
  encoding: 'multipart',
  rate: 'upload',
  success: 201,
  idempotent: true,
  summary: 'Uploads a new version of a document.',
  returns: '`ContentDocumentComposite`.',
  limits: '800 MiB.',
  errors: [...ofUploads],

  params: Type.Object({ contentDocumentId: RecordId }, strict),
  response: ContentDocumentComposite,
})
