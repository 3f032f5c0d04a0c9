import { expect, it } from 'vitest'
import { createRecordCache } from '../record-cache.ts'
import { type Pair, pairsOfCalls, type Step } from '../testing/call-pairs.ts'
import { everyCallService } from '../testing/every-call-service.ts'
import { recordId, settle } from '../testing/scripted-service.ts'
import { getLayout } from './layouts.ts'
import { getListInfo, getListRecords, getListUi, getMruListRecords } from './lists.ts'
import { getObjectInfo, getPicklistValues, getPicklistValuesByRecordType } from './object-info.ts'
import { getRecord, getRecordByLayout, getRecords, getRecordUi } from './records.ts'
import { getRelatedListCount, getRelatedListRecords, getRelatedListsCount } from './related-lists.ts'

const ACCOUNT = recordId('001', 1)
const CASE = recordId('500', 1)
const OTHER = recordId('500', 2)
const COMMENT = recordId('00a', 1)
const MASTER = '012000000000000AAA'

const record =
  (...fields: string[]): Step =>
  (cache) =>
    cache.invoke(getRecord, { recordId: CASE, fields })
const optional =
  (...optionalFields: string[]): Step =>
  (cache) =>
    cache.invoke(getRecord, { recordId: CASE, optionalFields })
const batch =
  (recordIds: string[], ...fields: string[]): Step =>
  (cache) =>
    cache.invoke(getRecords, { records: [{ recordIds, fields }] })
const ui: Step = (cache) => cache.invoke(getRecordUi, { recordIds: CASE, layoutTypes: 'Full', modes: 'View' })
const byLayout: Step = (cache) => cache.invoke(getRecordByLayout, { recordId: CASE, layoutTypes: 'Full' })
const layout =
  (mode: string): Step =>
  (cache) =>
    cache.invoke(getLayout, { objectApiName: 'Case', layoutType: 'Full', mode })
const info =
  (objectApiName: string): Step =>
  (cache) =>
    cache.invoke(getObjectInfo, { objectApiName })
const list =
  (more: object = {}): Step =>
  (cache) =>
    cache.invoke(getListUi, { objectApiName: 'Case', listViewApiName: 'AllCases', ...more })
const rows =
  (more: object = {}): Step =>
  (cache) =>
    cache.invoke(getListRecords, { objectApiName: 'Case', listViewApiName: 'AllCases', ...more })
const mru: Step = (cache) => cache.invoke(getListUi, { objectApiName: 'Case', listViewApiName: 'MRU' })
const mruRows: Step = (cache) => cache.invoke(getMruListRecords, { objectApiName: 'Case' })
const listInfo: Step = (cache) => cache.invoke(getListInfo, { objectApiName: 'Case', listViewApiName: 'AllCases' })
const comments: Step = (cache) =>
  cache.invoke(getRelatedListRecords, {
    parentRecordId: CASE,
    relatedListId: 'CaseComments',
    fields: ['CaseComment.CommentBody'],
  })
const comment: Step = (cache) => cache.invoke(getRecord, { recordId: COMMENT, fields: ['CaseComment.CommentBody'] })
const picklists: Step = (cache) =>
  cache.invoke(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER })
const picklist =
  (field: string): Step =>
  (cache) =>
    cache.invoke(getPicklistValues, { recordTypeId: MASTER, fieldApiName: `Case.${field}` })
const count =
  (relatedListId: string): Step =>
  (cache) =>
    cache.invoke(getRelatedListCount, { parentRecordId: CASE, relatedListId })
const counts =
  (...relatedListNames: string[]): Step =>
  (cache) =>
    cache.invoke(getRelatedListsCount, { parentRecordId: CASE, relatedListNames })
const both =
  (...steps: Step[]): Step =>
  async (cache) => {
    for (const step of steps) await step(cache)
  }

const SUBJECT = 'Case.Subject'
const STATUS = 'Case.Status'
const ACCOUNT_NAME = 'Case.Account.Name'

const TABLE: Pair[] = [
  ...pairsOfCalls,
  ['a record, then the same', record(SUBJECT), record(SUBJECT), []],
  ['a record, then fewer fields', record(SUBJECT, STATUS), record(STATUS), []],
  [
    'a record by its short id, then by its long one',
    (cache) => cache.invoke(getRecord, { recordId: CASE.slice(0, 15), fields: [SUBJECT] }),
    record(SUBJECT),
    [],
  ],
  [
    'a record, then its parent',
    record(ACCOUNT_NAME),
    (cache) => cache.invoke(getRecord, { recordId: ACCOUNT, fields: ['Account.Name'] }),
    [],
  ],
  [
    'a record, then more of it',
    record(SUBJECT),
    record(STATUS),
    [`records/${CASE}?fields=Case.Status&optionalFields=Case.Subject`],
  ],
  ['a missing optional field, then it as optional', optional(SUBJECT, 'Case.Nope'), optional('Case.Nope'), []],
  [
    'a missing optional field, then it as required',
    optional(SUBJECT, 'Case.Nope'),
    record('Case.Nope'),
    [`records/${CASE}?fields=Case.Nope&optionalFields=Case.Subject`],
  ],
  ['a batch, then one of it', batch([CASE, OTHER], SUBJECT), record(SUBJECT), []],
  [
    'single records, then a batch of them in another order',
    both(record(SUBJECT), batch([OTHER], SUBJECT)),
    batch([OTHER, CASE], SUBJECT),
    [],
  ],
  [
    'one record, then a batch with another',
    record(SUBJECT),
    batch([CASE, OTHER], SUBJECT),
    [`records/batch/${OTHER}?fields=Case.Subject`],
  ],
  ['record-ui, then the record by field', ui, record(SUBJECT, ACCOUNT_NAME), []],
  ['record-ui, then the record by layout', ui, byLayout, []],
  ['record-ui, then the description of the object', ui, info('Case'), []],
  ['record-ui, then the layout', ui, layout('View'), []],
  [
    'record-ui, then another mode of the layout',
    ui,
    layout('Edit'),
    ['layout/Case?layoutType=Full&mode=Edit&recordTypeId=012000000000000AAA'],
  ],
  ['the record by layout, then record-ui', byLayout, ui, []],
  [
    'description, layout and record, then the record by layout',
    both(info('Case'), layout('View'), record(SUBJECT, 'Case.AccountId', 'Case.Account.Id', ACCOUNT_NAME)),
    byLayout,
    [],
  ],
  [
    'description, layout and too few fields, then the record by layout',
    both(info('Case'), layout('View'), record(SUBJECT)),
    byLayout,
    [`records/${CASE}?optionalFields=Case.Account.Id,Case.Account.Name,Case.AccountId,Case.Subject`],
  ],
  [
    'the record alone, then the record by layout',
    record(SUBJECT),
    byLayout,
    [`record-ui/${CASE}?layoutTypes=Full&modes=View`],
  ],
  ['a list, then the same', list(), list(), []],
  ['a list, then a row by its columns', list(), record(SUBJECT, ACCOUNT_NAME), []],
  [
    'a list, then another field of a row',
    list(),
    record(STATUS),
    [`records/${CASE}?fields=Case.Status&optionalFields=Case.Account.Name,Case.Subject`],
  ],
  ['a list, then its description', list(), listInfo, []],
  ['a list, then the list by id', list(), (cache) => cache.invoke(getListUi, { listViewId: '00B000000000001AAA' }), []],
  [
    'the list by id, then the list',
    (cache) => cache.invoke(getListUi, { listViewId: '00B000000000001AAA' }),
    list(),
    [],
  ],
  ['a list, then it in its own order by name', list(), list({ sortBy: 'Subject' }), []],
  ['a list, then it in another order', list(), list({ sortBy: '-Subject' }), ['list-records/Case/AllCases']],
  ['a list, then its rows', list(), rows(), []],
  ['a list, then its rows narrowed', list(), rows({ where: '{}' }), ['list-records/Case/AllCases']],
  ['a list, then a smaller page', list({ pageSize: 2 }), list({ pageSize: 1 }), []],
  ['a list known to its end, then a larger page', list({ pageSize: 2 }), list({ pageSize: 9 }), []],
  ['the recent list, then its rows', mru, mruRows, []],
  ['the description of a list, then the list', listInfo, list(), ['list-records/Case/AllCases']],
  ['comments, then one of them', comments, comment, []],
  ['all picklists, then one', picklists, picklist('Status'), []],
  [
    'one picklist, then another',
    picklist('Status'),
    picklist('Origin'),
    ['object-info/Case/picklist-values/012000000000000AAA/Origin'],
  ],
  ['the counts of two lists, then one', counts('CaseComments', 'CaseHistories'), count('CaseComments'), []],
  [
    'one count, then two',
    count('CaseComments'),
    counts('CaseComments', 'CaseHistories'),
    [`related-list-count/batch/${CASE}/CaseHistories`],
  ],
  ['the description of an object, then in other letters', info('Case'), info('case'), []],
]

it.each(TABLE)('sends only the requests that are needed: %s', async (_, first, second, expected) => {
  const service = everyCallService()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  for (const id of [CASE, OTHER]) service.put('Case', id, { Subject: id, Status: 'Open', AccountId: ACCOUNT })
  service.put('CaseComment', COMMENT, { CommentBody: 'Thanks', ParentId: CASE })
  const cache = createRecordCache({ fetch: service.fetch, now: () => 1_000_000, development: true })
  await first(cache)
  await settle()
  service.taken()
  await second(cache)
  expect(service.taken().map((request) => request.slice(request.indexOf(' ') + 1))).toEqual(expected)
})

it('holds enough pairs to distinguish a store of records from a store of answers', () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(60)
  expect(TABLE.filter(([, , , requests]) => requests.length === 0).length).toBeGreaterThanOrEqual(30)
})

it('asks once more for each kind of thing when its lifetime is over', async () => {
  const lifetimes: [Step, number][] = [
    [record(SUBJECT), 30_000],
    [rows(), 30_000],
    [comments, 30_000],
    [layout('View'), 900_000],
    [info('Case'), 900_000],
    [listInfo, 900_000],
    [picklists, 900_000],
  ]
  for (const [step, lifetimeMs] of lifetimes) {
    const service = everyCallService()
    service.put('Case', CASE, { Subject: 'No signal' })
    service.put('CaseComment', COMMENT, { CommentBody: 'Thanks', ParentId: CASE })
    let nowMs = 1_000_000
    const cache = createRecordCache({ fetch: service.fetch, now: () => nowMs })
    await step(cache)
    nowMs += lifetimeMs - 1
    await step(cache)
    expect(service.taken()).toHaveLength(1)
    nowMs += 1
    await step(cache)
    expect(service.taken()).toHaveLength(1)
  }
})
