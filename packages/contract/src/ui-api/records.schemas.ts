import { Type } from 'typebox'
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

export const getRecord = {
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
}

export const getRecords = {
  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object({ fields: Type.Optional(FieldNames), optionalFields: Type.Optional(FieldNames) }, strict),
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RecordShape)) }),
}

export const getRecordUi = {
  params: Type.Object({ recordIds: RecordIds }, strict),
  query: Type.Object(
    { layoutTypes: Type.Optional(NameList), modes: Type.Optional(NameList), optionalFields: Type.Optional(FieldNames) },
    strict,
  ),
  response: RecordUi,
}

export const createRecord = {
  query: Type.Object({ ...WriteFlags, includeFieldsInBody: Type.Optional(Type.Boolean()) }, strict),
  body: CreateRecordInput,
  response: RecordShape,
}

export const updateRecord = {
  params: oneRecord,
  query: Type.Object(WriteFlags, strict),
  body: RecordInput,
  response: RecordShape,
}

export const deleteRecord = { params: oneRecord }

export const executeBatchRecordOperations = {
  body: BatchOperationsInput,
  response: Type.Object({
    hasErrors: Type.Boolean(),
    results: Type.Array(batchItem(Type.Union([RecordShape, DeletedRecord]))),
  }),
}

export const createContentDocumentAndVersion = { response: ContentDocumentComposite }

export const createContentVersion = {
  params: Type.Object({ contentDocumentId: RecordId }, strict),
  response: ContentDocumentComposite,
}
