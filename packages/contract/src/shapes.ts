import type { Static } from 'typebox'
import type { Session } from './auth/session.schema.ts'
import type * as listViews from './ui-api/list-views.schemas.ts'
import type * as objectInfoSchemas from './ui-api/object-info-directory.schemas.ts'
import type * as layoutSchemas from './ui-api/path-layout.schemas.ts'
import type { FieldValue, RecordShape } from './ui-api/record.shapes.ts'
import type * as relatedListSchemas from './ui-api/related-list-info.schemas.ts'
import type * as shapes from './ui-api/shapes.schemas.ts'

export type ErrorEntry = Static<typeof shapes.ErrorEntry>
export type Layout = Static<typeof shapes.Layout>
export type LayoutUserState = Static<typeof shapes.LayoutUserState>
export type PathLayout = Static<typeof layoutSchemas.PathLayout>
export type ListInfo = Static<typeof shapes.ListInfo>
export type ListInfoSummaries = Static<typeof listViews.ListInfoSummaries>
export type ListObjectInfo = Static<typeof listViews.ListObjectInfo>
export type ListPreferences = Static<typeof listViews.ListPreferences>
export type ListRecords = Omit<Static<typeof shapes.ListRecords>, 'records'> & { records: RecordShape[] }
export type ListReference = Static<typeof shapes.ListReference>
export type ListViewSummaries = Static<typeof listViews.ListViewSummaries>
export type ListUi = { eTag: string; info: ListInfo; records: ListRecords }
export type ObjectField = Static<typeof shapes.ObjectField>
export type ObjectInfoDirectory = Static<typeof objectInfoSchemas.ObjectInfoDirectory>
export type ObjectInfo = Static<typeof shapes.ObjectInfo>
export type PicklistFieldValues = Static<typeof shapes.PicklistFieldValues>
export type PicklistValue = Static<typeof shapes.PicklistValue>
export type PicklistValues = Static<typeof shapes.PicklistValues>
export type RecordTypeInfo = Static<typeof shapes.RecordTypeInfo>
export type RecordUi = Omit<Static<typeof shapes.RecordUi>, 'records'> & { records: { [id: string]: RecordShape } }
export type RelatedListCount = Static<typeof shapes.RelatedListCount>
export type RelatedListInfo = Static<typeof relatedListSchemas.RelatedListInfo>
export type RelatedListPreferences = Static<typeof relatedListSchemas.RelatedListPreferences>
export type RelatedListSummaries = Static<typeof relatedListSchemas.RelatedListSummaries>
export type RelatedListRecords = Omit<Static<typeof shapes.RelatedListRecords>, 'records'> & { records: RecordShape[] }
export type ContentDocumentComposite = {
  contentDocument: RecordShape
  contentDocumentLinks: RecordShape[]
  contentVersion: RecordShape
}
/** A record before it is created: without an id, a version or times. */
export type NewRecordShape = Omit<
  RecordShape,
  'childRelationships' | 'id' | 'lastModifiedById' | 'lastModifiedDate' | 'recordTypeId' | 'systemModstamp'
> & {
  childRelationships: { [name: string]: never }
  id: null
  lastModifiedById: null
  lastModifiedDate: null
  recordTypeId: string
  systemModstamp: null
}
export type RecordCreateDefaults = {
  layout: Layout | null
  objectInfos: { [objectApiName: string]: ObjectInfo }
  record: NewRecordShape
}
type Template = { apiName: string; fields: { [name: string]: FieldValue }; recordTypeId: string }
export type RecordTemplateCreate = { objectInfos: { [objectApiName: string]: ObjectInfo }; record: Template }
export type RecordTemplateClone = {
  objectInfos: { [objectApiName: string]: ObjectInfo }
  record: Template & { cloneSourceId: string }
}
export type SessionShape = Static<typeof Session>
