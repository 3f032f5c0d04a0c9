import { expect, it } from 'vitest'
import { createRecord, deleteRecord, updateRecord } from '../adapters/record-writes.ts'
import { getRecord } from '../adapters/records.ts'
import { getRelatedListCount, getRelatedListRecords } from '../adapters/related-lists.ts'
import { receive } from '../live/receive.ts'
import type { CacheRequest, CacheResponse } from '../request.ts'
import type { Snapshot } from '../snapshot.ts'
import { gate, ok, record, recordId, settle } from '../testing/scripted-service.ts'
import { CASE, twoCases, updated } from '../testing/two-cases.ts'

const COMMENTS = { parentRecordId: CASE, relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'] }
const COUNT = { parentRecordId: CASE, relatedListId: 'CaseComments' }
const COMMENT = recordId('00a', 90)
const STATUS = { recordId: CASE, fields: ['Case.Status'] }

/** A service that works out the first matching answer when it is asked, and delivers it when the test says so. */
function late(isMatching: (request: CacheRequest) => boolean) {
  const parts = twoCases()
  const { opened, open } = gate()
  let isHeld = false
  const fetch = parts.service.fetch.bind(parts.service)
  parts.service.on((request) => {
    if (isHeld || !isMatching(request)) return undefined
    isHeld = true
    const answer: Promise<CacheResponse> = fetch(request)
    return answer.then(async (response) => {
      await opened
      return response
    })
  })
  const comment = (text: string) => {
    parts.service.put('CaseComment', COMMENT, { ParentId: CASE, CommentBody: text })
    receive(parts.cache, {
      ...updated(COMMENT, 1),
      operation: 'created',
      objectApiName: 'CaseComment',
      parentIds: [CASE],
    })
  }
  return { ...parts, open, comment }
}

const isList = ({ path }: CacheRequest) => path.includes('related-list-records')
const bodies = ({ data }: Snapshot<{ records: { fields: Record<string, { value: unknown }> }[] }>) =>
  data?.records.map(({ fields }) => fields.CommentBody?.value)

it('keeps a created row when an answer comes that was asked for before it was created', async () => {
  const { service, cache, open } = late(
    (request) => isList(request) && JSON.stringify(request.body).includes('CaseComment.ParentId'),
  )
  service.put('CaseComment', COMMENT, { ParentId: CASE, CommentBody: 'First' })
  const following = cache.subscribe(getRelatedListRecords, COMMENTS, () => {})
  await settle()
  const slow = cache.invoke(getRelatedListRecords, { ...COMMENTS, fields: ['CaseComment.ParentId'] })
  await settle()
  await cache.send(createRecord, { apiName: 'CaseComment', fields: { ParentId: CASE, CommentBody: 'Thanks' } })
  await settle()
  expect(bodies(following.snapshot)).toEqual(['First', 'Thanks'])
  open()
  expect((await slow).data?.count).toBe(2)
  await settle()
  expect(following.snapshot.state).toBe('Fulfilled')
  expect(bodies(following.snapshot)).toEqual(['First', 'Thanks'])
})

it.each([
  ['a list', getRelatedListRecords, COMMENTS, isList],
  ['a count', getRelatedListCount, COUNT, ({ path }: CacheRequest) => path.includes('related-list-count')],
] as const)(
  'asks again for %s whose first answer was asked for before the news',
  async (_, adapter, config, isMatching) => {
    const { cache, open, comment } = late(isMatching)
    const prefetched = cache.invoke(adapter as typeof getRelatedListRecords, config as typeof COMMENTS)
    await settle()
    comment('Thanks')
    await settle()
    open()
    await prefetched
    const following = cache.subscribe(adapter as typeof getRelatedListRecords, config as typeof COMMENTS, () => {})
    await settle()
    expect(following.snapshot).toMatchObject({ state: 'Fulfilled', data: { count: 1 } })
  },
)

it('never takes an older version for fresh than news announced, whenever it was asked for', async () => {
  const { service, cache, open } = late(({ query }) => query?.fields === 'Case.Subject')
  await cache.invoke(getRecord, STATUS)
  const second = cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  await settle()
  service.put('Case', CASE, { Status: 'Closed' })
  receive(cache, updated(CASE, 2))
  await settle()
  open()
  expect(await second).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 2 } })
  expect(await cache.invoke(getRecord, STATUS)).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 2 } })
})

it('remembers the announced version of a record that it does not hold', async () => {
  const { service, cache } = twoCases()
  const old = record('Case', CASE, 1, { Status: 'Open' })
  let isLagging = true
  service.on(() => (isLagging ? ok(old) : undefined))
  service.put('Case', CASE, { Status: 'Closed' })
  receive(cache, updated(CASE, 2))
  expect(await cache.invoke(getRecord, STATUS)).toMatchObject({ state: 'Stale', data: { weakEtag: 1 } })
  isLagging = false
  expect(await cache.invoke(getRecord, STATUS)).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 2 } })
})

it('asks a service again that answers less than news announced, and says so when it goes on', async () => {
  const { service, cache, follow } = twoCases()
  const old = record('Case', CASE, 1, { Status: 'Open' })
  let lagging = 1
  const received = follow(CASE, 'Case.Status')
  await settle()
  received.length = 0
  service.on(({ method }) => (method === 'GET' && lagging-- > 0 ? ok(old) : undefined))
  service.put('Case', CASE, { Status: 'Closed' })
  receive(cache, updated(CASE, 2))
  await settle()
  expect(received).toEqual(['Open?', 'Closed'])
  lagging = 100
  service.on(({ method }) => (method === 'GET' && lagging-- > 0 ? ok({ ...old, weakEtag: 2 }) : undefined))
  receive(cache, updated(CASE, 3))
  await settle()
  expect(cache.peek(getRecord, STATUS)).toMatchObject({ state: 'Stale', data: { weakEtag: 2 } })
  lagging = 0
  service.put('Case', CASE, { Status: 'Reopened' })
  expect(await cache.invoke(getRecord, STATUS)).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 3 } })
})

it('does not bring back a deleted record by an answer that was asked for before', async () => {
  const { service, cache, open } = late(({ query }) => query?.fields === 'Case.Subject')
  await cache.invoke(getRecord, STATUS)
  const second = cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  await settle()
  service.on(({ method }) => (method === 'DELETE' ? { status: 204, statusText: '', body: undefined } : undefined))
  service.rows.delete(CASE)
  await cache.send(deleteRecord, CASE)
  open()
  expect(await second).toMatchObject({ state: 'Error', error: { status: 404 } })
  expect(await cache.invoke(getRecord, STATUS)).toMatchObject({ state: 'Error', error: { status: 404 } })
})

it('takes no answer for fresh that was asked for before an update without an answer', async () => {
  const { service, cache, open } = late(({ query }) => query?.fields === 'Case.Subject')
  service.on(({ method, body }) => {
    if (method !== 'PATCH') return undefined
    service.put('Case', CASE, (body as { fields: { Status: string } }).fields)
    return { status: 204, statusText: 'No Content', body: undefined }
  })
  const second = cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  await settle()
  await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  open()
  expect(await second).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 2 } })
})
