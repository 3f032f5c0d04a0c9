import { MASTER_RECORD_TYPE_ID } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Exchange, type HttpCache, httpCache } from './http-cache.ts'
import {
  account,
  addComment,
  batch,
  both,
  byLayout,
  byShortId,
  comment,
  comments,
  count,
  counts,
  layout,
  list,
  listById,
  listInfo,
  objectInfo,
  optional,
  otherRecord,
  picklist,
  picklists,
  product,
  recentList,
  recentRows,
  record,
  recordUi,
  rows,
  type Step,
  steps,
  update,
} from './steps.ts'
import { startWorld, type World } from './world.ts'

const SUBJECT = 'Case.Subject'
const STATUS = 'Case.Status'
const ACCOUNT_NAME = 'Case.Account.Name'
const PRODUCT_NAME = 'Case.Product__r.Name'

type Pair = [name: string, a: Step, b: Step, n: number, state?: 'Error']

/** After step A, step B sends `n` requests and ends in the given state, `Fulfilled` by default. */
const TABLE: Pair[] = [
  ['a record, the same', record(SUBJECT), record(SUBJECT), 0],
  ['a record, fewer fields', record(SUBJECT, STATUS), record(STATUS), 0],
  ['a record, its fields in another order', record(SUBJECT, STATUS), record(STATUS, SUBJECT), 0],
  ['a record, another field', record(SUBJECT), record(STATUS), 1],
  ['a record, one field more', record(SUBJECT), record(SUBJECT, STATUS), 1],
  ['a record twice with other fields, all of them', steps(record(SUBJECT), record(STATUS)), record(SUBJECT, STATUS), 0],
  ['a record by its short id, by its long one', byShortId(SUBJECT), record(SUBJECT), 0],
  ['a record by its long id, by its short one', record(SUBJECT), byShortId(SUBJECT), 0],
  ['a record, its fields as optional', record(SUBJECT), optional(SUBJECT), 0],
  ['a record by optional fields, as required', optional(SUBJECT), record(SUBJECT), 0],
  ['an unknown optional field, it again', optional(SUBJECT, 'Case.Nope__c'), optional('Case.Nope__c'), 0],
  ['an unknown optional field, it as required', optional(SUBJECT, 'Case.Nope__c'), record('Case.Nope__c'), 1, 'Error'],
  ['a record with its account, the account', record(ACCOUNT_NAME), account('Account.Name'), 0],
  ['a record with its product, the product', record(PRODUCT_NAME), product('Product2.Name'), 0],
  ['a record with its account, more of the account', record(ACCOUNT_NAME), account('Account.CustomerNumber__c'), 1],
  ['a batch, one of it', batch(both, SUBJECT), record(SUBJECT), 0],
  ['a batch, the other of it', batch(both, SUBJECT), otherRecord(SUBJECT), 0],
  ['both records, the batch', steps(record(SUBJECT), otherRecord(SUBJECT)), batch(both, SUBJECT), 0],
  ['a batch, it backwards', batch(both, SUBJECT), batch((world) => both(world).reverse(), SUBJECT), 0],
  ['a batch, a part of it', batch(both, SUBJECT), batch(({ otherCaseId }) => [otherCaseId], SUBJECT), 0],
  ['one record, a batch with another', record(SUBJECT), batch(both, SUBJECT), 1],
  ['a batch, another field of it', batch(both, SUBJECT), batch(both, STATUS), 1],
  ['a batch with products, the product', batch(both, PRODUCT_NAME), product('Product2.Name'), 0],
  ['record-ui, the same', recordUi(), recordUi(), 0],
  ['record-ui, a field of the record', recordUi(), record(STATUS), 0],
  ['record-ui, the record by layout', recordUi(), byLayout, 0],
  ['record-ui, the description of the object', recordUi(), objectInfo('Case'), 0],
  ['record-ui, the layout', recordUi(), layout('View'), 0],
  ['record-ui, another mode of the layout', recordUi(), layout('Edit'), 1],
  ['record-ui of two modes, one of the layouts', recordUi(undefined, ['View', 'Edit']), layout('Edit'), 0],
  ['record-ui of two records, a field of one', recordUi(both), otherRecord(STATUS), 0],
  ['record-ui of two records, a batch of both', recordUi(both), batch(both, STATUS), 0],
  ['the record by layout, the same', byLayout, byLayout, 0],
  ['the record by layout, record-ui', byLayout, recordUi(), 0],
  ['the record by layout, a field of it', byLayout, record(STATUS), 0],
  ['the record by layout, the layout', byLayout, layout('View'), 0],
  ['the record by layout, the description of the object', byLayout, objectInfo('Case'), 0],
  ['one field, the record by layout', record(SUBJECT), byLayout, 1],
  [
    'description, layout and one field, the record by layout',
    steps(objectInfo('Case'), layout('View'), record(SUBJECT)),
    byLayout,
    1,
  ],
  ['a layout, it by its record type', layout('View'), layout('View', { recordTypeId: MASTER_RECORD_TYPE_ID }), 0],
  ['the description of an object, in other letters', objectInfo('Case'), objectInfo('case'), 0],
  ['the description of an object, of another', objectInfo('Case'), objectInfo('Account'), 1],
  ['a list, the same', list(), list(), 0],
  ['a list, in other letters', list(), list({ objectApiName: 'case', listViewApiName: 'allcases' }), 0],
  ['a list, a row by its columns', list(), otherRecord(SUBJECT, STATUS), 0],
  ['a list, two rows by a column', list(), batch(both, STATUS), 0],
  ['a list, the product of a row', list(), product('Product2.Name'), 0],
  ['a list, what is no column of a row', list(), record('Case.Description'), 1],
  ['a list, its description', list(), listInfo(), 0],
  ['a list, it by id', list(), listById, 0],
  ['a list by id, it by name', listById, list(), 0],
  ['a list, it in its own order by name', list(), list({ sortBy: '-SystemModstamp' }), 0],
  ['a list, it in another order', list(), list({ sortBy: 'CreatedDate' }), 1],
  ['a list, its rows', list(), rows(), 0],
  ['a list, its rows with a column named', list(), rows({ fields: [SUBJECT] }), 0],
  ['a list, its rows narrowed', list(), rows({ searchTerm: 'adapter' }), 1],
  ['a list, a smaller page', list(), list({ pageSize: 2 }), 0],
  ['a list, its second half', list(), list({ pageSize: 2, pageToken: btoa('client:2') }), 0],
  ['half a list, its second half', list({ pageSize: 2 }), list({ pageSize: 2, pageToken: btoa('client:2') }), 1],
  [
    'both halves of a list, the whole',
    steps(list({ pageSize: 2 }), list({ pageSize: 2, pageToken: btoa('client:2') })),
    list(),
    0,
  ],
  ['a list, more of it', list({ pageSize: 2 }), list(), 1],
  ['the rows of a list, the list', rows(), list(), 1],
  ['the description of a list, the list', listInfo(), list(), 1],
  ['the description of a list, in other letters', listInfo(), listInfo('CASE', 'ALLCASES'), 0],
  ['the recent list, its rows', recentList(), recentRows, 0],
  ['the recent list, by its other name', recentList(), recentList('__recent'), 0],
  ['comments, one of them', comments(), comment, 0],
  ['comments, fewer of them', comments(), comments(1), 0],
  ['the first comment, all of them', comments(1), comments(), 1],
  ['comments, a column of the list', comments(), comments(undefined, 'CaseComment.IsPublished'), 0],
  ['comments, another field of them', comments(), comments(undefined, 'CaseComment.Parent.Status'), 1],
  [
    'comments with a field of the case, the case',
    comments(undefined, 'CaseComment.Parent.Subject'),
    record(SUBJECT),
    0,
  ],
  ['comments, how many there are', comments(), count('CaseComments'), 1],
  ['all picklists, one', picklists, picklist('Status'), 0],
  ['all picklists, another', picklists, picklist('Impact__c'), 0],
  ['one picklist, another', picklist('Status'), picklist('Impact__c'), 1],
  ['two picklists, the first again', steps(picklist('Status'), picklist('Impact__c')), picklist('Status'), 0],
  ['the counts of two lists, one of them', counts('CaseComments', 'CaseHistories'), count('CaseComments'), 0],
  [
    'two counts, both',
    steps(count('CaseComments'), count('CaseHistories')),
    counts('CaseHistories', 'CaseComments'),
    0,
  ],
  ['two counts, backwards', counts('CaseComments', 'CaseHistories'), counts('CaseHistories', 'CaseComments'), 0],
  ['one count, two', count('CaseComments'), counts('CaseComments', 'CaseHistories'), 1],
  ['comments, then one more, the comments', steps(comments(), addComment), comments(), 1],
  ['a record, then one more comment, the record', steps(record(SUBJECT), addComment), record(SUBJECT), 0],
]

/** Changes by an agent: fields in the answer are stored, others are requested. */
const CHANGES: Pair[] = [
  ['a change, what was changed', steps(record(SUBJECT), update), record(SUBJECT), 0],
  ['a list and a change of a row, the list', steps(list(), update), list(), 1],
  ['a change, the account', steps(record(SUBJECT, ACCOUNT_NAME), update), account('Account.Name'), 0],
]

let world: World

beforeAll(async () => {
  world = await startWorld()
})

afterAll(() => world.env.stop())

it.each(TABLE)('after %s', (_, a, b, n, state) => check(httpCache(world.mara), a, b, n, state))

it.each(CHANGES)('after %s', (_, a, b, n, state) => check(httpCache(world.jonas), a, b, n, state))

it('sends fewer requests than a cache of answers by URL, in at least thirty of sixty pairs', async () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(60)
  const saved: string[] = []
  for (const [name, a, b, n] of TABLE) {
    const known = new Set(await askedBy(httpCache(world.mara), a))
    const asked = await askedBy(httpCache(world.mara), b)
    if (asked.filter((address) => !known.has(address)).length > n) saved.push(name)
  }
  expect(saved.length).toBeGreaterThanOrEqual(30)
})

async function check(to: HttpCache, a: Step, b: Step, n: number, state: string = 'Fulfilled'): Promise<void> {
  await a(to.cache, world)
  to.taken()
  expect(await b(to.cache, world)).toMatchObject({ state })
  expect(to.taken().map(addressOf)).toHaveLength(n)
}

async function askedBy(to: HttpCache, step: Step): Promise<string[]> {
  await step(to.cache, world)
  return to.taken().map(addressOf)
}

const addressOf = ({ request: { method, path, query, body } }: Exchange) => JSON.stringify([method, path, query, body])
