import type { ReadAdapter, WriteAdapter } from '../adapter.ts'
import * as cache from '../index.ts'
import { recordId } from './scripted-service.ts'

/** One thing done with a cache. */
export type Step = (records: cache.RecordCache) => unknown

/** After the first step the second one sends these requests, without their methods. */
export type Pair = [name: string, first: Step, second: Step, sent: string[]]

const ACCOUNT = recordId('001', 1)
const CASE = recordId('500', 1)
const OTHER = recordId('500', 2)
const COMMENT = recordId('00a', 1)
const MASTER = '012000000000000AAA'
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const STATE = { objectApiName: 'Case', recordTypeId: MASTER }
const COMMENTS = { parentRecordId: CASE, relatedListId: 'CaseComments' }

const read =
  <C>(adapter: ReadAdapter<C, unknown>, config: C): Step =>
  (records) =>
    records.invoke(adapter, config)
const send =
  <I>(adapter: WriteAdapter<I, unknown>, input: I): Step =>
  (records) =>
    records.send(adapter, input)
const both =
  (...steps: Step[]): Step =>
  async (records) => {
    for (const step of steps) await step(records)
  }

const record = (recordId_: string, field: string) => read(cache.getRecord, { recordId: recordId_, fields: field })
const info = (objectApiName: string) => read(cache.getObjectInfo, { objectApiName })
const infos = (...objectApiNames: string[]) => read(cache.getObjectInfos, { objectApiNames })
const actions = (...recordIds: string[]) => read(cache.getRecordActions, { recordIds, sections: 'Page' })
const avatars = (...recordIds: string[]) => read(cache.getRecordAvatars, { recordIds })
const listInfo = read(cache.getListInfo, ALL)
const listInfos = (...names: string[]) => read(cache.getListInfos, { names })
const list = read(cache.getListUi, ALL)
const rows = read(cache.getListRecords, ALL)
const names = read(cache.getListViewSummaries, { objectApiName: 'Case' })
const preferences = read(cache.getListPreferences, ALL)
const state = read(cache.getLayoutUserState, STATE)
const recordUi = read(cache.getRecordUi, { recordIds: CASE, layoutTypes: 'Full', modes: 'View' })
const related = (relatedListId: string) =>
  read(cache.getRelatedListInfo, { parentObjectApiName: 'Case', relatedListId })
const relateds = (...relatedListNames: string[]) =>
  read(cache.getRelatedListInfoBatch, { parentObjectApiName: 'Case', relatedListNames })
const relatedPreferences = read(cache.getRelatedListPreferences, { preferencesId: 'Case.CaseComments' })
const comments = read(cache.getRelatedListRecords, { ...COMMENTS, fields: 'CaseComment.CommentBody' })
const commentsInBatch = (...relatedListIds: string[]) =>
  read(cache.getRelatedListRecordsBatch, {
    parentRecordId: CASE,
    relatedListParameters: relatedListIds.map((relatedListId) => ({
      relatedListId,
      fields: 'CaseComment.CommentBody',
    })),
  })
const count = read(cache.getRelatedListCount, COMMENTS)
const relatedActions = (relatedListId: string) => read(cache.getRelatedListActions, { recordIds: CASE, relatedListId })
const relatedsActions = (...lists: string[]) =>
  read(cache.getRelatedListsActions, {
    recordIds: CASE,
    relatedListsActionParameters: lists.map((relatedListId) => ({ relatedListId })),
  })
const collapse = send(cache.updateLayoutUserState, { ...STATE, sectionUserStates: { details: { collapsed: true } } })
const method = (params: { [name: string]: unknown }) =>
  read(cache.readServerMethod, { apexClass: 'Alerts', apexMethod: 'list', params: params as never })

/** What a call answers for another one, and what a write outdates. */
export const pairsOfCalls: readonly Pair[] = [
  ['the descriptions of two objects, then one', infos('Case', 'Account'), info('Account'), []],
  ['one description, then two in other letters', info('Case'), infos('case', 'Account'), ['object-info/batch/Account']],
  [
    'both descriptions one by one, then together',
    both(info('Case'), info('Account')),
    infos('Account', 'Case', 'Account'),
    [],
  ],
  [
    'defaults of a new record, then the description of its object',
    read(cache.getRecordCreateDefaults, { objectApiName: 'Case' }),
    info('Case'),
    [],
  ],
  [
    'a copy of a record, then the description of its object',
    read(cache.getRecordTemplateClone, { recordId: CASE }),
    info('Case'),
    [],
  ],
  [
    'record-ui, then the descriptions of its object and another',
    recordUi,
    infos('Case', 'Account'),
    ['object-info/batch/Account'],
  ],
  ['the actions of two records, then of one', actions(CASE, OTHER), actions(OTHER), []],
  [
    'the actions of one record, then of two',
    actions(CASE),
    actions(CASE, OTHER),
    [`actions/record/${OTHER}?sections=Page`],
  ],
  ['the actions of each record, then of both backwards', both(actions(CASE), actions(OTHER)), actions(OTHER, CASE), []],
  [
    'the actions of a record, then of another section',
    actions(CASE),
    read(cache.getRecordActions, { recordIds: CASE, sections: 'List' }),
    [`actions/record/${CASE}?sections=List`],
  ],
  [
    'the actions of a record, its change, then its actions',
    both(actions(CASE), send(cache.deleteRecord, CASE)),
    actions(CASE),
    [`actions/record/${CASE}?sections=Page`],
  ],
  [
    'the actions of a record, the change of another, then its actions',
    both(actions(CASE), send(cache.deleteRecord, OTHER)),
    actions(CASE),
    [],
  ],
  ['related-list actions in a batch, then of one', relatedsActions('A', 'B'), relatedActions('B'), []],
  [
    'related-list actions of one, then a batch',
    relatedActions('A'),
    relatedsActions('A', 'B'),
    [`actions/record/${CASE}/related-list/batch`],
  ],
  [
    'lookup actions of two objects, then of one',
    read(cache.getLookupActions, { objectApiNames: ['Case', 'Account'] }),
    read(cache.getLookupActions, { objectApiNames: 'account' }),
    [],
  ],
  ['avatars of two records, then of one', avatars(CASE, OTHER), avatars(OTHER), []],
  ['the avatar of one record, then of two', avatars(CASE), avatars(OTHER, CASE), [`record-avatars/batch/${OTHER}`]],
  [
    'a new picture, then the avatar',
    send(cache.updateRecordAvatar, { recordId: CASE, actionType: 'AssociateAvatar' }),
    avatars(CASE),
    [],
  ],
  ['a list, then its description in a batch', list, listInfos('Case.AllCases'), []],
  [
    'one description of a list, then two',
    listInfo,
    listInfos('Case.AllCases', 'Case.Mine'),
    ['list-info/batch?names=Case.Mine'],
  ],
  ['two descriptions of lists, then one', listInfos('Case.Mine', 'Case.AllCases'), listInfo, []],
  ['a description by id, then by name', read(cache.getListInfos, { ids: '00B000000000001AAA' }), listInfo, []],
  ['a list, then its description by id', list, read(cache.getListInfos, { ids: '00B000000000001AAA' }), []],
  [
    'recent rows, then the same by object',
    read(cache.getMruListRecords, { objectApiName: 'Case' }),
    read(cache.getListRecordsByObject, { objectApiName: 'Case' }),
    [],
  ],
  ['rows by POST, then by GET', rows, read(cache.queryListRecordsByName, ALL), []],
  [
    'a new list view, then its description',
    send(cache.createListInfo, { ...ALL, listViewApiName: 'Mine', label: 'Mine' }),
    read(cache.getListInfo, { ...ALL, listViewApiName: 'Mine' }),
    [],
  ],
  [
    'the names of lists, a new one, then the names',
    both(names, send(cache.createListInfo, { ...ALL, label: 'New' })),
    names,
    ['list-ui/Case?pageSize=20'],
  ],
  [
    'a change of a list view, then its description',
    send(cache.updateListInfoByName, { ...ALL, label: 'New' }),
    listInfo,
    [],
  ],
  [
    'rows, a change of their list view, then the rows',
    both(rows, send(cache.updateListInfoByName, { ...ALL, label: 'New' })),
    rows,
    ['list-records/Case/AllCases'],
  ],
  [
    'a list, the end of its list view, then its description',
    both(list, send(cache.deleteListInfo, ALL)),
    listInfo,
    ['list-info/Case/AllCases'],
  ],
  [
    'rows, the end of another list view, then the rows',
    both(rows, send(cache.deleteListInfo, { ...ALL, listViewApiName: 'Mine' })),
    rows,
    [],
  ],
  [
    'new preferences, then the preferences',
    send(cache.updateListPreferences, { ...ALL, columnWrap: {} }),
    preferences,
    [],
  ],
  [
    'a description, new widths, then the description',
    both(listInfo, send(cache.updateListPreferences, { ...ALL, columnWidths: {} })),
    listInfo,
    ['list-info/Case/AllCases'],
  ],
  [
    'rows, new widths, then the rows',
    both(rows, send(cache.updateListPreferences, { ...ALL, columnWidths: {} })),
    rows,
    [],
  ],
  [
    'rows, a new order, then the rows',
    both(rows, send(cache.updateListPreferences, { ...ALL, orderedBy: [] })),
    rows,
    ['list-records/Case/AllCases'],
  ],
  ['record-ui, then the state of its layout', recordUi, state, []],
  ['a new state of a layout, then the state', collapse, state, []],
  ['record-ui and a new state, then the state', both(recordUi, collapse), state, []],
  ['a related list in a batch, then alone', relateds('A', 'B'), related('A'), []],
  ['a related list alone, then in a batch', related('A'), relateds('A', 'B'), ['related-list-info/batch/Case/B']],
  [
    'a change of a related list, then its description',
    send(cache.updateRelatedListInfo, { parentObjectApiName: 'Case', relatedListId: 'A' }),
    related('A'),
    [],
  ],
  [
    'a related list, new preferences, then its description',
    both(related('CaseComments'), send(cache.updateRelatedListPreferences, { preferencesId: 'Case.CaseComments' })),
    related('CaseComments'),
    ['related-list-info/Case/CaseComments'],
  ],
  [
    'another related list, new preferences, then its description',
    both(related('A'), send(cache.updateRelatedListPreferences, { preferencesId: 'Case.CaseComments' })),
    related('A'),
    [],
  ],
  [
    'new preferences of a related list, then the preferences',
    send(cache.updateRelatedListPreferences, { preferencesId: 'Case.CaseComments' }),
    relatedPreferences,
    [],
  ],
  [
    'preferences of two related lists, then of one',
    read(cache.getRelatedListPreferencesBatch, { preferencesIds: ['Case.A', 'Case.CaseComments'] }),
    relatedPreferences,
    [],
  ],
  [
    'comments, a new order of their list, then the comments',
    both(comments, send(cache.updateRelatedListPreferences, { preferencesId: 'Case.CaseComments', orderedBy: [] })),
    comments,
    [`related-list-records/${CASE}/CaseComments`],
  ],
  ['comments in a batch, then alone', commentsInBatch('CaseComments'), comments, []],
  ['comments alone, then in a batch', comments, commentsInBatch('CaseComments'), []],
  [
    'comments alone, then in a batch with others',
    comments,
    commentsInBatch('CaseComments', 'B'),
    [`related-list-records/batch/${CASE}`],
  ],
  [
    'comments in a batch, then one of them',
    commentsInBatch('CaseComments'),
    record(COMMENT, 'CaseComment.CommentBody'),
    [],
  ],
  [
    'found by a lookup, then the record',
    read(cache.getLookupRecords, { objectApiName: 'Case', fieldApiName: 'AccountId' }),
    record(ACCOUNT, 'Account.Name'),
    [],
  ],
  [
    'found by words, then the record',
    read(cache.getKeywordSearchResults, { objectApiName: 'Case', q: 'map' }),
    record(CASE, 'Case.Subject'),
    [],
  ],
  [
    'found in several objects, then the record',
    read(cache.getSearchResults, { q: 'map' }),
    record(CASE, 'Case.Subject'),
    [],
  ],
  [
    'a record, its end, then the record',
    both(record(CASE, 'Case.Subject'), send(cache.deleteRecord, CASE)),
    record(CASE, 'Case.Subject'),
    [`records/${CASE}?fields=Case.Subject`],
  ],
  [
    'a count, the end of one of those counted, then the count',
    both(count, record(COMMENT, 'CaseComment.ParentId'), send(cache.deleteRecord, COMMENT)),
    count,
    [`related-list-count/${CASE}/CaseComments`],
  ],
  [
    'a batch that makes a record, then the record',
    send(cache.executeBatchRecordOperations, {
      allOrNone: true,
      operations: [{ type: 'CREATE', records: [{ apiName: 'Case', fields: { Subject: 'Map' } }] }],
    }),
    record(recordId('500', 90), 'Case.Subject'),
    [],
  ],
  [
    'a batch that deletes a record, then the record',
    both(
      record(CASE, 'Case.Subject'),
      send(cache.executeBatchRecordOperations, {
        allOrNone: true,
        operations: [{ type: 'DELETE', records: [{ id: CASE }] }],
      }),
    ),
    record(CASE, 'Case.Subject'),
    [`records/${CASE}?fields=Case.Subject`],
  ],
  [
    'a quick action on a record, then the record',
    both(
      record(CASE, 'Case.Subject'),
      send(cache.performUpdateRecordQuickAction, { actionApiName: 'Case.Close', contextId: CASE }),
    ),
    record(CASE, 'Case.Subject'),
    [`records/${CASE}?fields=Case.Subject`],
  ],
  [
    'a quick action that adds a comment, then their count',
    both(count, send(cache.performQuickAction, { actionApiName: 'Case.Comment', contextId: CASE })),
    count,
    [`related-list-count/${CASE}/CaseComments`],
  ],
  [
    'a server method, then the same with parameters in another order',
    method({ a: 1, b: 'x' }),
    method({ b: 'x', a: 1 }),
    [],
  ],
  [
    'a server method, then with other parameters',
    method({ a: 1 }),
    method({ a: 2 }),
    ['/lwr/apex/v65.0/Alerts/list?a=2'],
  ],
  [
    'a server method by POST, then by GET',
    send(cache.callServerMethod, { apexClass: 'Alerts', apexMethod: 'list' }),
    method({}),
    ['/lwr/apex/v65.0/Alerts/list'],
  ],
]
