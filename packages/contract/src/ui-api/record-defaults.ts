import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden, ofIds } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { ApiName, FieldNames, RecordId, strict } from './inputs.ts'
import { FieldValueShape, Layout, ObjectInfo, RecordTypeInfo } from './shapes.ts'

const text = Type.String()
const byObject = Type.Object({ objectApiName: ApiName }, strict)
const template = { optionalFields: Type.Optional(FieldNames), recordTypeId: Type.Optional(RecordId) }
const objectInfos = Type.Record(text, ObjectInfo)
const fields = Type.Record(text, FieldValueShape)

export const getRecordCreateDefaults = defineCall({
  method: 'GET',
  path: `${UI_API}/record-defaults/create/{objectApiName}`,
  summary: 'The data for the form of a new record: layout, object info, and the record with its defaults.',
  returns: '`RecordCreateDefaults`.',
  limits: '200 fields.',
  errors: [...ofHidden, 'INSUFFICIENT_ACCESS', 'QUERY_TOO_COMPLICATED'],

  params: byObject,
  query: Type.Object({ ...template, formFactor: Type.Optional(Type.String({ maxLength: 20 })) }, strict),
  response: Type.Object({
    layout: Type.Union([Layout, Type.Null()]),
    objectInfos,
    record: Type.Object({
      apiName: text,
      childRelationships: Type.Record(text, Type.Never()),
      eTag: text,
      fields,
      id: Type.Null(),
      lastModifiedById: Type.Null(),
      lastModifiedDate: Type.Null(),
      recordTypeId: text,
      recordTypeInfo: Type.Union([RecordTypeInfo, Type.Null()]),
      systemModstamp: Type.Null(),
      weakEtag: Type.Integer(),
    }),
  }),
})

export const getRecordTemplateClone = defineCall({
  method: 'GET',
  path: `${UI_API}/record-defaults/template/clone/{recordId}`,
  summary: 'A copy of a record as a template for a new one, with the fields that the caller can both read and set.',
  returns: '`RecordTemplateClone`.',
  limits: '200 fields.',
  errors: [...ofIds, 'INSUFFICIENT_ACCESS', 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ recordId: RecordId }, strict),
  query: Type.Object(template, strict),
  response: Type.Object({
    objectInfos,
    record: Type.Object({
      apiName: text,
      cloneSourceId: text,
      fields,
      recordTypeId: text,
    }),
  }),
})

export const getRecordTemplateCreate = defineCall({
  method: 'GET',
  path: `${UI_API}/record-defaults/template/create/{objectApiName}`,
  summary: 'The fields that the caller may set in a new record, with their defaults.',
  returns: '`RecordTemplateCreate`.',
  limits: '200 fields.',
  errors: [...ofHidden, 'INSUFFICIENT_ACCESS', 'QUERY_TOO_COMPLICATED'],

  params: byObject,
  query: Type.Object(template, strict),
  response: Type.Object({
    objectInfos,
    record: Type.Object({ apiName: text, fields, recordTypeId: text }),
  }),
})
