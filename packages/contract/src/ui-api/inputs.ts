import { type TSchema, Type } from 'typebox'
import * as limits from '../limits.ts'

/** Inputs that several calls share. Lists in a query are comma-joined texts. Every object is strict: unknown names are refused. */
export const strict = { additionalProperties: false } as const

/** Marks a list in a query: a parameter that comes several times counts as one, its values joined by commas. */
export const commaJoined = { 'x-comma-joined': true }

export const RecordId = Type.String({ minLength: 15, maxLength: 18, pattern: '^[0-9A-Za-z]+$' })
export const ApiName = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z][A-Za-z0-9_]*$' })
/** The name of a list view, or the service's own name of the recently used list. */
export const ListViewApiName = Type.String({ minLength: 1, maxLength: 80, pattern: '^(?:__)?[A-Za-z][A-Za-z0-9_]*$' })
export const RecordIds = Type.String({
  minLength: 15,
  maxLength: limits.idsPerRequest * 19,
  description: 'Ids separated by commas, at most 200.',
})
export const FieldNames = Type.String({
  ...commaJoined,
  maxLength: 20_000,
  description: 'Names such as Case.Account.Name, separated by commas: at most 200, at most six levels deep.',
})
export const NameList = Type.String({ ...commaJoined, maxLength: 4_000, description: 'Names separated by commas.' })
export const PageSize = Type.Integer({ description: 'Rows per page, 1 to 2,000.' })
export const PageToken = Type.String({
  maxLength: 1_000,
  description: 'A token of an earlier answer, or the number of rows before the page, up to 2,000; 0 is the first page.',
})
export const SortBy = Type.String({
  ...commaJoined,
  maxLength: 400,
  description: 'At most five names separated by commas; - before a name reverses its order.',
})
export const SearchTerm = Type.String({ maxLength: limits.searchTermCharacters })

const FieldList = Type.Array(Type.String({ maxLength: 400 }), { maxItems: limits.fieldsPerRequest })

const filterNotation = 'JSON or GraphQL notation, such as {"Status":{"in":["Open"]}} or { Status: { in: ["Open"] } }.'

/** The filter of a list: an object, JSON text or GraphQL notation. Its grammar is checked by the platform. */
export const Where = Type.Union([
  Type.String({ maxLength: 16_000, description: filterNotation }),
  Type.Record(Type.String(), Type.Unknown()),
])

type Names = { maxLength: number; pattern: string }

/** Names as keys: fields, objects, sections and field paths. `__proto__` is refused, because it would reach a prototype. */
export const apiNames: Names = { maxLength: 80, pattern: '^(?!__proto__$)\\w+$' }
export const fieldPaths: Names = { maxLength: 400, pattern: '^(?!__proto__$)[\\w.]+$' }

/** A map whose keys are checked with `propertyNames`: a record with a key pattern would accept other keys too. */
export const mapOf = <T extends TSchema>(names: Names, value: T, most: { maxProperties: number }) =>
  Type.Record(Type.String(), value, { ...most, propertyNames: { minLength: 1, ...names } })

/** Values that a record field can be set to; keys are field API names. */
export const FieldValues = mapOf(apiNames, Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]), {
  maxProperties: limits.fieldsPerRequest,
})

export const RecordInput = Type.Object(
  { apiName: Type.Optional(ApiName), fields: FieldValues, allowSaveOnDuplicate: Type.Optional(Type.Boolean()) },
  strict,
)

export const CreateRecordInput = Type.Object(
  { apiName: ApiName, fields: FieldValues, allowSaveOnDuplicate: Type.Optional(Type.Boolean()) },
  strict,
)

const listPage = {
  fields: Type.Optional(FieldNames),
  optionalFields: Type.Optional(FieldNames),
  pageSize: Type.Optional(PageSize),
  pageToken: Type.Optional(PageToken),
  sortBy: Type.Optional(SortBy),
}

/** A record of a batch; changes and deletions name it by `id` or by the field `Id`. */
const BatchRecordInput = Type.Object(
  {
    id: Type.Optional(RecordId),
    apiName: Type.Optional(ApiName),
    fields: Type.Optional(FieldValues),
    allowSaveOnDuplicate: Type.Optional(Type.Boolean()),
    ifMatch: Type.Optional(
      Type.Integer({ minimum: 0, description: 'The `weakEtag` that a changed or deleted record must still have.' }),
    ),
  },
  strict,
)

const OperationType = Type.String({
  pattern: '^(?:[Cc][Rr][Ee][Aa][Tt][Ee]|[Uu][Pp][Dd][Aa][Tt][Ee]|[Dd][Ee][Ll][Ee][Tt][Ee])$',
})

/** At most `limits.idsPerRequest` records in all operations together. */
export const BatchOperationsInput = Type.Object(
  {
    allOrNone: Type.Boolean(),
    operations: Type.Array(
      Type.Object(
        { type: OperationType, records: Type.Array(BatchRecordInput, { maxItems: limits.idsPerRequest }) },
        strict,
      ),
      { maxItems: limits.idsPerRequest },
    ),
    useDefaultRule: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const ListPageQuery = Type.Object(listPage, strict)

/** The filter of a list in a query: JSON text or GraphQL notation. */
const WhereText = Type.String({ maxLength: 8_000, description: filterNotation })

/** A page of a related list in its URL. If the body repeats the page, the two must agree. */
export const RelatedListRecordsQuery = Type.Object(
  { ...listPage, where: Type.Optional(WhereText), includeColumnLabels: Type.Optional(Type.Boolean()) },
  strict,
)

/** A page of a list by GET. */
export const ListRecordsQuery = Type.Object(
  { ...listPage, searchTerm: Type.Optional(SearchTerm), where: Type.Optional(WhereText) },
  strict,
)

export const ListRecordsBody = Type.Object(
  {
    fields: Type.Optional(FieldList),
    optionalFields: Type.Optional(FieldList),
    pageSize: Type.Optional(PageSize),
    pageToken: Type.Optional(Type.Union([PageToken, Type.Null()])),
    searchTerm: Type.Optional(Type.Union([SearchTerm, Type.Null()])),
    sortBy: Type.Optional(
      Type.Union([SortBy, Type.Array(Type.String({ maxLength: 200 }), { maxItems: 5 }), Type.Null()]),
    ),
    where: Type.Optional(Type.Union([Where, Type.Null()])),
  },
  strict,
)

export const RelatedListRecordsBody = Type.Object(
  {
    fields: Type.Optional(FieldList),
    optionalFields: Type.Optional(FieldList),
    pageSize: Type.Optional(PageSize),
    pageToken: Type.Optional(Type.Union([PageToken, Type.Null()])),
    sortBy: Type.Optional(Type.Union([Type.Array(Type.String({ maxLength: 200 }), { maxItems: 5 }), Type.Null()])),
    where: Type.Optional(Type.Union([Where, Type.Null()])),
    includeColumnLabels: Type.Optional(Type.Boolean()),
  },
  strict,
)

/** Flags of the original service on writes; they are honoured for internal profiles only and have no effect for others. */
export const WriteFlags = {
  handleOwnerChange: Type.Optional(Type.Boolean()),
  triggerOtherEmail: Type.Optional(Type.Boolean()),
  triggerUserEmail: Type.Optional(Type.Boolean()),
  useDefaultRule: Type.Optional(Type.Boolean()),
}
