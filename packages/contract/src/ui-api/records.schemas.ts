import { Type } from 'typebox'
import { defineCall } from '../served-call.ts'
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
} from './inputs.schemas.ts'
import { batchItem, ContentDocumentComposite, DeletedRecord, RecordShape, RecordUi } from './shapes.schemas.ts'

const oneRecord = Type.Object({ recordId: RecordId }, strict)

export const getRecord = defineCall({
  summary: 'Reads one record: the named fields, or the fields of its layouts.',

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
  summary: 'Reads several records; results stand in request order, each with its own status.',

  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object({ fields: Type.Optional(FieldNames), optionalFields: Type.Optional(FieldNames) }, strict),
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RecordShape)) }),
})

export const getRecordUi = defineCall({
  summary: 'Reads records together with their layouts, layout states and object infos.',

  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object(
    { layoutTypes: Type.Optional(NameList), modes: Type.Optional(NameList), optionalFields: Type.Optional(FieldNames) },
    strict,
  ),
  response: RecordUi,
})

export const createRecord = defineCall({
  success: 201,
  idempotent: true,
  summary: 'Creates a record.',

  query: Type.Object({ ...WriteFlags, includeFieldsInBody: Type.Optional(Type.Boolean()) }, strict),
  body: CreateRecordInput,
  response: RecordShape,
})

export const updateRecord = defineCall({
  summary: 'Changes fields of a record, unless it changed since the time or version given.',

  params: oneRecord,
  query: Type.Object(WriteFlags, strict),
  body: RecordInput,
  response: RecordShape,
})

export const deleteRecord = defineCall({
  success: 204,
  summary: 'Deletes a record that no other record refers to.',
  params: oneRecord,
})

export const executeBatchRecordOperations = defineCall({
  idempotent: true,
  summary: 'Creates, changes and deletes several records, all of them or each for itself; results in request order.',

  body: BatchOperationsInput,
  response: Type.Object({
    hasErrors: Type.Boolean(),
    results: Type.Array(batchItem(Type.Union([RecordShape, DeletedRecord]))),
  }),
})

export const createContentDocumentAndVersion = defineCall({
  encoding: 'multipart',
  rate: 'upload',
  success: 201,
  idempotent: true,
  summary: 'Uploads a file as a new document; multipart parts fileData, title, description, in any order.',
  response: ContentDocumentComposite,
})

export const createContentVersion = defineCall({
  encoding: 'multipart',
  rate: 'upload',
  success: 201,
  idempotent: true,
  summary: 'Uploads a new version of a document.',

  params: Type.Object({ contentDocumentId: RecordId }, strict),
  response: ContentDocumentComposite,
})
