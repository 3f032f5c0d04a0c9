import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofFields, ofHidden, ofRows } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import * as limits from '../limits.ts'
import { ApiName, apiNames, mapOf, PageToken, SortBy, strict } from './inputs.ts'
import { KeywordSearchResults, LookupMetadata, SearchFilterMetadata, SearchFilterOptions } from './search-shapes.ts'

const object = Type.Object({ objectApiName: ApiName }, strict)
const Words = Type.String({ minLength: 1, maxLength: limits.searchTermCharacters })
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** `operator` is one of eq, ne, lt, lte, gt, gte, in, nin, like, in any case. */
const Filter = Type.Object(
  {
    fieldPath: Type.String({ minLength: 1, maxLength: 400 }),
    objectApiName: Type.Optional(ApiName),
    operator: Type.String({ minLength: 1, maxLength: 20 }),
    values: Type.Array(Type.Union([Type.String({ maxLength: 4_000 }), Type.Number(), Type.Boolean()]), {
      maxItems: limits.idsPerRequest,
    }),
  },
  strict,
)
const Filters = Type.Array(Filter, { maxItems: limits.filtersPerRequest })

/** `operator` is At: the record belongs to one of the categories. */
const DataCategory = Type.Object(
  {
    groupName: ApiName,
    operator: Type.String({ minLength: 1, maxLength: 20 }),
    values: Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: limits.filtersPerRequest }),
  },
  strict,
)
const DataCategories = Type.Array(DataCategory, { maxItems: limits.filtersPerRequest })

const ObjectOptions = Type.Object({ dataCategories: nullable(DataCategories), filters: nullable(Filters) }, strict)

export const getSearchFilterMetadata = defineCall({
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/filters`,
  summary: 'The search filters of an object whose fields the caller can read.',
  returns: '`SearchFilterMetadata`.',
  errors: [...ofHidden],

  params: object,
  query: Type.Object(
    { channel: Type.Optional(Type.String({ maxLength: 80 })), configurationName: Type.Optional(ApiName) },
    strict,
  ),
  response: SearchFilterMetadata,
})

export const getSearchFilterOptions = defineCall({
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/filters/{filterApiName}/options`,
  summary: 'The values that a filter of kind Select offers: at most 200 whose label contains q.',
  returns: '`SearchFilterOptions`.',
  limits: '200 options; `q` 200 characters.',
  errors: [...ofHidden],

  params: Type.Object({ objectApiName: ApiName, filterApiName: ApiName }, strict),
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: limits.searchTermCharacters })) }, strict),
  response: SearchFilterOptions,
})

export const getLookupMetadata = defineCall({
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/lookup/{fieldApiName}`,
  summary: 'The target objects of a lookup field, how their records are searched, and the fields that filter them.',
  returns: '`LookupMetadata`.',
  errors: [...ofHidden],

  params: Type.Object({ objectApiName: ApiName, fieldApiName: ApiName }, strict),
  response: LookupMetadata,
})

export const getSearchResults = defineCall({
  method: 'POST',
  path: `${UI_API}/search/results`,
  rate: 'search',
  summary: 'Finds words in several objects at once: the best matches of each, with highlights.',
  returns: '`{ configurationName, keywordSearchResult, qnaSearchResult }`, with `KeywordSearchResults` by object.',
  limits: '10 objects; 25 results each; 20 filters and 20 groups each.',
  errors: [...ofHidden, ...ofFields, 'INVALID_FILTER', 'MISSING_ARGUMENT'],

  query: Type.Object({ q: Words }, strict),
  body: Type.Object(
    {
      answerTypes: nullable(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 5 })),
      configurationName: nullable(ApiName),
      objectApiNames: nullable(Type.Array(ApiName, { maxItems: limits.searchObjects })),
      searchObjectOptions: nullable(mapOf(apiNames, ObjectOptions, { maxProperties: limits.searchObjects })),
    },
    strict,
  ),
  response: Type.Object({
    configurationName: Type.String(),
    keywordSearchResult: Type.Union([Type.Object({ results: Type.Array(KeywordSearchResults) }), Type.Null()]),
    qnaSearchResult: Type.Null(),
  }),
})

export const getKeywordSearchResults = defineCall({
  method: 'POST',
  path: `${UI_API}/search/results/keyword`,
  rate: 'search',
  summary: 'Finds words in one object, page by page, by relevance or in the requested order.',
  returns: '`KeywordSearchResults`.',
  limits: 'Pages of 1 to 200, 25 by default; 20 filters; 20 groups; 5 order columns.',
  errors: [...ofRows, 'MISSING_ARGUMENT'],

  query: Type.Object({ objectApiName: ApiName, q: Words }, strict),
  body: Type.Object(
    {
      configurationName: nullable(ApiName),
      dataCategories: nullable(DataCategories),
      filters: nullable(Filters),
      pageSize: nullable(Type.Integer({ description: 'Records per page, 1 to 200; 25 by default.' })),
      pageToken: nullable(PageToken),
      sortBy: nullable(Type.Union([SortBy, Type.Array(Type.String({ maxLength: 200 }), { maxItems: 5 })])),
    },
    strict,
  ),
  response: KeywordSearchResults,
})
