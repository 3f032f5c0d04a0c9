import { Type } from 'typebox'
import { limits } from '../limits.ts'
import { ApiName, FieldNames, NameList, RecordId, RelatedListRecordsBody, strict } from './inputs.schemas.ts'
import { OrderedByInput, PreferencesInput, preferencesInput } from './list-views.schemas.ts'
import { RelatedListInfo, RelatedListPreferences, RelatedListSummaries } from './related-list-info.schemas.ts'
import { batchItem, RelatedListCount, RelatedListRecords } from './shapes.schemas.ts'

const oneList = Type.Object({ parentRecordId: RecordId, relatedListId: ApiName }, strict)
const ofObject = Type.Object({ parentObjectApiName: ApiName, relatedListId: ApiName }, strict)
const maxCount = Type.Object({ maxCount: Type.Optional(Type.Integer()) }, strict)
const recordType = Type.Object({ recordTypeId: Type.Optional(RecordId) }, strict)
/** `Parent__c.RelatedList`. */
const PreferencesId = Type.String({
  minLength: 3,
  maxLength: 200,
  pattern: '^[A-Za-z][A-Za-z0-9_]*[.][A-Za-z][A-Za-z0-9_]*$',
})

export const getRelatedListRecords = { params: oneList, body: RelatedListRecordsBody, response: RelatedListRecords }

const FieldList = Type.Array(Type.String({ maxLength: 400 }), { maxItems: limits.fieldsPerRequest })

export const getRelatedListRecordsBatch = {
  params: Type.Object({ parentRecordId: RecordId }, strict),
  body: Type.Object(
    {
      relatedListParameters: Type.Array(
        Type.Object(
          {
            relatedListId: Type.String({ minLength: 1, maxLength: 80 }),
            fields: Type.Optional(FieldList),
            optionalFields: Type.Optional(FieldList),
            pageSize: Type.Optional(Type.Integer()),
            sortBy: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 5 })),
            where: Type.Optional(Type.Union([Type.String({ maxLength: 16_000 }), Type.Null()])),
          },
          strict,
        ),
        { minItems: 1, maxItems: limits.idsPerRequest },
      ),
    },
    strict,
  ),
  response: Type.Object({ results: Type.Array(batchItem(RelatedListRecords)) }),
}

export const getRelatedListCount = { params: oneList, query: maxCount, response: RelatedListCount }

export const getRelatedListsCount = {
  params: Type.Object({ parentRecordId: RecordId, relatedListNames: NameList }, strict),
  query: maxCount,
  response: Type.Object({ hasErrors: Type.Boolean(), results: Type.Array(batchItem(RelatedListCount)) }),
}

export const getRelatedListsInfo = {
  params: Type.Object({ parentObjectApiName: ApiName }, strict),
  query: recordType,
  response: RelatedListSummaries,
}

export const getRelatedListInfo = {
  params: ofObject,
  query: Type.Object(
    {
      fields: Type.Optional(FieldNames),
      optionalFields: Type.Optional(FieldNames),
      recordTypeId: Type.Optional(RecordId),
      restrictColumnsToLayout: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  response: RelatedListInfo,
}

export const getRelatedListInfoBatch = {
  params: Type.Object({ parentObjectApiName: ApiName, relatedListNames: NameList }, strict),
  query: recordType,
  response: Type.Object({ results: Type.Array(batchItem(RelatedListInfo)) }),
}

export const updateRelatedListInfo = {
  params: ofObject,
  query: recordType,
  body: Type.Object(
    {
      orderedByInfo: Type.Optional(Type.Union([OrderedByInput, Type.Null()])),
      userPreferences: Type.Optional(Type.Union([Type.Object(preferencesInput, strict), Type.Null()])),
    },
    strict,
  ),
  response: RelatedListInfo,
}

const onePreferences = Type.Object({ preferencesId: PreferencesId }, strict)

export const getRelatedListPreferences = { params: onePreferences, response: RelatedListPreferences }

export const getRelatedListPreferencesBatch = {
  params: Type.Object({ preferencesIds: NameList }, strict),
  response: Type.Object({ results: Type.Array(batchItem(RelatedListPreferences)) }),
}

export const updateRelatedListPreferences = {
  params: onePreferences,
  body: PreferencesInput,
  response: RelatedListPreferences,
}
