import { either, exactly, mapOf } from './unlike.ts'

// Answers in the form that the original service documents, with data of the demo. Texts and numbers stand for their kind.

const text = 'text'
const textOrNull = either(null, text)

const fieldValue = (): object => ({ displayValue: textOrNull, value: either(null, text, 1, true, record) })

/** A record, also one of a parent. */
export const record: object = {
  apiName: text,
  childRelationships: {},
  eTag: text,
  fields: mapOf(fieldValue),
  id: text,
  lastModifiedById: textOrNull,
  lastModifiedDate: textOrNull,
  recordTypeId: textOrNull,
  recordTypeInfo: either(null, {
    available: true,
    defaultRecordTypeMapping: true,
    master: true,
    name: text,
    recordTypeId: text,
  }),
  systemModstamp: textOrNull,
  weakEtag: 1,
}

const page = {
  count: 3,
  currentPageToken: '0',
  currentPageUrl: '/services/data/v65.0/ui-api/…',
  nextPageToken: null,
  nextPageUrl: null,
  pageSize: 50,
  previousPageToken: null,
  previousPageUrl: null,
}
/** The comments of a case. */
export const relatedListRecords = (order: { sortBy: readonly string[] }) => ({
  ...page,
  ...order,
  columnLabels: {},
  fields: [],
  listInfoETag: null,
  listReference: {
    id: null,
    inContextOfRecordId: '500000000000001AAA',
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName: exactly('Case'),
    recordTypeId: null,
    relatedListId: exactly('CaseComments'),
    type: 'relatedList',
  },
  optionalFields: [],
  records: [record],
  where: null,
})

const objectInfos = mapOf(() => objectInfo)

/** A copy of a case. */
export const cloneTemplate = (caseId: string) => ({
  objectInfos,
  record: {
    apiName: exactly('Case'),
    cloneSourceId: exactly(caseId),
    fields: mapOf(fieldValue),
    recordTypeId: text,
  },
})

const field = {
  apiName: text,
  calculated: true,
  compound: true,
  compoundComponentName: textOrNull,
  compoundFieldName: textOrNull,
  controllerName: textOrNull,
  controllingFields: either([], [text]),
  createable: true,
  custom: true,
  dataType: text,
  extraTypeInfo: textOrNull,
  filterable: true,
  filteredLookupInfo: null,
  highScaleNumber: true,
  htmlFormatted: true,
  inlineHelpText: textOrNull,
  label: text,
  length: 1,
  nameField: true,
  polymorphicForeignKey: true,
  precision: 1,
  reference: true,
  referenceTargetField: textOrNull,
  referenceToInfos: either([], [{ apiName: text, nameFields: either([], [text]) }]),
  relationshipName: textOrNull,
  required: true,
  scale: 1,
  searchPrefilterable: true,
  sortable: true,
  unique: true,
  updateable: true,
}

/** An object with children: every relationship has a name. */
export const objectInfo = {
  apiName: text,
  associateEntityType: textOrNull,
  associateParentEntity: textOrNull,
  childRelationships: [
    {
      childObjectApiName: text,
      fieldName: text,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName: text,
    },
  ],
  compactLayoutable: true,
  createable: true,
  custom: true,
  defaultRecordTypeId: text,
  deletable: true,
  dependentFields: mapOf(() => mapOf(() => ({}))),
  eTag: text,
  feedEnabled: true,
  fields: mapOf(() => field),
  keyPrefix: text,
  label: text,
  labelPlural: text,
  layoutable: true,
  mruEnabled: true,
  nameFields: [text],
  queryable: true,
  recordTypeInfos: mapOf(() => ({
    available: true,
    defaultRecordTypeMapping: true,
    master: true,
    name: text,
    recordTypeId: text,
  })),
  searchable: true,
  searchLayoutable: true,
  themeInfo: either(null, { color: text, iconUrl: textOrNull }),
  updateable: true,
}

/** The place of an action: the context, the record or object, and the related list and its row. */
type ActionPlace = { context: string; source: string; list?: string; row?: string }

const action = ({ context, source, list, row }: ActionPlace) => ({
  actionListContext: exactly(context),
  externalId: text,
  id: text,
  isMassAction: exactly('false'),
  label: text,
  lwcComponent: null,
  iconUrl: textOrNull,
  primaryColor: textOrNull,
  relatedListRecordId: row === undefined ? null : exactly(row),
  relatedSourceObject: list === undefined ? null : exactly(list),
  section: text,
  sourceObject: exactly(source),
  targetObject: text,
})

const button = (place: ActionPlace) => ({
  ...action(place),
  actionTarget: null,
  actionTargetType: exactly('Invoke'),
  apiName: text,
  subtype: null,
  targetUrl: null,
  type: exactly('StandardButton'),
})

/** A button that leads to a page of the application. */
const pageButton = (place: ActionPlace) => ({
  ...button(place),
  actionTarget: text,
  actionTargetType: exactly('Visualforce'),
  targetUrl: text,
})

/** A button of a record that leads to an address. */
const customButton = (place: ActionPlace) => ({
  ...button(place),
  actionTarget: text,
  targetUrl: text,
  type: exactly('CustomButton'),
})

const quickAction = (place: ActionPlace) => ({
  ...action(place),
  actionTarget: text,
  actionTargetType: exactly('Describe'),
  apiName: text,
  subtype: text,
  targetUrl: null,
  type: exactly('QuickAction'),
})

/** The actions of one place. */
export const actions = (key: string, place: ActionPlace) => ({
  actions: {
    [key]: {
      actions: [either(button(place), pageButton(place), customButton(place), quickAction(place))],
      links: [],
      url: text,
    },
  },
  eTag: text,
  url: text,
})

/** A batch in which nothing is refused. */
export const batchOf = (result: object) => ({
  hasErrors: exactly(false),
  results: [{ result, statusCode: exactly(200) }],
})

export const themeAvatar = {
  backgroundColor: text,
  eTag: text,
  iconUrl: textOrNull,
  recordId: text,
  type: exactly('Theme'),
}

export const photoAvatar = {
  backgroundColor: textOrNull,
  eTag: text,
  height: null,
  photoMetadata: { companyBluemasterId: textOrNull, responseId: textOrNull },
  photoUrl: text,
  provider: textOrNull,
  recordId: text,
  type: exactly('Photo'),
  weakEtag: 1,
  width: null,
}

export const hiddenSeo = {
  errors: [{ errorCode: exactly('NOT_FOUND'), message: text }],
  fields: {},
  objectName: text,
  recordId: null,
  recordName: null,
}

const navItem = {
  availableInClassic: true,
  availableInLightning: true,
  color: textOrNull,
  content: textOrNull,
  custom: true,
  developerName: text,
  iconUrl: textOrNull,
  id: null,
  itemType: text,
  label: text,
  objectApiName: text,
  objectLabel: textOrNull,
  objectLabelPlural: textOrNull,
  pageReference: { attributes: mapOf(() => text), state: mapOf(() => text), type: text },
  standardType: null,
}

export const navItems = { currentPageUrl: text, eTag: text, navItems: [navItem], nextPageUrl: null }

export const app = {
  appId: text,
  description: textOrNull,
  developerName: text,
  eTag: text,
  formFactors: [text],
  headerColor: textOrNull,
  iconUrl: textOrNull,
  isNavAutoTempTabsDisabled: true,
  isNavPersonalizationDisabled: true,
  isNavTabPersistenceDisabled: true,
  isOmniPinnedViewEnabled: true,
  label: text,
  logoUrl: textOrNull,
  mobileStartUrl: textOrNull,
  navItems: [navItem],
  selected: true,
  startUrl: text,
  type: text,
  userNavItems: [navItem],
}

export const apps = { apps: [app], eTag: text }

export const duplicateConfiguration = {
  apiName: exactly('Contact'),
  dedupeEnabled: true,
  dedupeFields: [text],
  duplicateRules: [
    {
      actionOnInsert: text,
      actionOnUpdate: text,
      active: true,
      duplicateRuleFilters: [
        {
          booleanFilter: text,
          eTag: text,
          filterItems: [{ eTag: text, field: text, operation: text, sortOrder: 1, value: textOrNull }],
          ruleCritera: text,
        },
      ],
      eTag: text,
      matchRules: [{ eTag: text, matchEngine: text, matchFields: [text], name: text, objectApiName: text }],
      name: text,
      operationsOnInsert: [text],
      operationsOnUpdate: [text],
    },
  ],
  eTag: text,
  predupeEnabled: true,
}

/** The cases of a list, found by a filter: all on one page. */
export const listRecords = ({ where }: { where: string }) => ({
  ...page,
  fields: [text],
  listInfoETag: text,
  listReference: { id: text, listViewApiName: text, objectApiName: exactly('Case'), type: exactly('listView') },
  optionalFields: [],
  records: [record],
  searchTerm: null,
  sortBy: text,
  where: exactly(where),
})

const ordered = { fieldApiName: text, isAscending: true, label: text }
const columnSettings = { columnWidths: mapOf(() => 1), columnWrap: mapOf(() => true) }

const rights = { cloneable: true, createable: true, deletable: true, updateable: true }

/** A list view of a person's own. */
export const ownListInfo = {
  ...rights,
  displayColumns: [
    {
      fieldApiName: text,
      inlineEditAttributes: mapOf(() => ({ editable: true, required: true })),
      label: text,
      lookupId: textOrNull,
      searchable: true,
      sortable: true,
    },
  ],
  eTag: text,
  filteredByInfo: [{ fieldApiName: text, label: text, operandLabels: [text], operator: text }],
  filterLogicString: textOrNull,
  hasMassActions: true,
  inlineEditDetails: { message: textOrNull, state: exactly('Off') },
  label: text,
  listReference: { id: text, listViewApiName: text, objectApiName: exactly('Case'), type: exactly('listView') },
  listShares: [],
  objectApiNames: [exactly('Case')],
  orderedByInfo: [ordered],
  scope: { apiName: text, entity: null, label: text, relatedEntity: null },
  searchable: true,
  userPreferences: columnSettings,
  visibility: text,
  visibilityEditable: true,
}

/** The comments of a case as a list, with the fields that were asked of it. */
export const relatedListInfo = (request: { fields: readonly string[] }) => ({
  ...rights,
  displayColumns: [
    {
      dataType: text,
      fieldApiName: text,
      filterable: true,
      label: text,
      lookupId: textOrNull,
      picklistValues: null,
      quickFilterOperator: textOrNull,
      sortable: true,
    },
  ],
  eTag: text,
  fieldApiName: text,
  fields: request.fields.map(exactly),
  filterable: true,
  filteredByInfo: [],
  filterLogicString: text,
  label: text,
  listReference: { ...relatedListRecords({ sortBy: [] }).listReference, inContextOfRecordId: null },
  objectApiNames: [exactly('CaseComment')],
  optionalFields: [],
  orderedByInfo: [ordered],
  restrictColumnsToLayout: true,
  userPreferences: { ...columnSettings, orderedBy: [] },
  visibility: text,
  visibilityEditable: true,
})

export const listPreferences = {
  ...columnSettings,
  listReference: ownListInfo.listReference,
  orderedBy: [ordered],
}

export const relatedListPreferences = {
  ...columnSettings,
  orderedBy: [ordered],
  preferencesId: exactly('Case.CaseComments'),
}

const section = {
  collapsible: true,
  columns: 1,
  heading: textOrNull,
  id: text,
  layoutRows: [
    {
      layoutItems: [
        {
          editableForNew: true,
          editableForUpdate: true,
          label: text,
          layoutComponents: [{ apiName: text, componentType: text, label: text }],
          lookupIdApiName: textOrNull,
          required: true,
          sortable: true,
          tabOrder: 1,
        },
      ],
    },
  ],
  rows: 1,
  useHeading: true,
}

export const layout = (layoutType: string, mode: string) => ({
  eTag: text,
  id: text,
  layoutType: exactly(layoutType),
  mode: exactly(mode),
  objectApiName: text,
  recordTypeId: text,
  saveOptions: [],
  sections: [section],
})

/** A record of an object with the master record type alone, its layouts and their states. */
export const recordUi = (objectApiName: string, types: readonly string[], modes: readonly string[]) => {
  const ofType = (type: string) => Object.fromEntries(modes.map((mode) => [mode, layout(type, mode)]))
  return {
    eTag: text,
    layoutUserStates: mapOf(() => ({ id: text, sectionUserStates: mapOf(() => ({ collapsed: true, id: text })) })),
    layouts: {
      [objectApiName]: { '012000000000000AAA': Object.fromEntries(types.map((type) => [type, ofType(type)])) },
    },
    objectInfos: mapOf(() => either(objectInfo, { ...objectInfo, childRelationships: [] })),
    records: mapOf(() => record),
  }
}

export const pathLayout = {
  eTag: text,
  id: text,
  label: text,
  layoutOverride: text,
  mode: exactly('View'),
  objectApiName: exactly('Case'),
  pathPicklistField: text,
  pathPicklistLabel: text,
  recordTypeId: text,
  steps: [{ closed: true, info: textOrNull, layoutSection: either(null, section), title: text, value: text }],
}

/** A record with the first children of some relationships. */
export const withChildren = (relationships: readonly string[]) => ({
  ...record,
  childRelationships: Object.fromEntries(
    relationships.map((name) => [
      name,
      { ...page, nextPageToken: textOrNull, nextPageUrl: textOrNull, records: either([], [record]) },
    ]),
  ),
})
