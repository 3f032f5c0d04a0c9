import * as cache from '../index.ts'
import { type WriteRow, write } from './adapter-rows.ts'
import { recordId } from './scripted-service.ts'

const CASE = recordId('500', 1)
const DOCUMENT = recordId('069', 1)
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const fileData = new Blob(['log'])

/** Every write with an input and what it sends. */
export const writeRows: readonly WriteRow[] = [
  write(
    cache.performQuickAction,
    'actions.performQuickAction',
    { actionApiName: 'Case.Comment', contextId: CASE, fields: { Text: 'Hi' } },
    'POST actions/perform-quick-action/Case.Comment',
  ),
  write(
    cache.performUpdateRecordQuickAction,
    'actions.performUpdateRecordQuickAction',
    { actionApiName: 'Case.Close', contextId: CASE },
    'PATCH actions/perform-quick-action/Case.Close',
  ),
  write(
    cache.updateRecordAvatar,
    'avatars.updateRecordAvatar',
    { recordId: CASE, actionType: 'AssociateAvatar', photoUrl: '/a.png' },
    `POST record-avatars/${CASE}/association`,
  ),
  write(
    cache.updateLayoutUserState,
    'layouts.updateLayoutUserState',
    { objectApiName: 'Case', recordTypeId: '012000000000000AAA', sectionUserStates: { details: { collapsed: true } } },
    'PATCH layout/Case/user-state?recordTypeId=012000000000000AAA',
  ),
  write(
    cache.updateListPreferences,
    'listPreferences.updateListPreferences',
    { ...ALL, columnWidths: { Subject: 120 } },
    'PATCH list-preferences/Case/AllCases',
  ),
  write(
    cache.createListInfo,
    'lists.createListInfo',
    { objectApiName: 'Case', listViewApiName: 'Mine', label: 'Mine' },
    'POST list-info/Case',
  ),
  write(
    cache.updateListInfoByName,
    'lists.updateListInfoByName',
    { ...ALL, label: 'Everything' },
    'PATCH list-info/Case/AllCases',
  ),
  write(cache.deleteListInfo, 'lists.deleteListInfo', ALL, 'DELETE list-info/Case/AllCases'),
  write(
    cache.callServerMethod,
    'methods.callServerMethod',
    { apexClass: 'Alerts', apexMethod: 'follow', params: { topic: 'maps' } },
    'POST /lwr/apex/v65.0/Alerts/follow',
  ),
  write(
    cache.createRecord,
    'records.createRecord',
    { apiName: 'CaseComment', fields: { ParentId: CASE } },
    'POST records',
  ),
  write(cache.updateRecord, 'records.updateRecord', { fields: { Id: CASE, Subject: 'Map' } }, `PATCH records/${CASE}`),
  write(cache.deleteRecord, 'records.deleteRecord', CASE, `DELETE records/${CASE}`),
  write(
    cache.executeBatchRecordOperations,
    'records.executeBatchRecordOperations',
    { allOrNone: true, operations: [{ type: 'delete', records: [{ id: CASE }] }] },
    'POST records/batch',
  ),
  write(
    cache.createContentDocumentAndVersion,
    'records.createContentDocumentAndVersion',
    { fileData },
    'POST records/content-documents/content-versions',
  ),
  write(
    cache.createContentVersion,
    'records.createContentVersion',
    { fileData, contentDocumentId: DOCUMENT },
    `POST records/content-documents/${DOCUMENT}/content-versions`,
  ),
  write(
    cache.updateRelatedListInfo,
    'relatedLists.updateRelatedListInfo',
    {
      parentObjectApiName: 'Case',
      relatedListId: 'CaseComments',
      orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false }],
    },
    'PATCH related-list-info/Case/CaseComments',
  ),
  write(
    cache.updateRelatedListPreferences,
    'relatedLists.updateRelatedListPreferences',
    { preferencesId: 'Case.CaseComments', columnWrap: { CommentBody: true } },
    'PATCH related-list-preferences/Case.CaseComments',
  ),
]
