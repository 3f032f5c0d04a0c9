import { MASTER_RECORD_TYPE_ID } from 'contract'
import type { Shape } from './shape.ts'
import * as actions from './specified-action-shapes.ts'
import * as shapes from './specified-shapes.ts'

/** A request, its path below that of the UI service; customers ask, or agents. */
export type SpecifiedRequest = {
  method: string
  path: string
  payload?: object | string
  headers?: Record<string, string>
  agent?: true
}

export const GET = (path: string): SpecifiedRequest => ({ method: 'GET', path })
export const POST = (path: string, payload: object): SpecifiedRequest => ({ method: 'POST', path, payload })
export const PATCH = (path: string, payload: object): SpecifiedRequest => ({ method: 'PATCH', path, payload })
const asAgent = (request: SpecifiedRequest): SpecifiedRequest => ({ ...request, agent: true })

const SEO = '/services/data/v65.0/connect/communities/0DB000000000001GAA/seo/properties'
export const newCase = {
  apiName: 'Case',
  fields: { Subject: 'Shapes', Description: 'One.', Impact__c: 'Minor Degradation', IssueType__c: 'Data' },
}
const ownListView = {
  label: 'Shapes',
  listViewApiName: 'Shapes',
  displayColumns: ['Case.Subject'],
  filteredByInfo: [{ fieldApiName: 'Status', operandLabels: ['Open'], operator: 'Equals' }],
}
const order = [{ fieldApiName: 'CreatedDate', isAscending: true }]
const photo = { actionType: 'AssociateAvatar', photoUrl: 'https://photos.calder-aerodata.example/mara.jpg' }
export const upload = (path: string): SpecifiedRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  payload: [
    '--edge',
    'Content-Disposition: form-data; name="fileData"; filename="log.txt"',
    'Content-Type: text/plain',
    '',
    'A log.',
    '--edge--',
    '',
  ].join('\r\n'),
})
const recordUiPath = '/record-ui/{case}?layoutTypes=Full&modes=View,Edit'
const spanned = 'fields=Case.Subject,Case.Account.Name'
const picklists = `/object-info/Case/picklist-values/${MASTER_RECORD_TYPE_ID}`

/**
 * For every call with an answer: something to ask of the demo data, and the shape that comes back. `{case}`, `{child}`,
 * `{document}` and `{article}` stand for ids.
 */
export const specifiedAnswers: readonly [entry: string, request: SpecifiedRequest, shape: Shape][] = [
  ['records.getRecord', GET(`/records/{case}?${spanned}&childRelationships=CaseComments`), shapes.record],
  ['records.getRecords', GET(`/records/batch/{case}?${spanned}`), shapes.batchOf(shapes.record, 'hasErrors results')],
  ['records.getRecords', GET(`/records/batch/500000000000009AAA?${spanned}`), shapes.refusedBatch('hasErrors results')],
  ['records.getRecordUi', GET(recordUiPath), shapes.recordUi(MASTER_RECORD_TYPE_ID)],
  ['records.createRecord', POST('/records', newCase), shapes.record],
  ['records.updateRecord', asAgent(PATCH('/records/{case}', { fields: { AiracCycle__c: '2611' } })), shapes.record],
  [
    'records.executeBatchRecordOperations',
    POST('/records/batch', { allOrNone: true, operations: [{ type: 'create', records: [newCase] }] }),
    shapes.batchOf(shapes.record, 'hasErrors results'),
  ],
  [
    'records.executeBatchRecordOperations',
    POST('/records/batch', { allOrNone: false, operations: [{ type: 'DELETE', records: [{ id: '{case}' }] }] }),
    shapes.refusedBatch('hasErrors results'),
  ],
  [
    'records.createContentDocumentAndVersion',
    upload('/records/content-documents/content-versions'),
    shapes.contentDocument,
  ],
  [
    'records.createContentVersion',
    upload('/records/content-documents/{document}/content-versions'),
    shapes.contentDocument,
  ],
  ['recordDefaults.getRecordCreateDefaults', GET('/record-defaults/create/Case'), shapes.createDefaults],
  ['recordDefaults.getRecordTemplateClone', GET('/record-defaults/template/clone/{case}'), shapes.cloneTemplate],
  ['recordDefaults.getRecordTemplateCreate', GET('/record-defaults/template/create/Case'), shapes.createTemplate],
  ['objectInfo.getObjectInfoDirectory', GET('/object-info'), shapes.objectInfoDirectory],
  ['objectInfo.getObjectInfo', GET('/object-info/Case'), shapes.objectInfo],
  ['objectInfo.getObjectInfos', GET('/object-info/batch/Case,Account'), shapes.batchOf(shapes.objectInfo)],
  ['objectInfo.getObjectInfos', GET('/object-info/batch/Nothing'), shapes.refusedBatch()],
  ['objectInfo.getPicklistValuesByRecordType', GET(picklists), shapes.allPicklistValues],
  ['objectInfo.getPicklistValues', GET(`${picklists}/Status`), shapes.picklistValues],
  ['listObjectInfo.getListObjectInfo', GET('/list-object-info/Case'), shapes.listObjectInfo],
  ['lists.getListUiByName', GET('/list-ui/Case/MyCases'), shapes.listUi],
  ['lists.getListUiById', GET('/list-ui/00B000000000501EAA'), shapes.listUi],
  ['lists.getListViewSummaries', GET('/list-ui/Case'), shapes.listViewSummaries],
  ['lists.getListRecordsByName', POST('/list-records/Case/MyCases', {}), shapes.listRecords],
  ['lists.queryListRecordsByName', GET('/list-records/Case/MyCases'), shapes.listRecords],
  ['lists.getListRecordsById', GET('/list-records/00B000000000501EAA'), shapes.listRecords],
  ['lists.getListRecordsByObject', GET('/list-records/Case'), shapes.listRecords],
  ['lists.getMruListUi', GET('/mru-list-ui/Case'), shapes.recentListUi],
  ['lists.getMruListRecords', GET('/mru-list-records/Case'), shapes.listRecords],
  ['lists.getListInfos', GET('/list-info/batch?names=Case.MyCases'), shapes.batchOf(shapes.listInfo)],
  ['lists.getListInfos', GET('/list-info/batch?names=Case.Nothing'), shapes.refusedBatch()],
  ['lists.searchListInfos', GET('/list-info/Case'), shapes.listInfoSummaries],
  ['lists.getListInfoByName', GET('/list-info/Case/MyCases'), shapes.listInfo],
  ['lists.createListInfo', POST('/list-info/Case', ownListView), shapes.listInfo],
  ['lists.updateListInfoByName', PATCH('/list-info/Case/Shapes', { label: 'Still shapes' }), shapes.listInfo],
  [
    'listPreferences.updateListPreferences',
    PATCH('/list-preferences/Case/MyCases', { columnWidths: { Subject: 200 }, orderedBy: order }),
    shapes.listPreferences,
  ],
  ['listPreferences.getListPreferences', GET('/list-preferences/Case/MyCases'), shapes.listPreferences],
  ['layouts.getLayout', GET('/layout/Case'), shapes.layout],
  ['layouts.getLayoutUserState', GET('/layout/Case/user-state'), shapes.layoutUserState],
  [
    'layouts.updateLayoutUserState',
    PATCH('/layout/Case/user-state', { sectionUserStates: {} }),
    shapes.layoutUserState,
  ],
  ['layouts.getPathLayout', GET('/path/layout/Case?layoutOverride=Default'), shapes.pathLayout],
  [
    'relatedLists.getRelatedListRecords',
    POST('/related-list-records/{case}/CaseComments', { includeColumnLabels: true }),
    shapes.relatedListRecords,
  ],
  [
    'relatedLists.queryRelatedListRecords',
    GET('/related-list-records/{case}/CaseComments?includeColumnLabels=true'),
    shapes.relatedListRecords,
  ],
  [
    'relatedLists.getRelatedListRecordsBatch',
    POST('/related-list-records/batch/{case}', { relatedListParameters: [{ relatedListId: 'CaseComments' }] }),
    shapes.batchOf(shapes.relatedListRecords),
  ],
  [
    'relatedLists.getRelatedListRecordsBatch',
    POST('/related-list-records/batch/{case}', { relatedListParameters: [{ relatedListId: 'Nothing' }] }),
    shapes.refusedBatch(),
  ],
  ['relatedLists.getRelatedListCount', GET('/related-list-count/{case}/CaseComments'), shapes.relatedListCount],
  [
    'relatedLists.getRelatedListsCount',
    GET('/related-list-count/batch/{case}/CaseComments,CaseHistories'),
    shapes.batchOf(shapes.relatedListCount, 'hasErrors results'),
  ],
  ['relatedLists.getRelatedListsCount', GET('/related-list-count/batch/{case}/Nothing'), shapes.refusedCounts],
  ['relatedLists.getRelatedListsInfo', GET('/related-list-info/Case'), shapes.relatedListSummaries],
  ['relatedLists.getRelatedListInfo', GET('/related-list-info/Case/CaseComments'), shapes.relatedListInfo],
  [
    'relatedLists.getRelatedListInfoBatch',
    GET('/related-list-info/batch/Case/CaseComments,CaseHistories'),
    shapes.batchOf(shapes.relatedListInfo),
  ],
  ['relatedLists.getRelatedListInfoBatch', GET('/related-list-info/batch/Case/Nothing'), shapes.refusedBatch()],
  [
    'relatedLists.updateRelatedListInfo',
    PATCH('/related-list-info/Case/CaseComments', { orderedByInfo: order }),
    shapes.relatedListInfo,
  ],
  [
    'relatedLists.getRelatedListPreferences',
    GET('/related-list-preferences/Case.CaseComments'),
    shapes.relatedListPreferences,
  ],
  [
    'relatedLists.getRelatedListPreferencesBatch',
    GET('/related-list-preferences/batch/Case.CaseComments'),
    shapes.batchOf(shapes.relatedListPreferences),
  ],
  [
    'relatedLists.updateRelatedListPreferences',
    PATCH('/related-list-preferences/Case.CaseComments', { columnWrap: { CommentBody: true } }),
    shapes.relatedListPreferences,
  ],
  ['actions.getGlobalActions', GET('/actions/global'), actions.actionCollection],
  ['actions.getQuickActionLayout', GET('/actions/layout/Case.EditDetails'), actions.quickActionLayout],
  ['actions.getLookupActions', GET('/actions/lookup/Case'), actions.actionCollection],
  ['actions.getObjectCreateActions', GET('/actions/object/Case/record-create'), actions.actionCollection],
  ['actions.getActionOverrides', GET('/actions/overrides/Case'), actions.actionCollection],
  ['actions.getFormulaActivations', GET('/actions/formula-activation/Page'), actions.formulaActivations],
  ['actions.getQuickActionInfo', GET('/actions/quick-action-info/Case.Escalate'), actions.quickActionInfo],
  [
    'actions.getQuickActionDefaults',
    GET('/actions/record-defaults/Case.EditDetails?parentRecordId={case}'),
    actions.quickActionDefaults,
  ],
  ['actions.getRecordActions', GET('/actions/record/{case}?sections=Page'), actions.actionCollection],
  ['actions.getRecordEditActions', GET('/actions/record/{case}/record-edit'), actions.actionCollection],
  [
    'actions.getRelatedListActions',
    POST('/actions/record/{case}/related-list/CaseComments', {}),
    actions.actionCollection,
  ],
  [
    'actions.getRelatedListsActions',
    POST('/actions/record/{case}/related-list/batch', {
      relatedListsActionParameters: [{ relatedListId: 'CaseComments' }],
    }),
    shapes.batchOf(actions.actionCollection, 'hasErrors results'),
  ],
  [
    'actions.getRelatedListRecordActions',
    asAgent(GET('/actions/record/{case}/related-list-record/{child}')),
    actions.actionCollection,
  ],
  [
    'actions.performQuickAction',
    POST('/actions/perform-quick-action/Case.Escalate', {
      contextId: '{case}',
      fields: { EscalationReason__c: 'We fly on Friday.' },
    }),
    actions.quickActionResult,
  ],
  [
    'actions.performUpdateRecordQuickAction',
    PATCH('/actions/perform-quick-action/Case.MarkResolved', { contextId: '{case}' }),
    actions.quickActionResult,
  ],
  ['apps.getAllApps', GET('/apps'), actions.apps],
  ['apps.getAppDetails', GET('/apps/SupportPortal'), actions.app],
  ['apps.getNavItems', GET('/nav-items'), actions.navItems],
  ['duplicates.getDuplicateConfiguration', asAgent(GET('/duplicates/Contact')), actions.duplicateRules],
  [
    'duplicates.getDuplicates',
    asAgent(POST('/predupe', { apiName: 'Contact', fields: { Email: 'mara.okafor@osprey-ridge.example' } })),
    actions.duplicates,
  ],
  ['search.getSearchFilterMetadata', GET('/search-info/Case/filters'), actions.searchFilters],
  ['search.getSearchFilterOptions', GET('/search-info/Case/filters/Status/options'), actions.searchFilterOptions],
  ['search.getLookupMetadata', GET('/search-info/Case/lookup/ProductId__c'), actions.lookupMetadata],
  ['search.getSearchResults', POST('/search/results?q=tarn', { objectApiNames: ['Product2'] }), actions.searchResults],
  [
    'search.getKeywordSearchResults',
    POST('/search/results/keyword?q=tarn&objectApiName=Product2', {}),
    actions.keywordResults,
  ],
  ['lookups.getLookupRecords', POST('/lookups/Case/ProductId__c?q=tarn', {}), actions.lookupRecords],
  [
    'avatars.getRecordAvatars',
    GET('/record-avatars/batch/{case}'),
    shapes.batchOf(actions.themeAvatar, 'hasErrors results'),
  ],
  [
    'avatars.getRecordAvatars',
    GET('/record-avatars/batch/500000000000009AAA'),
    shapes.refusedBatch('hasErrors results'),
  ],
  ['avatars.updateRecordAvatar', asAgent(POST('/record-avatars/{case}/association', photo)), actions.photoAvatar],
  ['seo.getSeoProperties', GET(`${SEO}/{article}`), actions.seoProperties],
]
