import { MASTER_RECORD_TYPE_ID } from 'contract'
import {
  getLayout,
  getListInfo,
  getListRecords,
  getListUi,
  getMruListRecords,
  getObjectInfo,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRelatedListCount,
  getRelatedListRecords,
  getRelatedListsCount,
} from 'record-cache'
import { type AdapterRow, read } from './adapter-row.ts'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases', pageSize: 5 }

/** Lists, related lists, and their descriptions. */
export const listRows: readonly AdapterRow[] = [
  read('mara', getListUi, () => allCases, { lifetime: 'listRecords', call: 'getListUiByName' }),
  read('jonas', getListUi, () => ({ ...allCases, listViewApiName: 'OpenQueue' }), {
    lifetime: 'listRecords',
    call: 'getListUiByName',
  }),
  read('mara', getListInfo, () => ({ objectApiName: 'Case', listViewApiName: 'AllCases' }), {
    lifetime: 'listInfo',
    call: 'getListInfoByName',
  }),
  read('mara', getListRecords, () => ({ ...allCases, fields: ['Case.Subject'], sortBy: '-CreatedDate' }), {
    lifetime: 'listRecords',
    call: 'getListRecordsByName',
  }),
  read('jonas', getMruListRecords, () => ({ objectApiName: 'Case', fields: ['Case.Subject'] }), {
    lifetime: 'listRecords',
  }),
  read(
    'mara',
    getRelatedListRecords,
    ({ caseId }) => ({
      parentRecordId: caseId,
      relatedListId: 'CaseComments',
      fields: ['CaseComment.CommentBody'],
    }),
    { lifetime: 'relatedListRecords' },
  ),
  read('mara', getRelatedListCount, ({ caseId }) => ({ parentRecordId: caseId, relatedListId: 'CaseComments' }), {
    lifetime: 'relatedListCount',
  }),
  read(
    'mara',
    getRelatedListsCount,
    ({ caseId }) => ({ parentRecordId: caseId, relatedListNames: ['CaseComments', 'CaseHistories'] }),
    { lifetime: 'relatedListCount' },
  ),
  read('mara', getObjectInfo, () => ({ objectApiName: 'Case' }), { lifetime: 'objectInfo' }),
  read('mara', getPicklistValues, () => ({ recordTypeId: MASTER_RECORD_TYPE_ID, fieldApiName: 'Case.Status' }), {
    lifetime: 'picklistValues',
  }),
  read('mara', getPicklistValuesByRecordType, () => ({ objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID }), {
    lifetime: 'picklistValues',
  }),
  read('mara', getLayout, () => ({ objectApiName: 'Case', layoutType: 'Full', mode: 'View' }), {
    lifetime: 'layout',
  }),
]
