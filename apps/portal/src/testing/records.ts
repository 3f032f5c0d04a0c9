import type { ActionCollection, ListInfo, ListRecords, RecordShape } from 'contract'

type Values = { [field: string]: RecordShape['fields'][string]['value'] }

/** Record with these field values. A record among the values becomes a parent record. */
export function record(apiName: string, id: string, values: Values): RecordShape {
  return {
    apiName,
    childRelationships: {},
    eTag: `${id}.1`,
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { displayValue: null, value }])),
    id,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: null,
    weakEtag: 1,
  }
}

/** Response of a list view that has these rows on one page. */
export function listOf(objectApiName: string, listViewApiName: string, records: RecordShape[]): ListRecords {
  return {
    count: records.length,
    currentPageToken: '0',
    currentPageUrl: '',
    fields: [],
    listInfoETag: 'e',
    listReference: { id: null, listViewApiName, objectApiName, type: 'listView' },
    nextPageToken: null,
    nextPageUrl: null,
    optionalFields: [],
    pageSize: 50,
    previousPageToken: null,
    previousPageUrl: null,
    records,
    searchTerm: null,
    sortBy: null,
    where: null,
  }
}

/** Metadata of a list view with these columns, sorted by latest change. A leading `+` marks a sortable column. */
export function listInfoOf(objectApiName: string, listViewApiName: string, columns: readonly string[]): ListInfo {
  return {
    cloneable: true,
    createable: true,
    deletable: false,
    displayColumns: columns.map((column) => ({
      fieldApiName: column.replace('+', ''),
      inlineEditAttributes: {},
      label: column,
      lookupId: null,
      searchable: false,
      sortable: column.startsWith('+'),
    })),
    eTag: 'e',
    filterLogicString: null,
    filteredByInfo: [],
    hasMassActions: false,
    inlineEditDetails: { message: null, state: 'Off' },
    label: listViewApiName,
    listReference: { id: null, listViewApiName, objectApiName, type: 'listView' },
    listShares: [],
    objectApiNames: [objectApiName],
    scope: { apiName: 'everything', entity: null, label: 'All', relatedEntity: null },
    searchable: true,
    orderedByInfo: [{ fieldApiName: 'SystemModstamp', isAscending: false, label: 'Last modified' }],
    updateable: false,
    userPreferences: { columnWidths: {}, columnWrap: {} },
    visibility: 'Public',
    visibilityEditable: false,
  }
}

/** Response with the global actions that the platform offers. */
export function offered(...apiNames: string[]): ActionCollection {
  const actions = apiNames.map((apiName) => ({ apiName }) as ActionCollection['actions'][string]['actions'][number])
  return { actions: { Global: { actions, links: [], url: '' } }, eTag: '', url: '' }
}
