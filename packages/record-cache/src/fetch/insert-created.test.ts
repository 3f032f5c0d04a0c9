import { expect, it } from 'vitest'
import { getListInfo, getListRecords, getListUi } from '../adapters/lists.ts'
import { createRecord as createWithoutInsertion, insertsCreated } from '../adapters/record-writes.ts'
import { getRelatedListInfo, getRelatedListRecords } from '../adapters/related-lists.ts'
import { gate, ok, recordId, settle } from '../testing/scripted-service.ts'
import { CASE, OTHER, twoCases } from '../testing/two-cases.ts'

const createRecord = insertsCreated(createWithoutInsertion)

const FIELDS = ['CaseComment.CommentBody', 'CaseComment.CreatedDate']
const COMMENTS = { parentRecordId: CASE, relatedListId: 'CaseComments', fields: FIELDS, sortBy: ['CreatedDate'] }
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases', fields: ['Case.CreatedDate'] }
const day = (number: number) => `2026-03-0${number}T10:00:00.000Z`

/** Adds what a subscriber sees when it differs from what it saw before. */
function intoList<T>(received: T[]): (seen: T) => void {
  let last: T | undefined
  return (seen) => {
    if (last !== seen) received.push(seen)
    last = seen
  }
}

/** Two cases of the second and the fourth; lists that are refetched wait until `open`. */
function setUp() {
  const world = twoCases()
  const { service, cache } = world
  service.list.columns = ['Subject']
  service.put('Case', CASE, { CreatedDate: day(2) })
  service.put('Case', OTHER, { CreatedDate: day(4) })
  const { opened, open } = gate()
  const hold = () =>
    service.on(async ({ path }) => {
      if (path.includes('list-')) await opened
      return undefined
    })
  const follow = (config: typeof COMMENTS & { pageSize?: number }) => {
    const received: string[] = []
    const push = intoList(received)
    cache.subscribe(getRelatedListRecords, config, ({ data }) => {
      push(data?.records.map(({ fields }) => fields.CommentBody?.value).join() ?? '')
    })
    return received
  }
  const comment = (CommentBody: string, CreatedDate = day(9), ParentId = CASE) =>
    cache.send(createRecord, { apiName: 'CaseComment', fields: { ParentId, CommentBody, CreatedDate } })
  const put = (number: number, CommentBody: string) =>
    service.put('CaseComment', recordId('00a', number), { CommentBody, ParentId: CASE, CreatedDate: day(number) })
  return { ...world, open, hold, follow, comment, put }
}

it('shows a created record at its place before the list has been refetched, and once', async () => {
  const { hold, open, follow, comment, put } = setUp()
  put(1, 'First')
  put(3, 'Third')
  const received = follow(COMMENTS)
  await settle()
  hold()
  received.length = 0
  await comment('Second', day(2))
  await comment('Fourth', day(4))
  await settle()
  expect(received).toEqual(['First,Second,Third', 'First,Second,Third,Fourth'])
  open()
  await settle()
  // The service of this test lists by time of creation, and its word counts.
  expect(received.slice(2)).toEqual(['First,Third,Second,Fourth'])
})

it('shows the first record of an empty list', async () => {
  const { hold, follow, comment } = setUp()
  const received = follow(COMMENTS)
  await settle()
  hold()
  received.length = 0
  await comment('First')
  await settle()
  expect(received).toEqual(['First'])
})

it('puts it at its place in the order of the list itself where the description of the list was read', async () => {
  const { cache, hold, follow, comment, put } = setUp()
  put(8, 'Eighth')
  await cache.invoke(getRelatedListInfo, { parentObjectApiName: 'Case', relatedListId: 'CaseComments' })
  const received = follow({ ...COMMENTS, sortBy: [] })
  await settle()
  hold()
  received.length = 0
  await comment('Second', day(2))
  await settle()
  expect(received).toEqual(['Second,Eighth'])
})

it('shows it on top where the newest come first, and later pages continue as before', async () => {
  const { service, cache, hold, open, follow, comment, put } = setUp()
  for (const [number, text] of ['One', 'Two', 'Three', 'Four'].entries()) put(8 - number, text)
  const newestFirst = { ...COMMENTS, sortBy: ['-CreatedDate'], pageSize: 2 }
  const received = follow(newestFirst)
  await settle()
  hold()
  await comment('Zero')
  await settle()
  expect(received.at(-1)).toBe('Zero,One')
  service.taken()
  const third = cache.invoke(getRelatedListRecords, { ...newestFirst, pageToken: btoa('client:3') })
  expect(service.requests.at(-1)?.body).toMatchObject({ pageToken: `behind ${recordId('00a', 7)}`, pageSize: 2 })
  open()
  expect(await third).toMatchObject({ state: 'Fulfilled' })
})

it('shows a created record in an unfiltered list of its object, not in a filtered one', async () => {
  const created = async (filteredByInfo: unknown[]) => {
    const { service, cache, hold } = setUp()
    Object.assign(service.list, { filteredByInfo, sortBy: '-CreatedDate', order: [OTHER, CASE] })
    const received: unknown[] = []
    const push = intoList(received)
    cache.subscribe(getListUi, ALL, ({ data }) =>
      push(data?.records.records.map(({ fields }) => fields.Subject?.value).join()),
    )
    await settle()
    hold()
    received.length = 0
    await cache.send(createRecord, { apiName: 'Case', fields: { Subject: 'New', CreatedDate: day(3) } })
    await settle()
    return received
  }
  expect(await created([])).toEqual(['Map is blank,New,No signal'])
  expect(await created([{ fieldApiName: 'Status' }])).toEqual([])
})

it.each([
  ['ordered by text', ['CommentBody']],
  ['in the order of a list that was not described', []],
])('waits for the answer of the list where its place is not known: %s', async (_, sortBy) => {
  const world = setUp()
  world.put(1, 'First')
  const received = world.follow({ ...COMMENTS, sortBy })
  await settle()
  world.hold()
  received.length = 0
  await world.comment('Second')
  await settle()
  expect(received).toEqual([])
  world.open()
  await settle()
  expect(received).toEqual(['First,Second'])
})

it('leaves alone the lists of other records', async () => {
  const { hold, follow, comment, put } = setUp()
  put(1, 'First')
  const received = [follow(COMMENTS), follow({ ...COMMENTS, parentRecordId: OTHER })]
  await settle()
  hold()
  for (const texts of received) texts.length = 0
  await comment('Elsewhere', day(9), recordId('500', 7))
  await settle()
  expect(received).toEqual([[], []])
})

it('puts nothing behind rows that may not be the last', async () => {
  const { hold, follow, comment, put } = setUp()
  put(1, 'First')
  put(2, 'Second')
  const received = follow({ ...COMMENTS, pageSize: 1 })
  await settle()
  hold()
  received.length = 0
  await comment('Last')
  await settle()
  expect(received).toEqual([])
})

it('waits for the answer where subscribers read more than the created record tells', async () => {
  const { cache, hold, open, comment } = setUp()
  const received: unknown[] = []
  const push = intoList(received)
  const fields = [...FIELDS, 'CaseComment.Parent.Subject']
  cache.subscribe(getRelatedListRecords, { ...COMMENTS, fields }, ({ data }) => push(data?.count))
  await settle()
  hold()
  received.length = 0
  await comment('First')
  await settle()
  expect(received).toEqual([])
  open()
  await settle()
  expect(received).toEqual([1])
})

it('knows the names of an order with their object', async () => {
  const { hold, follow, comment, put } = setUp()
  put(1, 'First')
  const received = follow({ ...COMMENTS, sortBy: ['-CaseComment.CreatedDate'] })
  await settle()
  hold()
  received.length = 0
  await comment('Second')
  await settle()
  expect(received).toEqual(['Second,First'])
})

it.each([
  ['of another lookup to the same parent, as its description says', { fieldApiName: 'DuplicateOf__c' }, ''],
  ['whose description names a filter', { fieldApiName: 'ParentId', filteredByInfo: [{ fieldApiName: 'Status' }] }, ''],
  ['of the lookup that was set', { fieldApiName: 'ParentId', filteredByInfo: [] }, 'New'],
])('inserts into a related list only what it surely holds: one %s', async (_, description, expected) => {
  const { service, cache, hold, follow, comment } = setUp()
  service.on(({ path }) => (path.includes('related-list-info') ? ok({ eTag: 'x', ...description }) : undefined))
  await cache.invoke(getRelatedListInfo, { parentObjectApiName: 'Case', relatedListId: 'CaseComments' })
  const received = follow(COMMENTS)
  await settle()
  hold()
  received.length = 0
  await comment('New')
  await settle()
  expect(received.join()).toBe(expected)
})

it('leaves alone a custom list without a description, whose lookup is not known', async () => {
  const { hold, follow, comment } = setUp()
  const received = follow({ ...COMMENTS, relatedListId: 'Notes__r' })
  await settle()
  hold()
  received.length = 0
  await comment('New')
  await settle()
  expect(received).toEqual([])
})

it('leaves alone a list of a scope', async () => {
  const { service, cache, hold } = setUp()
  service.on(({ path }) => {
    if (!path.includes('list-info')) return undefined
    return ok({
      eTag: 'v1',
      displayColumns: [],
      filteredByInfo: [],
      orderedByInfo: [],
      scope: { apiName: 'mine' },
      ...ALL_REFERENCE,
    })
  })
  Object.assign(service.list, { sortBy: '-CreatedDate', order: [OTHER, CASE] })
  await cache.invoke(getListInfo, ALL)
  const received: unknown[] = []
  const push = intoList(received)
  cache.subscribe(getListRecords, ALL, ({ data }) => push(data?.count))
  await settle()
  hold()
  received.length = 0
  await cache.send(createRecord, { apiName: 'Case', fields: { Subject: 'New', CreatedDate: day(5) } })
  await settle()
  expect(received).toEqual([])
})

const ALL_REFERENCE = {
  listReference: { id: null, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' },
}
