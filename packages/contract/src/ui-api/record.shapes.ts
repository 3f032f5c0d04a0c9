import type { Static } from 'typebox'
import type { RecordTypeInfo } from './shapes.schemas.ts'

/** A value of a field: a scalar, or a record for a relationship. */
export type FieldValue = { displayValue: string | null; value: RecordShape | string | number | boolean | null }

/** The first page of the children of a record; `count` is the number of records in it. */
export type ChildRecords = {
  count: number
  currentPageToken: string | null
  currentPageUrl: string | null
  nextPageToken: string | null
  nextPageUrl: string | null
  pageSize: number
  previousPageToken: string | null
  previousPageUrl: string | null
  records: RecordShape[]
}

/** A record as the UI service answers it. */
export type RecordShape = {
  apiName: string
  childRelationships: { [name: string]: ChildRecords }
  eTag: string
  fields: { [name: string]: FieldValue }
  id: string
  lastModifiedById: string | null
  lastModifiedDate: string | null
  recordTypeId: string | null
  recordTypeInfo: Static<typeof RecordTypeInfo> | null
  systemModstamp: string | null
  weakEtag: number
}
