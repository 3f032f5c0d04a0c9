import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofFields, ofHidden, ofIds, ofPreferences, ofRows } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import {
  ApiName,
  FieldNames,
  NameList,
  RecordId,
  RelatedListRecordsBody,
  RelatedListRecordsQuery,
  strict,
  Where,
} from './inputs.ts'
import {
  OrderedByInput,
  PreferencesInput,
  preferencesInput,
  RelatedListInfo,
  RelatedListPreferences,
  RelatedListSummaries,
} from './list-shapes.ts'
import { batchItem, ErrorEntry, RelatedListCount, RelatedListRecords } from './shapes.ts'

const oneList = Type.Object({ parentRecordId: RecordId, relatedListId: ApiName }, strict)
const ofObject = Type.Object({ parentObjectApiName: ApiName, relatedListId: ApiName }, strict)
const maxCount = Type.Object(
  { maxCount: Type.Optional(Type.Integer({ description: 'Upper bound of the count, 1 to 2,000; 100 by default.' })) },
  strict,
)
const recordType = Type.Object({ recordTypeId: Type.Optional(RecordId) }, strict)
/** `Parent__c.RelatedList`. */
const PreferencesId = Type.String({
  minLength: 3,
  maxLength: 200,
  pattern: '^[A-Za-z][A-Za-z0-9_]*[.][A-Za-z][A-Za-z0-9_]*$',
})

export const getRelatedListRecords = defineCall({
  method: 'POST',
  path: `${UI_API}/related-list-records/{parentRecordId}/{relatedListId}`,
  rate: 'read',
  summary: 'One page of a related list of a record; the page is selected in the query or in the body.',
  returns: '`RelatedListRecords`.',
  limits: 'Pages of 1 to 2,000, 50 by default; 200 fields; 20 filters.',
  errors: [...ofRows, 'INVALID_ID_FIELD'],
  params: oneList,
  query: RelatedListRecordsQuery,
  body: RelatedListRecordsBody,
  response: RelatedListRecords,
})

export const queryRelatedListRecords = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-records/{parentRecordId}/{relatedListId}`,
  summary: 'One page of a related list of a record, by the URL of the page.',
  returns: '`RelatedListRecords`.',
  limits: 'Pages of 1 to 2,000, 50 by default; 200 fields; 20 filters; `where` of 8,000 characters.',
  errors: [...ofRows, 'INVALID_ID_FIELD'],
  params: oneList,
  query: RelatedListRecordsQuery,
  response: RelatedListRecords,
})

const FieldList = Type.Array(Type.String({ maxLength: 400 }), { maxItems: limits.fieldsPerRequest })

export const getRelatedListRecordsBatch = defineCall({
  method: 'POST',
  path: `${UI_API}/related-list-records/batch/{parentRecordId}`,
  rate: 'read',
  summary: 'The first pages of several related lists of one record, in request order.',
  returns: '`{ results }`, each result a `RelatedListRecords` or a list of `ErrorEntry`.',
  limits: '200 lists, 10,000 rows in all.',
  errors: [...ofRows, 'INVALID_ID_FIELD'],

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
            where: Type.Optional(Type.Union([Where, Type.Null()])),
          },
          strict,
        ),
        { minItems: 1, maxItems: limits.idsPerRequest },
      ),
    },
    strict,
  ),
  response: Type.Object({ results: Type.Array(batchItem(RelatedListRecords)) }),
})

export const getRelatedListCount = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-count/{parentRecordId}/{relatedListId}`,
  summary: 'The number of records in a related list that the caller can read, up to `maxCount`.',
  returns: '`RelatedListCount`. Counts up to 2,000 rows, 100 by default.',
  limits: '`maxCount` of 1 to 2,000, 100 by default.',
  errors: [...ofIds, 'NUMBER_OUTSIDE_VALID_RANGE'],
  params: oneList,
  query: maxCount,
  response: RelatedListCount,
})

export const getRelatedListsCount = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-count/batch/{parentRecordId}/{relatedListNames}`,
  summary: 'The counts of several related lists of one record.',
  returns:
    '`{ hasErrors, results }`, each result a `RelatedListCount` or an `ErrorEntry`. Counts up to 2,000 rows, 100 by default.',
  limits: '200 lists.',
  errors: [...ofIds, 'NUMBER_OUTSIDE_VALID_RANGE', 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ parentRecordId: RecordId, relatedListNames: NameList }, strict),
  query: maxCount,
  // A refused item is one error here, not a list of errors.
  response: Type.Object({
    hasErrors: Type.Boolean(),
    results: Type.Array(
      Type.Object({ statusCode: Type.Integer(), result: Type.Union([RelatedListCount, ErrorEntry]) }),
    ),
  }),
})

export const getRelatedListsInfo = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-info/{parentObjectApiName}`,
  summary: 'The related lists of an object that exist for the caller.',
  returns: '`RelatedListSummaries`.',
  errors: [...ofHidden],

  params: Type.Object({ parentObjectApiName: ApiName }, strict),
  query: recordType,
  response: RelatedListSummaries,
})

export const getRelatedListInfo = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
  summary: 'The definition of a related list: columns, order and the preferences of the caller.',
  returns: '`RelatedListInfo`.',
  limits: '200 fields.',
  errors: [...ofHidden, ...ofFields],

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
})

export const getRelatedListInfoBatch = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-info/batch/{parentObjectApiName}/{relatedListNames}`,
  summary: 'The definitions of several related lists of one object, in request order.',
  returns: '`{ results }`, each result a `RelatedListInfo` or a list of `ErrorEntry`.',
  limits: '200 lists.',
  errors: [...ofHidden, 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ parentObjectApiName: ApiName, relatedListNames: NameList }, strict),
  query: recordType,
  response: Type.Object({ results: Type.Array(batchItem(RelatedListInfo)) }),
})

export const updateRelatedListInfo = defineCall({
  method: 'PATCH',
  path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
  summary: 'Sets the order and the columns of a related list for the caller.',
  returns: '`RelatedListInfo`. Widths are in pixels, at most 10,000.',
  limits: '200 columns, 16 KiB.',
  errors: [...ofPreferences],

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
})

const onePreferences = Type.Object({ preferencesId: PreferencesId }, strict)

export const getRelatedListPreferences = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-preferences/{preferencesId}`,
  summary: 'The preferences of the caller for a related list, whose id is Parent.RelatedList.',
  returns: '`RelatedListPreferences`. Widths are in pixels.',
  errors: [...ofHidden],
  params: onePreferences,
  response: RelatedListPreferences,
})

export const getRelatedListPreferencesBatch = defineCall({
  method: 'GET',
  path: `${UI_API}/related-list-preferences/batch/{preferencesIds}`,
  summary: 'The preferences of the caller for several related lists, in request order.',
  returns: '`{ results }`, each result a `RelatedListPreferences` or a list of `ErrorEntry`.',
  limits: '200 ids.',
  errors: [...ofHidden, 'QUERY_TOO_COMPLICATED'],

  params: Type.Object({ preferencesIds: NameList }, strict),
  response: Type.Object({ results: Type.Array(batchItem(RelatedListPreferences)) }),
})

export const updateRelatedListPreferences = defineCall({
  method: 'PATCH',
  path: `${UI_API}/related-list-preferences/{preferencesId}`,
  summary: 'Changes the preferences of the caller for a related list; columns that are not sent are unchanged.',
  returns: '`RelatedListPreferences`. Widths are in pixels, at most 10,000.',
  limits: '200 columns, 16 KiB.',
  errors: [...ofPreferences],

  params: onePreferences,
  body: PreferencesInput,
  response: RelatedListPreferences,
})
