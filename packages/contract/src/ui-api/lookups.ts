import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofFields, ofIds } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import { ApiName, commaJoined, RecordId, RecordInput, strict } from './inputs.ts'
import { RecordShape } from './shapes.ts'

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))
const textOrNull = Type.Union([Type.String(), Type.Null()])

/**
 * `dependentFieldBindings` is `Field=value,Field=value`: values of controlling fields of the record being edited.
 * `searchType` is Recent, Search or TypeAhead, in any case.
 */

export const getLookupRecords = defineCall({
  method: 'POST',
  path: `${UI_API}/lookups/{objectApiName}/{fieldApiName}`,
  rate: 'search',
  summary: 'Records that a lookup field can be set to: recently used ones, or those that match the typed text.',
  returns: 'One page of `RecordShape`.',
  limits: '20 records per page, 50 pages; at least two characters for external users, except with `Recent`.',
  errors: [...ofIds, ...ofFields, 'INVALID_FILTER', 'NUMBER_OUTSIDE_VALID_RANGE'],

  params: Type.Object({ objectApiName: ApiName, fieldApiName: ApiName }, strict),
  query: Type.Object(
    {
      dependentFieldBindings: Type.Optional(Type.String({ ...commaJoined, maxLength: 2_000 })),
      page: Type.Optional(Type.Integer({ description: 'The number of the page, 1 to 50.' })),
      pageSize: Type.Optional(Type.Integer({ description: 'Records per page, 1 to 20.' })),
      q: Type.Optional(Type.String({ maxLength: limits.searchTermCharacters })),
      searchType: Type.Optional(Type.String({ maxLength: 20 })),
      sourceRecordId: Type.Optional(RecordId),
      targetApiName: Type.Optional(ApiName),
    },
    strict,
  ),
  body: Type.Object(
    {
      orderBy: nullable(
        Type.Array(
          Type.Object({ fieldApiName: Type.String({ maxLength: 200 }), isAscending: Type.Boolean() }, strict),
          {
            maxItems: 5,
          },
        ),
      ),
      sourceRecord: nullable(RecordInput),
    },
    strict,
  ),
  response: Type.Object({
    count: Type.Integer(),
    currentPageToken: textOrNull,
    currentPageUrl: Type.String(),
    nextPageToken: textOrNull,
    nextPageUrl: textOrNull,
    previousPageToken: textOrNull,
    previousPageUrl: textOrNull,
    records: Type.Array(RecordShape),
  }),
})
