import { type Static, Type } from 'typebox'
import { RecordShape } from './shapes.ts'

const text = Type.String()
const textOrNull = Type.Union([Type.String(), Type.Null()])
const count = Type.Integer()

/** The matches in a field that the caller can read: plain text, and the positions of the words in it. */
const Highlight = Type.Object({
  ranges: Type.Array(Type.Object({ end: count, start: count })),
  snippet: text,
})

const SearchResultRecord = Type.Object({ highlightInfo: Type.Record(text, Highlight), record: RecordShape })

/**
 * One page of the matches in an object, best first unless another order was requested. `count` is the number of records of
 * this page. At most 1,000 matches are ranked, the newest where there are more; words that are common among the newest
 * rows are searched in the newest 20,000 rows.
 */
export const KeywordSearchResults = Type.Object({
  count,
  currentPageToken: text,
  label: text,
  labelPlural: text,
  nextPageToken: textOrNull,
  objectApiName: text,
  pageSize: count,
  previousPageToken: textOrNull,
  q: text,
  records: Type.Array(SearchResultRecord),
  sortBy: textOrNull,
})

/** `kind` is how the value is entered, Text or Select; `type` is what it filters by, Field or DataCategory. */
export const SearchFilterMetadata = Type.Object({
  configurationName: text,
  eTag: text,
  filters: Type.Array(
    Type.Object({
      apiName: text,
      defaultValues: Type.Array(text),
      fieldPath: textOrNull,
      groupName: textOrNull,
      kind: Type.Union([Type.Literal('Text'), Type.Literal('Select')]),
      label: text,
      operators: Type.Array(text),
      optionsUrl: textOrNull,
      type: Type.Union([Type.Literal('Field'), Type.Literal('DataCategory')]),
    }),
  ),
  objectApiName: text,
})

export const SearchFilterOptions = Type.Object({
  eTag: text,
  filterApiName: text,
  objectApiName: text,
  options: Type.Array(Type.Object({ label: text, value: text })),
})

/** `bindings` names, per controlling field of the record being edited, the field of the target that must equal it. */
export const LookupMetadata = Type.Object({
  bindings: Type.Record(text, text),
  eTag: text,
  fieldApiName: text,
  label: text,
  minimumCharacters: count,
  objectApiName: text,
  pageSizeMax: count,
  searchTypes: Type.Array(text),
  targets: Type.Array(
    Type.Object({
      apiName: text,
      displayFields: Type.Array(text),
      keyPrefix: text,
      label: text,
      labelPlural: text,
      nameField: text,
      searchable: Type.Boolean(),
    }),
  ),
})

export type Highlight = Static<typeof Highlight>
export type KeywordSearchResults = Omit<Static<typeof KeywordSearchResults>, 'records'> & {
  records: { highlightInfo: Record<string, Highlight>; record: RecordShape }[]
}
export type SearchFilterMetadata = Static<typeof SearchFilterMetadata>
export type SearchFilterOptions = Static<typeof SearchFilterOptions>
export type LookupMetadata = Static<typeof LookupMetadata>
