import { MASTER_RECORD_TYPE_ID } from 'contract'
import {
  createRecord,
  type GetListRecordsConfig,
  type GetListUiConfig,
  getLayout,
  getListInfo,
  getListRecords,
  getListUi,
  getMruListRecords,
  getObjectInfo,
  getPicklistValues,
  getPicklistValuesByRecordType,
  getRecord,
  getRecordByLayout,
  getRecords,
  getRecordUi,
  getRelatedListCount,
  getRelatedListRecords,
  getRelatedListsCount,
  type RecordCache,
  updateRecord,
} from 'record-cache'
import type { World } from './world.ts'

/** A read or write of a screen; resolves when its answer has come. */
export type Step = (cache: RecordCache, world: World) => unknown

type Ids = (world: World) => string[]

/** Both cases of the world. */
export const both: Ids = ({ caseId, otherCaseId }) => [caseId, otherCaseId]

const first: Ids = ({ caseId }) => [caseId]

export const record =
  (...fields: string[]): Step =>
  (cache, { caseId }) =>
    cache.invoke(getRecord, { recordId: caseId, fields })

export const otherRecord =
  (...fields: string[]): Step =>
  (cache, { otherCaseId }) =>
    cache.invoke(getRecord, { recordId: otherCaseId, fields })

export const optional =
  (...optionalFields: string[]): Step =>
  (cache, { caseId }) =>
    cache.invoke(getRecord, { recordId: caseId, optionalFields })

export const byShortId =
  (...fields: string[]): Step =>
  (cache, { caseId }) =>
    cache.invoke(getRecord, { recordId: caseId.slice(0, 15), fields })

export const account =
  (...fields: string[]): Step =>
  (cache, { accountId }) =>
    cache.invoke(getRecord, { recordId: accountId, fields })

export const product =
  (...fields: string[]): Step =>
  (cache, { productId }) =>
    cache.invoke(getRecord, { recordId: productId, fields })

export const batch =
  (ids: Ids, ...fields: string[]): Step =>
  (cache, world) =>
    cache.invoke(getRecords, { records: [{ recordIds: ids(world), fields }] })

export const recordUi =
  (ids: Ids = first, modes = ['View']): Step =>
  (cache, world) =>
    cache.invoke(getRecordUi, { recordIds: ids(world), layoutTypes: ['Full'], modes })

export const byLayout: Step = (cache, { caseId }) =>
  cache.invoke(getRecordByLayout, { recordId: caseId, layoutTypes: ['Full'] })

export const layout =
  (mode: string, more: object = {}): Step =>
  (cache) =>
    cache.invoke(getLayout, { objectApiName: 'Case', layoutType: 'Full', mode, ...more })

export const objectInfo =
  (objectApiName: string): Step =>
  (cache) =>
    cache.invoke(getObjectInfo, { objectApiName })

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases', pageSize: 4 }

export const list =
  (more: Partial<GetListUiConfig> = {}): Step =>
  (cache) =>
    cache.invoke(getListUi, { ...allCases, ...more })

/** The same list by its id. */
export const listById: Step = (cache, { listViewId }) => cache.invoke(getListUi, { listViewId, pageSize: 4 })

export const rows =
  (more: Partial<GetListRecordsConfig> = {}): Step =>
  (cache) =>
    cache.invoke(getListRecords, { ...allCases, ...more })

export const listInfo =
  (objectApiName = 'Case', listViewApiName = 'AllCases'): Step =>
  (cache) =>
    cache.invoke(getListInfo, { objectApiName, listViewApiName })

export const recentList =
  (listViewApiName = 'MRU'): Step =>
  (cache) =>
    cache.invoke(getListUi, { objectApiName: 'Case', listViewApiName })

export const recentRows: Step = (cache) => cache.invoke(getMruListRecords, { objectApiName: 'Case' })

export const comments =
  (pageSize?: number, ...more: string[]): Step =>
  (cache, { caseId }) =>
    cache.invoke(getRelatedListRecords, {
      parentRecordId: caseId,
      relatedListId: 'CaseComments',
      fields: ['CaseComment.CommentBody', ...more],
      ...(pageSize === undefined ? {} : { pageSize }),
    })

export const comment: Step = (cache, { commentId }) =>
  cache.invoke(getRecord, { recordId: commentId, fields: ['CaseComment.CommentBody'] })

export const picklists: Step = (cache) =>
  cache.invoke(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID })

export const picklist =
  (field: string): Step =>
  (cache) =>
    cache.invoke(getPicklistValues, { recordTypeId: MASTER_RECORD_TYPE_ID, fieldApiName: `Case.${field}` })

export const count =
  (relatedListId: string): Step =>
  (cache, { caseId }) =>
    cache.invoke(getRelatedListCount, { parentRecordId: caseId, relatedListId })

export const counts =
  (...relatedListNames: string[]): Step =>
  (cache, { caseId }) =>
    cache.invoke(getRelatedListsCount, { parentRecordId: caseId, relatedListNames })

export const update: Step = (cache, { caseId }) =>
  cache.send(updateRecord, { fields: { Id: caseId, Subject: 'Adapter case, renamed' } })

export const addComment: Step = (cache, { caseId }) =>
  cache.send(createRecord, { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody: 'One more.' } })

export const steps =
  (...parts: Step[]): Step =>
  async (cache, world) => {
    for (const part of parts) await part(cache, world)
  }
