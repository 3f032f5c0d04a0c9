import { expect, it } from 'vitest'
import { receive } from '../live/receive.ts'
import { createRecordCache } from '../record-cache.ts'
import type { CacheRequest, CacheResponse } from '../request.ts'
import { listService } from '../testing/list-service.ts'
import { project } from '../testing/record-service.ts'
import { failure, gate, ok, recordId, settle } from '../testing/scripted-service.ts'
import { createRecord, deleteRecord, updateRecord } from './record-writes.ts'
import { getRecord } from './records.ts'
import { getRelatedListCount, getRelatedListRecords } from './related-lists.ts'

const [HANGAR, APRON] = [recordId('500', 1), recordId('500', 2)]
const [NOSE, TAIL, WING] = [recordId('00a', 1), recordId('00a', 2), recordId('00a', 3)]
const commentsOf = (parentRecordId: string, pageSize = 50, fields = ['CaseComment.CommentBody']) => ({
  parentRecordId,
  relatedListId: 'CaseComments',
  fields,
  pageSize,
})

/** Two cases, of which the first has three comments; comments can be moved and deleted. Lists and counts of some are followed. */
function setUp(followed = [HANGAR, APRON]) {
  const service = listService()
  for (const id of [HANGAR, APRON]) service.put('Case', id, { Subject: id })
  for (const [id, CommentBody] of [
    [NOSE, 'Nose'],
    [TAIL, 'Tail'],
    [WING, 'Wing'],
  ] as const)
    service.put('CaseComment', id, { CommentBody, ParentId: HANGAR })
  service.on(write)
  const cache = createRecordCache({ fetch: service.fetch, now: () => 1_000_000, development: true })
  const lists = followed.map((id) => cache.subscribe(getRelatedListRecords, commentsOf(id), () => {}))
  const counts = followed.map((id) =>
    cache.subscribe(getRelatedListCount, { parentRecordId: id, relatedListId: 'CaseComments' }, () => {}),
  )
  const shown = () => [
    ...lists.map(({ snapshot }) => snapshot.data?.records.map(({ fields }) => fields.CommentBody?.value).join()),
    ...counts.map(({ snapshot }) => snapshot.data?.count),
  ]
  const event = (operation: 'updated' | 'deleted', id: string, parentIds: string[]) =>
    receive(cache, { type: 'record', operation, objectApiName: 'CaseComment', id, weakEtag: 2, parentIds })
  return { service, cache, lists, shown, event }

  function write({ method, path, body }: CacheRequest): CacheResponse | undefined {
    const id = path.split('/').at(-1) ?? ''
    if (method === 'DELETE') {
      service.rows.delete(id)
      return { status: 204, statusText: 'No Content', body: undefined }
    }
    if (method !== 'PATCH') return undefined
    service.put('CaseComment', id, (body as { fields: Record<string, string> }).fields)
    const row = service.rows.get(id)
    return row && ok(project(service.rows, id, row, [['CommentBody'], ['ParentId']]))
  }
}

it.each([
  ['is known', ['CaseComment.CommentBody', 'CaseComment.ParentId']],
  ['is not known', ['CaseComment.CommentBody']],
])('moves a row between the lists and counts of its parents where the old parent %s', async (_, fields) => {
  const { service, cache, shown, event } = setUp()
  await cache.invoke(getRelatedListRecords, commentsOf(HANGAR, 50, fields))
  await settle()
  expect(shown()).toEqual(['Nose,Tail,Wing', '', 3, 0])
  await cache.send(updateRecord, { fields: { Id: TAIL, ParentId: APRON } })
  await settle()
  expect(shown()).toEqual(['Nose,Wing', 'Tail', 2, 1])
  // The own event names the parents once more; a second one says nothing that is new.
  service.taken()
  event('updated', TAIL, [HANGAR, APRON])
  await settle()
  expect(service.taken()).toContain(`POST related-list-records/${APRON}/CaseComments`)
  event('updated', TAIL, [HANGAR, APRON])
  await settle()
  expect(service.taken()).toEqual([])
})

it('asks nothing again for the own event of an update that moves nothing', async () => {
  const { service, cache, shown, event } = setUp()
  await settle()
  await cache.send(updateRecord, { fields: { Id: TAIL, CommentBody: 'Tail cone' } })
  await settle()
  expect(shown()).toEqual(['Nose,Tail cone,Wing', '', 3, 0])
  service.taken()
  event('updated', TAIL, [HANGAR])
  await settle()
  expect(service.taken()).toEqual([])
})

it.each([
  ['whole lists', 50],
  ['a page with others behind it', 2],
  ['a page of one row', 1],
])('takes a deleted row out of %s before they are refetched, and keeps it out when that fails', async (_, pageSize) => {
  const { service, cache } = setUp([])
  const list = cache.subscribe(getRelatedListRecords, commentsOf(HANGAR, pageSize), () => {})
  await settle()
  const { opened, open } = gate()
  service.on(async ({ path }) => {
    if (!path.includes('related-list')) return undefined
    await opened
    return failure(500, 'INTERNAL_SERVER_ERROR', 'Broken')
  })
  const rows = () => list.snapshot.data?.records.map(({ id }) => id)
  const left = rows()?.slice(1)
  await cache.send(deleteRecord, NOSE)
  expect([list.snapshot.state, rows()]).toEqual(['Stale', left])
  expect(list.snapshot.data?.nextPageToken === null).toBe(pageSize === 50)
  open()
  await settle()
  expect([list.snapshot.state, rows()]).toEqual(['Error', left])
})

it('takes a row out for the event of a deletion elsewhere too', async () => {
  const { service, lists, shown, event } = setUp()
  await settle()
  service.rows.delete(WING)
  const { opened, open } = gate()
  service.on(async ({ path }) => {
    if (path.includes('related-list')) await opened
    return undefined
  })
  event('deleted', WING, [HANGAR])
  await settle()
  expect([lists[0]?.snapshot.state, shown()[0]]).toEqual(['Stale', 'Nose,Tail'])
  open()
  await settle()
  expect([lists[0]?.snapshot.state, ...shown()]).toEqual(['Fulfilled', 'Nose,Tail', '', 2, 0])
})

it('asks once for the lists and counts of a record that was deleted here, whether its event comes or not', async () => {
  const { service, cache, shown, event } = setUp()
  await settle()
  service.taken()
  await cache.send(deleteRecord, NOSE)
  await settle()
  expect(service.taken().sort()).toEqual([
    `DELETE records/${NOSE}`,
    `GET related-list-count/${HANGAR}/CaseComments`,
    `POST related-list-records/${HANGAR}/CaseComments`,
  ])
  event('deleted', NOSE, [HANGAR])
  await settle()
  expect(service.taken()).toEqual([])
  expect(shown()).toEqual(['Tail,Wing', '', 2, 0])
})

const unanswered: [string, () => CacheResponse | Error][] = [
  ['a cut line', () => new Error('Socket hang up')],
  ['a 502', () => failure(502, 'BAD_GATEWAY', 'Bad gateway')],
  ['a 504', () => failure(504, 'GATEWAY_TIMEOUT', 'Timed out')],
  ['an answer that cannot be read', () => ok({ id: TAIL, fields: 'none' })],
]

it.each(unanswered)('finds out what writes have done that ended with %s', async (_, lost) => {
  const { service, cache, shown } = setUp()
  await cache.invoke(getRecord, { recordId: TAIL, fields: ['CaseComment.CommentBody'] })
  await settle()
  service.on(async (request) => {
    if (request.method === 'GET' || request.path.includes('related-list')) return undefined
    const body = request.body as { fields?: Record<string, string> } | undefined
    if (request.method === 'POST') service.put('CaseComment', recordId('00a', 9), body?.fields ?? {})
    else if (request.method === 'DELETE') service.rows.delete(NOSE)
    else service.put('CaseComment', TAIL, body?.fields ?? {})
    const answer = lost()
    if (answer instanceof Error) throw answer
    return request.method === 'DELETE' && answer.status === 200 ? failure(504, 'GATEWAY_TIMEOUT', 'Timed out') : answer
  })
  const outcome = (write: Promise<unknown>) =>
    write.then(
      () => 'done',
      () => 'failed',
    )
  const update = { fields: { Id: TAIL, CommentBody: 'Tail cone', ParentId: APRON } }
  expect(await outcome(cache.send(updateRecord, update))).toBe('failed')
  await settle()
  expect(shown()).toEqual(['Nose,Wing', 'Tail cone', 2, 1])
  const creation = { apiName: 'CaseComment', fields: { ParentId: APRON, CommentBody: 'Rudder' } }
  await outcome(cache.send(createRecord, creation))
  await settle()
  expect(shown()).toEqual(['Nose,Wing', 'Tail cone,Rudder', 2, 2])
  await outcome(cache.send(deleteRecord, NOSE))
  await settle()
  expect(shown()).toEqual(['Wing', 'Tail cone,Rudder', 1, 2])
  expect(cache.peek(getRecord, { recordId: TAIL, fields: ['CaseComment.CommentBody'] })).toMatchObject({
    data: { fields: { CommentBody: { value: 'Tail cone' } } },
  })
})

it('leaves everything as it is after a write that the service refused', async () => {
  const { service, cache, lists } = setUp()
  await settle()
  service.on(({ method }) => (method === 'PATCH' ? failure(400, 'CASE_CLOSED', 'Closed') : undefined))
  service.taken()
  await expect(cache.send(updateRecord, { fields: { Id: TAIL, ParentId: APRON } })).rejects.toMatchObject({
    status: 400,
  })
  await settle()
  expect(service.taken()).toEqual([`PATCH records/${TAIL}`])
  expect(lists.map(({ snapshot }) => snapshot.state)).toEqual(['Fulfilled', 'Fulfilled'])
})
