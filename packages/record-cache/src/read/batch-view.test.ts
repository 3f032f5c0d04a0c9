import { expect, it } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import { getListInfo, getListInfos } from '../adapters/lists.ts'
import { getObjectInfo, getObjectInfos } from '../adapters/object-info.ts'
import { getRecord, getRecords } from '../adapters/records.ts'
import {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
} from '../adapters/related-lists.ts'
import { project } from '../testing/record-service.ts'
import { failure, ok, recordId } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, OTHER, twoCases } from '../testing/two-cases.ts'

const THIRD = recordId('500', 3)
const WINDOW_MS = 15 * 60_000
const batch = (...recordIds: string[]) => ({ records: [{ recordIds, fields: ['Case.Status'] }] })

/** Two cases, of which one answers with a status that the test sets. */
function setUp() {
  const { service, clock, cache } = twoCases()
  const second = { status: 403 }
  service.on((request) => {
    const ids = (request.path.split('/').at(-1) ?? '').split(',')
    if (!request.path.includes('/batch/')) return undefined
    const results = ids.map((id) => {
      const row = service.rows.get(id)
      const status = id === OTHER ? second.status : row === undefined ? 404 : 200
      if (status !== 200 || row === undefined) return { statusCode: status, result: failure(status, 'NO', 'No').body }
      return { statusCode: 200, result: project(service.rows, id, row, [['Status']]) }
    })
    return ok({ hasErrors: results.some(({ statusCode }) => statusCode !== 200), results })
  })
  const statusesOf = async (...ids: string[]) =>
    (await cache.invoke(getRecords, batch(...ids))).data?.results.map(({ statusCode }) => statusCode)
  return { service, clock, cache, other: second, statusesOf }
}

it('holds the failure of a member for its window, in every batch that contains it', async () => {
  const { service, clock, statusesOf } = setUp()
  expect(await statusesOf(CASE, OTHER)).toEqual([200, 403])
  clock.nowMs += 20_000
  service.taken()
  expect(await statusesOf(OTHER, CASE)).toEqual([403, 200])
  expect(service.taken()).toEqual([])
  expect(await statusesOf(OTHER, THIRD)).toEqual([403, 404])
  expect(service.taken()).toEqual([`GET records/batch/${THIRD}?fields=Case.Status`])
  clock.nowMs += WINDOW_MS - 20_001
  expect(await statusesOf(OTHER)).toEqual([403])
  expect(service.taken()).toEqual([])
  clock.nowMs += 1
  expect(await statusesOf(OTHER)).toEqual([403])
  expect(service.taken()).toEqual([`GET records/batch/${OTHER}?fields=Case.Status`])
})

it.each([200, 404])('drops a stored failure when a later answer is %i', async (status) => {
  const { cache, other: second, service, statusesOf } = setUp()
  await statusesOf(CASE, OTHER)
  second.status = status
  await cache.refresh(getRecords, batch(OTHER))
  service.taken()
  expect(await statusesOf(CASE, OTHER)).toEqual([200, status])
  expect(service.taken()).toEqual([])
})

it('requests a record alone although it failed in a batch', async () => {
  const { cache, statusesOf } = setUp()
  await statusesOf(CASE, OTHER)
  expect(await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(await statusesOf(CASE, OTHER)).toEqual([200, 200])
})

it('forgets held failures with everything else', async () => {
  const { cache, other: second, statusesOf } = setUp()
  await statusesOf(CASE, OTHER)
  cache.reset()
  second.status = 200
  expect(await statusesOf(CASE, OTHER)).toEqual([200, 200])
})

const MISSING_MEMBER: [string, ReadAdapter<never, unknown>, object, ReadAdapter<never, unknown>, object, string][] = [
  [
    'records',
    getRecord,
    { recordId: CASE, fields: ['Case.Status'] },
    getRecords,
    { records: [{ recordIds: [CASE, OTHER], fields: ['Case.Status'] }] },
    `GET records/batch/${OTHER}?fields=Case.Status`,
  ],
  [
    'descriptions of objects',
    getObjectInfo,
    { objectApiName: 'Case' },
    getObjectInfos,
    { objectApiNames: ['Case', 'Account'] },
    'GET object-info/batch/Account',
  ],
  [
    'descriptions of lists',
    getListInfo,
    { objectApiName: 'Case', listViewApiName: 'AllCases' },
    getListInfos,
    { names: ['Case.AllCases', 'Case.Mine'] },
    'GET list-info/batch?names=Case.Mine',
  ],
  [
    'descriptions of related lists',
    getRelatedListInfo,
    { parentObjectApiName: 'Case', relatedListId: 'A' },
    getRelatedListInfoBatch,
    { parentObjectApiName: 'Case', relatedListNames: ['A', 'B'] },
    'GET related-list-info/batch/Case/B',
  ],
  [
    'counts',
    getRelatedListCount,
    { parentRecordId: CASE, relatedListId: 'CaseComments' },
    getRelatedListsCount,
    { parentRecordId: CASE, relatedListNames: ['CaseComments', 'CaseHistories'] },
    `GET related-list-count/batch/${CASE}/CaseHistories`,
  ],
  [
    'preferences',
    getRelatedListPreferences,
    { preferencesId: 'Case.A' },
    getRelatedListPreferencesBatch,
    { preferencesIds: ['Case.A', 'Case.B'] },
    'GET related-list-preferences/batch/Case.B',
  ],
]

it.each(MISSING_MEMBER)('asks only for the missing member of a batch: %s', async (_, each, first, many, both, sent) => {
  const { service, cache } = threeCases()
  await cache.invoke(each, first as never)
  service.taken()
  expect(await cache.invoke(many, both as never)).toMatchObject({ state: 'Fulfilled' })
  expect(service.taken()).toEqual([sent])
})

it('asks only for the missing list of a batch of rows', async () => {
  const { service, cache } = threeCases()
  const list = (relatedListId: string) => ({ relatedListId, fields: 'CaseComment.CommentBody' })
  await cache.invoke(getRelatedListRecords, { parentRecordId: CASE, ...list('CaseComments') })
  service.taken()
  const relatedListParameters = [list('CaseComments'), list('B')]
  await cache.invoke(getRelatedListRecordsBatch, { parentRecordId: CASE, relatedListParameters })
  expect(service.requests.map(({ body }) => body)).toMatchObject([{ relatedListParameters: [{ relatedListId: 'B' }] }])
})

it('knows the filter of a list in a batch as that of the list read alone, as an object and as text', async () => {
  const { service, cache } = threeCases()
  const where = { IsPublished: { eq: true } }
  await cache.invoke(getRelatedListRecords, { parentRecordId: CASE, relatedListId: 'CaseComments', where })
  service.taken()
  const batch = (filter: string | object) =>
    cache.invoke(getRelatedListRecordsBatch, {
      parentRecordId: CASE,
      relatedListParameters: [{ relatedListId: 'CaseComments', where: filter }],
    })
  expect(await batch(where)).toMatchObject({ state: 'Fulfilled' })
  expect(await batch(JSON.stringify(where))).toMatchObject({ state: 'Fulfilled' })
  expect(service.taken()).toEqual([])
})

it('asks again for a batch member that failed only after its window, and keeps a missing one', async () => {
  const { service, clock, cache } = twoCases()
  const config = { records: [{ recordIds: [CASE, OTHER, recordId('500', 3)], fields: ['Case.Status'] }] }
  service.on((request) => {
    if (!request.path.includes(OTHER)) return undefined
    const refused = failure(403, 'INSUFFICIENT_ACCESS', 'No')
    const row = service.rows.get(CASE)
    return ok({
      hasErrors: true,
      results: (request.path.split('/').at(-1) ?? '').split(',').map((id) => {
        if (id === OTHER) return { statusCode: 403, result: refused.body }
        if (id !== CASE || row === undefined) return { statusCode: 404, result: failure(404, 'NOT_FOUND', 'Gone').body }
        return { statusCode: 200, result: project(service.rows, CASE, row, [['Status']]) }
      }),
    })
  })
  const answer = await cache.invoke(getRecords, config)
  expect(answer.data?.results.map((item) => item.statusCode)).toEqual([200, 403, 404])
  clock.nowMs += 29_000
  expect(cache.invoke(getRecords, config)).toBe(answer)
  expect(cache.peek(getRecord, { recordId: recordId('500', 3), fields: ['Case.Status'] })).toMatchObject({
    error: { status: 404 },
  })
  service.taken()
  clock.nowMs += 900_000
  await cache.invoke(getRecords, config)
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER},${recordId('500', 3)}?fields=Case.Status`])
})
