import type { Shape } from './shape.ts'

// The properties that the specification of the UI service and its observed answers name, written down from there.

const of = (keys: string, below?: () => Readonly<Record<string, Shape>>): Shape =>
  below === undefined ? { keys } : { keys, below }

const error = of('errorCode message')

/** A batch whose items are all of one shape. */
export const batchOf = (item: Shape, keys = 'results'): Shape =>
  of(keys, () => ({ 'results[]': of('statusCode result', () => ({ result: item })) }))

/** A batch of refusals only. */
export const refusedBatch = (keys = 'results'): Shape =>
  of(keys, () => ({ 'results[]': of('statusCode result', () => ({ 'result[]': error })) }))

const recordTypeInfo = of('available defaultRecordTypeMapping master name recordTypeId')
const themeInfo = of('color iconUrl')
const ordering = of('fieldApiName isAscending label')

const recordKeys =
  'apiName childRelationships eTag fields id lastModifiedById lastModifiedDate recordTypeId recordTypeInfo systemModstamp weakEtag'
const fieldValue = of('displayValue value', () => ({ 'value?': record }))
export const record: Shape = of(recordKeys, () => ({
  'fields.*': fieldValue,
  'childRelationships.*?': childRecords,
  'recordTypeInfo?': recordTypeInfo,
}))
const childRecords = of(
  'count currentPageToken currentPageUrl nextPageToken nextPageUrl pageSize previousPageToken previousPageUrl records',
  () => ({ 'records[]': record }),
)
export const contentDocument = of('contentDocument contentDocumentLinks contentVersion', () => ({
  contentDocument: record,
  'contentDocumentLinks[]?': record,
  contentVersion: record,
}))

const field = of(
  `apiName calculated compound compoundComponentName compoundFieldName controllerName controllingFields createable custom
  dataType extraTypeInfo filterable filteredLookupInfo highScaleNumber htmlFormatted inlineHelpText label length nameField
  polymorphicForeignKey precision reference referenceTargetField referenceToInfos relationshipName required scale
  searchPrefilterable sortable unique updateable`,
  () => ({ 'referenceToInfos[]?': of('apiName nameFields') }),
)
export const objectInfo = of(
  `apiName associateEntityType associateParentEntity childRelationships compactLayoutable createable custom
  defaultRecordTypeId deletable dependentFields eTag feedEnabled fields keyPrefix label labelPlural layoutable mruEnabled
  nameFields queryable recordTypeInfos searchable searchLayoutable themeInfo updateable`,
  () => ({
    'childRelationships[]': of('childObjectApiName fieldName junctionIdListNames junctionReferenceTo relationshipName'),
    'fields.*': field,
    'recordTypeInfos.*': recordTypeInfo,
    themeInfo,
  }),
)
export const objectInfoDirectory = of('eTag objects', () => ({
  'objects.*': of('apiName keyPrefix label labelPlural nameFields objectInfoUrl'),
}))

const picklistValue = of('attributes label validFor value', () => ({
  'attributes?': of('closed picklistAtrributesValueType'),
}))
export const picklistValues = of('controllerValues defaultValue eTag url values', () => ({
  'defaultValue?': picklistValue,
  'values[]': picklistValue,
}))
export const allPicklistValues = of('eTag picklistFieldValues', () => ({ 'picklistFieldValues.*': picklistValues }))

const section = of('collapsible columns heading id layoutRows rows useHeading', () => ({
  'layoutRows[]': of('layoutItems', () => ({
    'layoutItems[]': of(
      'editableForNew editableForUpdate label layoutComponents lookupIdApiName required sortable tabOrder',
      () => ({ 'layoutComponents[]': of('apiName componentType label') }),
    ),
  })),
}))
export const layout = of('eTag id layoutType mode objectApiName recordTypeId saveOptions sections', () => ({
  'sections[]': section,
}))
export const layoutUserState = of('id sectionUserStates', () => ({ 'sectionUserStates.*': of('collapsed id') }))
export const pathLayout = of(
  'eTag id label layoutOverride mode objectApiName pathPicklistField pathPicklistLabel recordTypeId steps',
  () => ({ 'steps[]': of('closed info layoutSection title value', () => ({ 'layoutSection?': section })) }),
)

export const createDefaults = of('layout objectInfos record', () => ({
  layout,
  'objectInfos.*': objectInfo,
  record: of(recordKeys, () => ({ 'fields.*': fieldValue })),
}))
export const createTemplate = of('objectInfos record', () => ({
  'objectInfos.*': objectInfo,
  record: of('apiName fields recordTypeId', () => ({ 'fields.*': fieldValue })),
}))
export const cloneTemplate = of('objectInfos record', () => ({
  'objectInfos.*': objectInfo,
  record: of('apiName cloneSourceId fields recordTypeId', () => ({ 'fields.*': fieldValue })),
}))
/** Layouts of one object with one record type, `Full` in the modes View and Edit. */
export const recordUi = (recordTypeId: string): Shape =>
  of('eTag layoutUserStates layouts objectInfos records', () => ({
    'layoutUserStates.*': layoutUserState,
    layouts: of('Case', () => ({
      Case: of(recordTypeId, () => ({
        [recordTypeId]: of('Full', () => ({ Full: of('View Edit', () => ({ View: layout, Edit: layout })) })),
      })),
    })),
    'objectInfos.*': objectInfo,
    'records.*': record,
  }))

const page =
  'count currentPageToken currentPageUrl nextPageToken nextPageUrl pageSize previousPageToken previousPageUrl'
const listReference = of('id listViewApiName objectApiName type')
const relatedListReference = of(
  'id inContextOfRecordId listViewApiName objectApiName parentObjectApiName recordTypeId relatedListId type',
)
const filter = of('fieldApiName label operandLabels operator')
const listInfoKeys = `cloneable createable deletable displayColumns eTag filterLogicString filteredByInfo hasMassActions
  inlineEditDetails label listReference listShares objectApiNames orderedByInfo scope searchable updateable userPreferences visibility visibilityEditable`
const listInfoParts = () => ({
  'displayColumns[]': of('fieldApiName inlineEditAttributes label lookupId searchable sortable', () => ({
    'inlineEditAttributes.*': of('editable required'),
  })),
  inlineEditDetails: of('message state'),
  listReference,
  scope: of('apiName entity label relatedEntity'),
  userPreferences: of('columnWidths columnWrap'),
})
/** The list view of the caller's own cases: with a filter and an order. */
export const listInfo = of(listInfoKeys, () => ({
  ...listInfoParts(),
  'filteredByInfo[]': filter,
  'orderedByInfo[]': ordering,
}))
export const recentListInfo = of(listInfoKeys, listInfoParts)
export const listRecords = of(
  `${page} fields listInfoETag listReference optionalFields records searchTerm sortBy where`,
  () => ({
    listReference,
    'records[]': record,
  }),
)
export const listUi = of('eTag info records', () => ({ info: listInfo, records: listRecords }))
export const recentListUi = of('eTag info records', () => ({ info: recentListInfo, records: listRecords }))
const summaries = (summary: Shape): Shape =>
  of(`${page} eTag lists objectApiName queryString recentListsOnly`, () => ({ 'lists[]': summary }))
export const listViewSummaries = summaries(of('apiName id label listUiUrl'))
export const listInfoSummaries = summaries(of('apiName id label url'))
export const listPreferences = of('columnWidths columnWrap listReference orderedBy', () => ({
  listReference,
  'orderedBy[]': ordering,
}))
export const listObjectInfo = of(
  'availableScopes columns createable eTag objectApiName publicOrSharedCreateable relatedEntityApiName',
  () => ({
    'availableScopes[]': of('apiName availableEntities label'),
    'columns[]': of(
      `alias dataType defaultFilterOperator displayable fieldApiName filterable label picklistValues quickFilterOperator
      quickFilterOverrides quickFilterable sortable supportedFilterOperators`,
      () => ({ 'picklistValues[]?': of('apiName label') }),
    ),
  }),
)

/** Counts that are refused have one error, not a list. */
export const refusedCounts = batchOf(error, 'hasErrors results')
export const relatedListCount = of('count eTag hasMore listReference', () => ({ listReference: relatedListReference }))
export const relatedListInfo = of(
  `cloneable createable deletable displayColumns eTag fieldApiName fields filterLogicString filterable filteredByInfo label
  listReference objectApiNames optionalFields orderedByInfo restrictColumnsToLayout updateable userPreferences visibility
  visibilityEditable`,
  () => ({
    'displayColumns[]': of(
      'dataType fieldApiName filterable label lookupId picklistValues quickFilterOperator sortable',
    ),
    listReference: relatedListReference,
    'orderedByInfo[]': ordering,
    userPreferences: of('columnWidths columnWrap orderedBy'),
  }),
)
export const relatedListSummaries = of('eTag parentObjectApiName parentRecordTypeId relatedLists', () => ({
  'relatedLists[]': of(
    `eTag entityLabel entityPluralLabel fieldApiName keyPrefix label objectApiName parentFieldApiName relatedListId
    relatedListInfoUrl themeInfo uiApiEnabledLayout`,
    () => ({ 'themeInfo?': themeInfo }),
  ),
}))
export const relatedListPreferences = of('columnWidths columnWrap orderedBy preferencesId', () => ({
  'orderedBy[]': ordering,
}))
export const relatedListRecords = of(
  `${page} columnLabels fields listInfoETag listReference optionalFields records sortBy where`,
  () => ({ listReference: relatedListReference, 'records[]': record }),
)
