import type { ExchangeOf, KeywordSearchResults, RecordShape } from 'contract'
import * as search from 'contract/ui-api/search'
import {
  type Check,
  each,
  INVALID,
  integer,
  list,
  mapOf,
  maybe,
  name,
  nullable,
  object,
  scalar,
  text,
  withParts,
} from '../define/check.ts'
import { type Answering, defineRead } from '../define/define-read.ts'
import type { Engine } from '../engine/engine.ts'
import { ingest } from '../fetch/ingest.ts'
import * as lifetimesMs from '../lifetimes.ts'

const filterValue: Check<string | number | boolean> = {
  of: (value) => (value === null ? INVALID : scalar.of(value)),
}

/** Filters of a search: by data categories and by values of fields. */
export const searchOptions = {
  dataCategories: nullable(each(object({ groupName: name, operator: name, values: each(text) }))),
  filters: nullable(
    each(object({ fieldPath: name, objectApiName: maybe(name), operator: name, values: each(filterValue) })),
  ),
}

type Found = { readonly record: RecordShape }
type Answer = {
  readonly records?: readonly Found[]
  readonly keywordSearchResult?: { readonly results: readonly { readonly records: readonly Found[] }[] } | null
}

/** Stores copies of the found records for other readers; the answer itself is stored whole, in its order. */
export function storeFound({ records = [], keywordSearchResult }: Answer, engine: Engine): void {
  const result = [...records, ...(keywordSearchResult?.results ?? []).flatMap((page) => page.records)]
  const copies = structuredClone(result)
  ingest(engine, (ingestion) => {
    for (const { record } of copies) ingestion.record(record)
  })
}

/** Searches one object, page by page. The records of the result are stored. */
export const getKeywordSearchResults = defineRead(
  'getKeywordSearchResults',
  search.getKeywordSearchResults as Answering<KeywordSearchResults>,
  lifetimesMs.searchResults,
  { objectApiName: name, q: name },
  {
    body: withParts(searchOptions, {
      configurationName: nullable(name),
      pageSize: nullable(integer),
      pageToken: nullable(text),
      sortBy: list,
    }),
    also: storeFound,
  },
)

/** Reads the target objects of a lookup field, and how their records are searched. */
export const getLookupMetadata = defineRead('getLookupMetadata', search.getLookupMetadata, lifetimesMs.searchMetadata, {
  objectApiName: name,
  fieldApiName: name,
})

/** Reads the filters for a search of an object. */
export const getSearchFilterMetadata = defineRead(
  'getSearchFilterMetadata',
  search.getSearchFilterMetadata,
  lifetimesMs.searchMetadata,
  { objectApiName: name, channel: maybe(text), configurationName: maybe(name) },
)

/** Reads the values that a filter offers, limited to labels that contain `q`. */
export const getSearchFilterOptions = defineRead(
  'getSearchFilterOptions',
  search.getSearchFilterOptions,
  lifetimesMs.searchMetadata,
  { objectApiName: name, filterApiName: name, q: maybe(text) },
)

/** The results in each object. */
export type SearchResults = Omit<ExchangeOf<typeof search.getSearchResults>['response'], 'keywordSearchResult'> & {
  keywordSearchResult: { results: KeywordSearchResults[] } | null
}

/** Searches several objects at once. The records of the result are stored. */
export const getSearchResults = defineRead(
  'getSearchResults',
  search.getSearchResults as Answering<SearchResults>,
  lifetimesMs.searchResults,
  { q: name },
  {
    body: {
      answerTypes: list,
      configurationName: nullable(name),
      objectApiNames: list,
      searchObjectOptions: maybe(mapOf(object(searchOptions))),
    },
    also: storeFound,
  },
)
