import { type Static, Type } from 'typebox'
import * as limits from '../limits.ts'
import { ApiName, fieldPaths, mapOf, strict } from './inputs.ts'
import { ListInfo, ListReference, RelatedListReference } from './shapes.ts'

/** What users create and change: their own list views, and preferences of lists. */
const maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))
const FieldPath = Type.String({ minLength: 1, maxLength: 400 })

/** A list scope as it is given: its name; ids of entities are taken as null only. */
const Scope = Type.Object(
  {
    apiName: Type.String({ minLength: 1, maxLength: 80 }),
    entityId: maybe(Type.String()),
    relatedEntityId: maybe(Type.String()),
  },
  strict,
)

const FilterInput = Type.Object(
  {
    fieldApiName: FieldPath,
    operandLabels: Type.Array(Type.String({ maxLength: 255 }), { maxItems: 50 }),
    operator: Type.String({ minLength: 1, maxLength: 40 }),
    label: Type.Optional(Type.String({ maxLength: 255 })),
  },
  strict,
)

const listView = {
  displayColumns: Type.Array(FieldPath, { minItems: 1, maxItems: 50 }),
  filterLogicString: Type.Union([Type.String({ maxLength: limits.filterLogicCharacters }), Type.Null()]),
  filteredByInfo: Type.Array(FilterInput, { maxItems: limits.filtersPerRequest }),
  label: Type.String({ minLength: 1, maxLength: limits.listViewLabelCharacters }),
  listShares: Type.Array(Type.Unknown(), { maxItems: limits.idsPerRequest }),
  scope: Scope,
  visibility: Type.String({ maxLength: 40 }),
}

/** `includeDefaultAttributes` gives a list view without columns those of the object's first list view. */
export const ListInfoInput = Type.Object(
  {
    displayColumns: maybe(listView.displayColumns),
    filterLogicString: Type.Optional(listView.filterLogicString),
    filteredByInfo: maybe(listView.filteredByInfo),
    includeDefaultAttributes: maybe(Type.Boolean()),
    label: listView.label,
    listShares: maybe(listView.listShares),
    listViewApiName: ApiName,
    scope: maybe(listView.scope),
    visibility: maybe(listView.visibility),
  },
  strict,
)

export const ListInfoChange = Type.Object(
  {
    displayColumns: maybe(listView.displayColumns),
    filterLogicString: Type.Optional(listView.filterLogicString),
    filteredByInfo: maybe(listView.filteredByInfo),
    label: maybe(listView.label),
    listShares: maybe(listView.listShares),
    scope: maybe(listView.scope),
    visibility: maybe(listView.visibility),
  },
  strict,
)

/** Widths are in pixels; -1 means that none is set. */
const ColumnWidth = Type.Integer({ minimum: -1, maximum: limits.columnWidthMax, description: 'Pixels; -1 is none.' })
const byColumn = { maxProperties: limits.preferenceKeys }
export const OrderedByInput = Type.Array(
  Type.Object(
    { fieldApiName: FieldPath, isAscending: Type.Boolean(), label: maybe(Type.String({ maxLength: 255 })) },
    strict,
  ),
  { maxItems: 5 },
)

/** Given values replace the stored ones column by column; columns that are not named are unchanged. */
export const preferencesInput = {
  columnWidths: maybe(mapOf(fieldPaths, ColumnWidth, byColumn)),
  columnWrap: maybe(mapOf(fieldPaths, Type.Boolean(), byColumn)),
  orderedBy: maybe(OrderedByInput),
}
export const PreferencesInput = Type.Object(preferencesInput, strict)

const text = Type.String()
const textOrNull = Type.Union([text, Type.Null()])
const flag = Type.Boolean()

export const OrderedBy = Type.Array(Type.Object({ fieldApiName: text, isAscending: Type.Boolean(), label: text }))

export const preferences = {
  columnWidths: Type.Record(text, Type.Integer()),
  columnWrap: Type.Record(text, Type.Boolean()),
  orderedBy: OrderedBy,
}

export const ListPreferences = Type.Object({ ...preferences, listReference: ListReference })

/** One page of summaries; `count` is the number of lists of this page. */
const summaries = <T extends Parameters<typeof Type.Array>[0]>(summary: T) =>
  Type.Object({
    count: Type.Integer(),
    currentPageToken: text,
    currentPageUrl: text,
    eTag: text,
    lists: Type.Array(summary),
    nextPageToken: textOrNull,
    nextPageUrl: textOrNull,
    objectApiName: text,
    pageSize: Type.Integer(),
    previousPageToken: textOrNull,
    previousPageUrl: textOrNull,
    queryString: textOrNull,
    recentListsOnly: Type.Boolean(),
  })

const summary = { apiName: text, id: text, label: text }
export const ListViewSummaries = summaries(Type.Object({ ...summary, listUiUrl: text }))
export const ListInfoSummaries = summaries(Type.Object({ ...summary, url: text }))

const Named = Type.Object({ apiName: text, label: text })

/** The scopes and columns of which the caller can build list views of an object. */
export const ListObjectInfo = Type.Object({
  availableScopes: Type.Array(
    Type.Object({
      apiName: text,
      availableEntities: Type.Array(Type.Object({ id: text, label: text })),
      label: text,
    }),
  ),
  columns: Type.Array(
    Type.Object({
      alias: text,
      dataType: text,
      defaultFilterOperator: textOrNull,
      displayable: Type.Boolean(),
      fieldApiName: text,
      filterable: Type.Boolean(),
      label: text,
      picklistValues: Type.Array(Named),
      quickFilterOperator: textOrNull,
      quickFilterOverrides: Type.Array(text),
      quickFilterable: Type.Boolean(),
      sortable: Type.Boolean(),
      supportedFilterOperators: Type.Array(text),
    }),
  ),
  createable: Type.Boolean(),
  eTag: text,
  objectApiName: text,
  publicOrSharedCreateable: Type.Boolean(),
  relatedEntityApiName: textOrNull,
})

export const RelatedListInfo = Type.Object({
  cloneable: flag,
  createable: flag,
  deletable: flag,
  displayColumns: Type.Array(
    Type.Object({
      dataType: text,
      fieldApiName: text,
      filterable: flag,
      label: text,
      lookupId: textOrNull,
      picklistValues: Type.Union([Type.Array(text), Type.Null()]),
      quickFilterOperator: textOrNull,
      sortable: flag,
    }),
  ),
  eTag: text,
  fieldApiName: text,
  fields: Type.Array(text),
  filterable: flag,
  filteredByInfo: ListInfo.properties.filteredByInfo,
  filterLogicString: text,
  label: text,
  listReference: RelatedListReference,
  objectApiNames: Type.Array(text),
  optionalFields: Type.Array(text),
  orderedByInfo: OrderedBy,
  restrictColumnsToLayout: flag,
  updateable: flag,
  userPreferences: Type.Object(preferences),
  visibility: text,
  visibilityEditable: flag,
})

/** The related lists of an object as a parent. */
export const RelatedListSummaries = Type.Object({
  eTag: text,
  parentObjectApiName: text,
  parentRecordTypeId: text,
  relatedLists: Type.Array(
    Type.Object({
      entityLabel: text,
      entityPluralLabel: text,
      eTag: text,
      fieldApiName: text,
      keyPrefix: textOrNull,
      label: text,
      objectApiName: text,
      parentFieldApiName: text,
      relatedListId: text,
      relatedListInfoUrl: textOrNull,
      themeInfo: Type.Union([Type.Object({ color: text, iconUrl: textOrNull }), Type.Null()]),
      uiApiEnabledLayout: flag,
    }),
  ),
})

/** `preferencesId` is the id that was requested. */
export const RelatedListPreferences = Type.Object({ ...preferences, preferencesId: text })

export type ListInfoSummaries = Static<typeof ListInfoSummaries>
export type ListObjectInfo = Static<typeof ListObjectInfo>
export type ListPreferences = Static<typeof ListPreferences>
export type ListViewSummaries = Static<typeof ListViewSummaries>
export type RelatedListInfo = Static<typeof RelatedListInfo>
export type RelatedListPreferences = Static<typeof RelatedListPreferences>
export type RelatedListSummaries = Static<typeof RelatedListSummaries>
