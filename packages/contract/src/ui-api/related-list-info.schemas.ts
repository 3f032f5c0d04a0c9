import { Type } from 'typebox'
import { OrderedBy, preferences } from './list-views.schemas.ts'
import { ListInfo, RelatedListReference } from './shapes.schemas.ts'

const text = Type.String()
const textOrNull = Type.Union([text, Type.Null()])
const flag = Type.Boolean()

export const RelatedListInfo = Type.Object({
  cloneable: flag,
  createable: flag,
  deletable: flag,
  displayColumns: Type.Array(Type.Object({ fieldApiName: text, label: text, lookupId: textOrNull, sortable: flag })),
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
