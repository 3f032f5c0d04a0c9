export { commaList } from './calls/comma-list.ts'
export type { Handlers } from './calls/handlers.ts'
export { uiApi } from './calls/ui-api.ts'
export { type ContentOptions, contentObjects } from './content/content-objects.ts'
export type { FileRange, OpenedContent } from './content/open-content.ts'
export type { ResumableUpload } from './content/resumable/resumable-upload.ts'
export type { Upload, UploadDetails } from './content/upload.ts'
export type { ByteRange, FileStore } from './file-store.ts'
export type { Gateway } from './gateway.ts'
export type { ListReferenceParams } from './lists/find-list.ts'
export type { ListPageParams } from './lists/list-page-params.ts'
export type { ActionDefinition, ActionOverrideDefinition, RecordCondition } from './metadata/action.ts'
export type { AppDefinition, ProfileDefinition } from './metadata/app-definition.ts'
export type { AppModel, FieldModel, ObjectModel } from './metadata/app-model.ts'
export { defineApp } from './metadata/define-app.ts'
export { derivedId } from './metadata/derived-id.ts'
export {
  autoNumber,
  checkbox,
  currency,
  date,
  dateTime,
  email,
  type FieldDefinition,
  type FieldType,
  longText,
  lookup,
  multiPicklist,
  number,
  type PicklistValueDefinition,
  percent,
  phone,
  picklist,
  richText,
  text,
  url,
} from './metadata/field.ts'
export type { NavAppDefinition, NavItemDefinition } from './metadata/navigation.ts'
export {
  defineObject,
  type IndexDefinition,
  type LayoutDefinition,
  type ListScopeDefinition,
  type ListViewDefinition,
  type ObjectDefinition,
  type PathDefinition,
  type RelatedListDefinition,
} from './metadata/object.ts'
export { defineAccess, type Grant, type GrantValue, type ObjectAccess, own } from './metadata/object-access.ts'
export type { Principal } from './metadata/principal.ts'
export type { Change, RecordRules, SystemRecords } from './metadata/record-rules.ts'
export type { ReferenceData } from './metadata/reference-data.ts'
export { type Scalar, textOf } from './metadata/scalar.ts'
export type { SearchDefinition, SearchFilterDefinition } from './metadata/search.ts'
export { defineMethod, type MethodContext, type ServerMethodDefinition } from './metadata/server-method.ts'
export { type Form, noForms, type WordForms } from './metadata/word-forms.ts'
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts'
export { plainText } from './query/plain-text.ts'
export { PER_KIBIBYTE, type ReadCosts, type Reserved } from './query/read-costs.ts'
export type { Quota, Quotas } from './quotas/quotas.ts'
export { cleanHtml } from './records/clean-html.ts'
export type { LoadedRecord } from './records/load-records.ts'
export { newRecordId } from './records/record-id.ts'
export { diffSchema } from './schema/diff-schema.ts'
export { readSchema } from './schema/read-schema.ts'
export { schemaOf } from './schema/schema-of.ts'
export { wordHighlights } from './search/find-words.ts'
export type { SystemGateway } from './system-gateway.ts'

/** The folder of the platform's own migrations. */
export const platformMigrations: string = new URL('../migrations', import.meta.url).pathname
