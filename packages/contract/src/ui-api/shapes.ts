import { type Static, Type } from 'typebox'

/** Shapes of answers that several calls share. Times are ISO 8601 in UTC with milliseconds; ids have 18 characters. */
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const text = Type.String()
const textOrNull = nullable(Type.String())
const flag = Type.Boolean()
const count = Type.Integer()

export const RecordTypeInfo = Type.Object({
  available: flag,
  defaultRecordTypeMapping: flag,
  master: flag,
  name: text,
  recordTypeId: text,
})

export const RecordShape = Type.Cyclic(
  {
    FieldValue: Type.Object({
      displayValue: textOrNull,
      value: Type.Union([Type.Ref('Record'), Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
    }),
    ChildRecords: Type.Object({
      count,
      currentPageToken: textOrNull,
      currentPageUrl: textOrNull,
      nextPageToken: textOrNull,
      nextPageUrl: textOrNull,
      pageSize: count,
      previousPageToken: textOrNull,
      previousPageUrl: textOrNull,
      records: Type.Array(Type.Ref('Record')),
    }),
    Record: Type.Object({
      apiName: text,
      childRelationships: Type.Record(text, Type.Ref('ChildRecords')),
      eTag: text,
      fields: Type.Record(text, Type.Ref('FieldValue')),
      id: text,
      lastModifiedById: textOrNull,
      lastModifiedDate: textOrNull,
      recordTypeId: textOrNull,
      recordTypeInfo: nullable(RecordTypeInfo),
      systemModstamp: textOrNull,
      weakEtag: count,
    }),
  },
  'Record',
)

/** A value of a field on its own: a scalar, or a record for a relationship. */
export const FieldValueShape = Type.Object({
  displayValue: textOrNull,
  value: Type.Union([RecordShape, Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
})

export const ErrorEntry = Type.Object({ errorCode: text, message: text })
export const ErrorEntries = Type.Array(ErrorEntry)

/** A batch item: its own status, and the result or the errors. */
export const batchItem = <T extends Parameters<typeof Type.Union>[0][number]>(result: T) =>
  Type.Object({ statusCode: count, result: Type.Union([result, ErrorEntries]) })

/** The result for a record that a batch deleted. */
export const DeletedRecord = Type.Object({ id: text }, { additionalProperties: false })

export const ListReference = Type.Object({
  id: textOrNull,
  listViewApiName: textOrNull,
  objectApiName: text,
  type: text,
})

export const RelatedListReference = Type.Object({
  id: Type.Null(),
  inContextOfRecordId: textOrNull,
  listViewApiName: Type.Null(),
  objectApiName: Type.Null(),
  parentObjectApiName: text,
  recordTypeId: textOrNull,
  relatedListId: text,
  type: text,
})

const OrderedBy = Type.Object({ fieldApiName: text, isAscending: flag, label: text })

const ListScope = Type.Object({
  apiName: text,
  entity: Type.Null(),
  label: text,
  relatedEntity: Type.Null(),
})

export const ListInfo = Type.Object({
  cloneable: flag,
  createable: flag,
  deletable: flag,
  displayColumns: Type.Array(
    Type.Object({
      fieldApiName: text,
      /** By the id of the record type. */
      inlineEditAttributes: Type.Record(text, Type.Object({ editable: flag, required: flag })),
      label: text,
      lookupId: textOrNull,
      searchable: flag,
      sortable: flag,
    }),
  ),
  eTag: text,
  filterLogicString: textOrNull,
  filteredByInfo: Type.Array(
    Type.Object({ fieldApiName: text, label: text, operandLabels: Type.Array(text), operator: text }),
  ),
  hasMassActions: flag,
  inlineEditDetails: Type.Object({ message: textOrNull, state: text }),
  label: textOrNull,
  listReference: ListReference,
  listShares: Type.Array(
    Type.Object({ shareType: text, shares: Type.Array(Type.Object({ label: text, shareApiName: text })) }),
  ),
  objectApiNames: Type.Array(text),
  orderedByInfo: Type.Array(OrderedBy),
  scope: ListScope,
  searchable: flag,
  updateable: flag,
  userPreferences: Type.Object({
    columnWidths: Type.Record(text, count),
    columnWrap: Type.Record(text, flag),
  }),
  visibility: text,
  visibilityEditable: flag,
})

const page = {
  count,
  currentPageToken: text,
  currentPageUrl: text,
  fields: Type.Array(text),
  listInfoETag: textOrNull,
  nextPageToken: textOrNull,
  nextPageUrl: textOrNull,
  optionalFields: Type.Array(text),
  pageSize: count,
  previousPageToken: textOrNull,
  previousPageUrl: textOrNull,
  records: Type.Array(RecordShape),
}

/** One page of a list. `count` is the number of rows of this page; `sortBy` is a comma-joined text. */
export const ListRecords = Type.Object({
  ...page,
  listReference: ListReference,
  searchTerm: textOrNull,
  sortBy: textOrNull,
  where: textOrNull,
})

export const ListUi = Type.Object({ eTag: text, info: ListInfo, records: ListRecords })

export const RelatedListRecords = Type.Object({
  ...page,
  columnLabels: Type.Record(text, text),
  listReference: RelatedListReference,
  sortBy: Type.Array(text),
  where: textOrNull,
})

export const RelatedListCount = Type.Object({
  count,
  eTag: text,
  hasMore: flag,
  listReference: RelatedListReference,
})

export const PicklistValue = Type.Object({
  attributes: nullable(Type.Object({ closed: flag, picklistAtrributesValueType: text })),
  label: text,
  /** What the value means; absent where the label says it. */
  help: Type.Optional(text),
  validFor: Type.Array(count),
  value: text,
})

export const PicklistValues = Type.Object({
  controllerValues: Type.Record(text, count),
  defaultValue: nullable(PicklistValue),
  eTag: text,
  url: text,
  values: Type.Array(PicklistValue),
})

export const PicklistFieldValues = Type.Object({ eTag: text, picklistFieldValues: Type.Record(text, PicklistValues) })

export const ObjectField = Type.Object({
  apiName: text,
  calculated: flag,
  compound: flag,
  compoundComponentName: textOrNull,
  compoundFieldName: textOrNull,
  controllerName: textOrNull,
  controllingFields: Type.Array(text),
  createable: flag,
  custom: flag,
  dataType: text,
  extraTypeInfo: textOrNull,
  filterable: flag,
  filteredLookupInfo: Type.Null(),
  highScaleNumber: flag,
  htmlFormatted: flag,
  inlineHelpText: textOrNull,
  label: text,
  length: count,
  nameField: flag,
  polymorphicForeignKey: flag,
  precision: count,
  reference: flag,
  referenceTargetField: textOrNull,
  referenceToInfos: Type.Array(Type.Object({ apiName: text, nameFields: Type.Array(text) })),
  relationshipName: textOrNull,
  required: flag,
  scale: count,
  searchPrefilterable: flag,
  sortable: flag,
  unique: flag,
  updateable: flag,
})

export const ObjectInfo = Type.Object({
  apiName: text,
  associateEntityType: textOrNull,
  associateParentEntity: textOrNull,
  childRelationships: Type.Array(
    Type.Object({
      childObjectApiName: text,
      fieldName: text,
      junctionIdListNames: Type.Array(text),
      junctionReferenceTo: Type.Array(text),
      relationshipName: text,
    }),
  ),
  compactLayoutable: flag,
  createable: flag,
  custom: flag,
  defaultRecordTypeId: textOrNull,
  deletable: flag,
  dependentFields: Type.Record(text, Type.Unknown()),
  eTag: text,
  feedEnabled: flag,
  fields: Type.Record(text, ObjectField),
  keyPrefix: textOrNull,
  label: text,
  labelPlural: text,
  layoutable: flag,
  mruEnabled: flag,
  nameFields: Type.Array(text),
  queryable: flag,
  recordTypeInfos: Type.Record(text, RecordTypeInfo),
  searchable: flag,
  searchLayoutable: flag,
  themeInfo: nullable(Type.Object({ color: text, iconUrl: textOrNull })),
  updateable: flag,
})

export const Layout = Type.Object({
  eTag: text,
  id: textOrNull,
  layoutType: text,
  mode: text,
  objectApiName: text,
  recordTypeId: text,
  saveOptions: Type.Array(Type.Unknown()),
  sections: Type.Array(
    Type.Object({
      collapsible: flag,
      columns: count,
      heading: textOrNull,
      id: textOrNull,
      layoutRows: Type.Array(
        Type.Object({
          layoutItems: Type.Array(
            Type.Object({
              editableForNew: flag,
              editableForUpdate: flag,
              label: text,
              layoutComponents: Type.Array(
                Type.Object({
                  apiName: textOrNull,
                  behavior: Type.Optional(text),
                  componentType: text,
                  customLinkUrl: Type.Optional(text),
                  label: Type.Optional(text),
                }),
              ),
              lookupIdApiName: textOrNull,
              required: flag,
              sortable: flag,
              tabOrder: count,
            }),
          ),
        }),
      ),
      rows: count,
      useHeading: flag,
    }),
  ),
})

export const LayoutUserState = Type.Object({
  id: text,
  sectionUserStates: Type.Record(text, Type.Object({ collapsed: flag, id: text })),
})

/** Layouts by object, record type, layout type and mode; user states by layout id; infos by object; records by id. */
export const RecordUi = Type.Object({
  eTag: text,
  layoutUserStates: Type.Record(text, LayoutUserState),
  layouts: Type.Record(text, Type.Record(text, Type.Record(text, Type.Record(text, Layout)))),
  objectInfos: Type.Record(text, ObjectInfo),
  records: Type.Record(text, RecordShape),
})

export const ContentDocumentComposite = Type.Object({
  contentDocument: RecordShape,
  contentDocumentLinks: Type.Array(RecordShape),
  contentVersion: RecordShape,
})

/** A path: the values of a picklist as steps, in their order, with the fields and the guidance text of each. */
export const PathLayout = Type.Object({
  eTag: text,
  id: text,
  label: text,
  layoutOverride: text,
  mode: text,
  objectApiName: text,
  pathPicklistField: text,
  pathPicklistLabel: text,
  recordTypeId: text,
  steps: Type.Array(
    Type.Object({
      closed: Type.Boolean(),
      info: textOrNull,
      layoutSection: Type.Union([Layout.properties.sections.items, Type.Null()]),
      title: text,
      value: text,
    }),
  ),
})

/** The objects that exist for the caller, by name. */
export const ObjectInfoDirectory = Type.Object({
  eTag: text,
  objects: Type.Record(
    text,
    Type.Object({
      apiName: text,
      keyPrefix: Type.Union([text, Type.Null()]),
      label: text,
      labelPlural: text,
      nameFields: Type.Array(text),
      objectInfoUrl: text,
    }),
  ),
})

/** A value of a field: a scalar, or a record for a relationship. */
export type FieldValue = { displayValue: string | null; value: RecordShape | string | number | boolean | null }

/** The first page of the children of a record; `count` is the number of records in it. */
export type ChildRecords = {
  count: number
  currentPageToken: string | null
  currentPageUrl: string | null
  nextPageToken: string | null
  nextPageUrl: string | null
  pageSize: number
  previousPageToken: string | null
  previousPageUrl: string | null
  records: RecordShape[]
}

/** A record as the UI service answers it. */
export type RecordShape = {
  apiName: string
  childRelationships: { [name: string]: ChildRecords }
  eTag: string
  fields: { [name: string]: FieldValue }
  id: string
  lastModifiedById: string | null
  lastModifiedDate: string | null
  recordTypeId: string | null
  recordTypeInfo: RecordTypeInfo | null
  systemModstamp: string | null
  weakEtag: number
}

export type ErrorEntry = Static<typeof ErrorEntry>
export type Layout = Static<typeof Layout>
export type LayoutUserState = Static<typeof LayoutUserState>
export type PathLayout = Static<typeof PathLayout>
export type ListInfo = Static<typeof ListInfo>
export type ListRecords = Omit<Static<typeof ListRecords>, 'records'> & { records: RecordShape[] }
export type ListReference = Static<typeof ListReference>
export type ListUi = { eTag: string; info: ListInfo; records: ListRecords }
export type ObjectField = Static<typeof ObjectField>
export type ObjectInfoDirectory = Static<typeof ObjectInfoDirectory>
export type ObjectInfo = Static<typeof ObjectInfo>
export type PicklistFieldValues = Static<typeof PicklistFieldValues>
export type PicklistValue = Static<typeof PicklistValue>
export type PicklistValues = Static<typeof PicklistValues>
export type RecordTypeInfo = Static<typeof RecordTypeInfo>
export type RecordUi = Omit<Static<typeof RecordUi>, 'records'> & { records: { [id: string]: RecordShape } }
export type RelatedListCount = Static<typeof RelatedListCount>
export type RelatedListRecords = Omit<Static<typeof RelatedListRecords>, 'records'> & { records: RecordShape[] }
export type ContentDocumentComposite = {
  contentDocument: RecordShape
  contentDocumentLinks: RecordShape[]
  contentVersion: RecordShape
}
/** A record before it is created: without an id, a version or times. */
export type NewRecordShape = Omit<
  RecordShape,
  'childRelationships' | 'id' | 'lastModifiedById' | 'lastModifiedDate' | 'recordTypeId' | 'systemModstamp'
> & {
  childRelationships: { [name: string]: never }
  id: null
  lastModifiedById: null
  lastModifiedDate: null
  recordTypeId: string
  systemModstamp: null
}
export type RecordCreateDefaults = {
  layout: Layout | null
  objectInfos: { [objectApiName: string]: ObjectInfo }
  record: NewRecordShape
}
type Template = { apiName: string; fields: { [name: string]: FieldValue }; recordTypeId: string }
export type RecordTemplateCreate = { objectInfos: { [objectApiName: string]: ObjectInfo }; record: Template }
export type RecordTemplateClone = {
  objectInfos: { [objectApiName: string]: ObjectInfo }
  record: Template & { cloneSourceId: string }
}
