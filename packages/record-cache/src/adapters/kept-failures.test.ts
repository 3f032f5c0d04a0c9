import { expect, it } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import * as cache from '../index.ts'
import type { Lifetime } from '../lifetimes.ts'
import * as lifetimes from '../lifetimes.ts'
import { createRecordCache } from '../record-cache.ts'
import type { CacheResponse } from '../request.ts'
import { everyCallService } from '../testing/every-call-service.ts'
import { failure, gate, ok, recordId, settle } from '../testing/scripted-service.ts'

const lifetimesMs = { ...lifetimes }

const CASE = recordId('500', 1)
const OTHER = recordId('500', 2)
const MISSING = failure(404, 'NOT_FOUND', 'The requested resource does not exist')
const REFUSED = failure(403, 'INSUFFICIENT_ACCESS', 'No')

function setUp(answer?: () => CacheResponse | undefined) {
  const service = everyCallService()
  if (answer !== undefined) service.on(answer)
  const clock = { nowMs: 1_000_000 }
  const records = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  return { service, clock, records }
}

const item = ({ status, body }: CacheResponse) => ({ statusCode: status, result: body })
const answering = (...items: CacheResponse[]) => ok({ hasErrors: true, results: items.map(item) })

type Row = [name: string, adapter: ReadAdapter<never, unknown>, config: object, kept: Lifetime]

const MISSING_WHOLE: Row[] = [
  ['a record', cache.getRecord, { recordId: CASE, fields: 'Case.Subject' }, 'recordError'],
  [
    'a record with its layouts',
    cache.getRecordUi,
    { recordIds: CASE, layoutTypes: 'Full', modes: 'View' },
    'recordError',
  ],
  [
    'one of several records with their layouts',
    cache.getRecordUi,
    { recordIds: [CASE, OTHER], layoutTypes: 'Full', modes: 'View' },
    'recordUi',
  ],
  ['a description of a list', cache.getListInfo, { objectApiName: 'Case', listViewApiName: 'Nope' }, 'listInfoError'],
  ['a list', cache.getListRecords, { objectApiName: 'Case', listViewApiName: 'Nope' }, 'listInfoError'],
  [
    'actions of a related list',
    cache.getRelatedListActions,
    { recordIds: CASE, relatedListId: 'A' },
    'relatedListActionsError',
  ],
  ['actions of records', cache.getRecordActions, { recordIds: [CASE, OTHER], sections: 'Page' }, 'batchError'],
  ['an object', cache.getObjectInfo, { objectApiName: 'Nope' }, 'objectInfo'],
  [
    'all counts of a parent',
    cache.getRelatedListsCount,
    { parentRecordId: CASE, relatedListNames: ['A', 'B'] },
    'batchError',
  ],
  [
    'all related-list actions of records',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A' }] },
    'relatedListActionsError',
  ],
  [
    'all related lists of a parent',
    cache.getRelatedListRecordsBatch,
    { parentRecordId: CASE, relatedListParameters: [{ relatedListId: 'A' }] },
    'batchError',
  ],
]

it.each(MISSING_WHOLE)('keeps that something is missing: %s', async (_, adapter, config, kept) => {
  const { service, clock, records } = setUp(() => structuredClone(MISSING))
  const invoke = () => records.invoke(adapter, config as never)
  const missing = { state: 'Error', data: undefined, error: { status: 404, errors: [{ type: 'NOT_FOUND' }] } }
  expect(await invoke()).toMatchObject(missing)
  expect(service.taken()).toHaveLength(1)
  clock.nowMs += lifetimesMs[kept] - 1
  expect(await invoke()).toMatchObject(missing)
  expect(await records.invoke(adapter, config as never, { cachePolicy: { type: 'only-if-cached' } })).toMatchObject(
    missing,
  )
  expect(service.taken()).toEqual([])
  clock.nowMs += 1
  await invoke()
  expect(service.taken()).toHaveLength(1)
})

it('drops the 404 of several records as soon as all of them came', async () => {
  let missing: CacheResponse | undefined = MISSING
  const { service, records } = setUp(() => structuredClone(missing))
  for (const id of [CASE, OTHER]) service.put('Case', id, { Subject: 'Map' })
  const config = { recordIds: [CASE, OTHER], layoutTypes: 'Full', modes: 'View' }
  const invoke = () => records.invoke(cache.getRecordUi, config)
  await invoke()
  missing = undefined
  await records.refresh(cache.getRecordUi, config)
  expect(await invoke()).toMatchObject({ state: 'Fulfilled' })
  records.engine.store.evict(records.engine.store.entry(OTHER))
  service.taken()
  expect(await invoke()).toMatchObject({ state: 'Fulfilled' })
  expect(service.taken()).toHaveLength(1)
})

it.each([400, 403, 500, 503])('does not keep that a read failed with %i', async (status) => {
  const { service, records } = setUp(() => failure(status, 'OTHER', 'No'))
  const invoke = () => records.invoke(cache.getObjectInfo, { objectApiName: 'Case' })
  expect(await invoke()).toMatchObject({
    state: 'Error',
    error: { status, url: expect.stringMatching(/object-info\/Case$/) },
  })
  await invoke()
  expect(service.taken()).toHaveLength(2)
})

const listReference = { id: null, listViewApiName: null, objectApiName: 'Case' }

const ITEMS: Row[] = [
  ['descriptions of objects', cache.getObjectInfos, { objectApiNames: ['Case', 'Nope'] }, 'batchError'],
  ['descriptions of lists', cache.getListInfos, { names: ['Case.AllCases', 'Case.Nope'] }, 'listInfoError'],
  [
    'descriptions of related lists',
    cache.getRelatedListInfoBatch,
    { parentObjectApiName: 'Case', relatedListNames: ['A', 'B'] },
    'batchError',
  ],
  ['preferences', cache.getRelatedListPreferencesBatch, { preferencesIds: ['Case.A', 'Case.B'] }, 'batchError'],
  ['counts', cache.getRelatedListsCount, { parentRecordId: CASE, relatedListNames: ['A', 'B'] }, 'batchError'],
  ['avatars', cache.getRecordAvatars, { recordIds: [CASE, OTHER] }, 'avatarError'],
  [
    'related-list actions',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A' }, { relatedListId: 'B' }] },
    'relatedListActionsError',
  ],
]

it.each(ITEMS)(
  'holds the refusal of a member for its window, and reads the other members: %s',
  async (_, adapter, config) => {
    let second = REFUSED
    const { service, records } = setUp(() => answering(ok({ eTag: 'one', listReference }), second))
    const invoke = () => records.invoke(adapter, config as never)
    const refused = {
      hasErrors: true,
      results: [{ statusCode: 200 }, { statusCode: 403, result: [{ errorCode: 'INSUFFICIENT_ACCESS' }] }],
    }
    expect(await invoke()).toMatchObject({ state: 'Fulfilled', data: refused })
    expect(await invoke()).toMatchObject({ state: 'Fulfilled', data: refused })
    expect(service.taken()).toHaveLength(1)
    second = MISSING
    expect(await records.refresh(adapter, config as never)).toMatchObject({
      data: { results: [{}, { statusCode: 404 }] },
    })
    second = ok({ eTag: 'two', listReference })
    expect(await records.refresh(adapter, config as never)).toMatchObject({ data: { hasErrors: false } })
  },
)

it.each(ITEMS)('asks again for refused members when their window is over: %s', async (_, adapter, config, kept) => {
  const { service, clock, records } = setUp(() => answering(REFUSED, REFUSED))
  const invoke = () => records.invoke(adapter, config as never)
  await invoke()
  service.taken()
  clock.nowMs += lifetimesMs[kept] - 1
  await invoke()
  expect(service.taken()).toEqual([])
  clock.nowMs += 1
  await invoke()
  expect(service.taken()).toHaveLength(1)
})

it('keeps refused avatars for an hour, for every later reader', async () => {
  const { service, clock, records } = setUp(() => answering(failure(400, 'INVALID_ID_FIELD', 'No id')))
  const avatars = (...recordIds: string[]) => records.invoke(cache.getRecordAvatars, { recordIds })
  await avatars(CASE)
  service.taken()
  expect(await avatars(CASE, CASE)).toMatchObject({
    data: {
      results: [
        { statusCode: 400, result: [{ errorCode: 'INVALID_ID_FIELD', message: 'No id' }] },
        { statusCode: 400 },
      ],
    },
  })
  clock.nowMs += lifetimesMs.avatarError - 1
  await avatars(CASE)
  expect(service.taken()).toEqual([])
  clock.nowMs += 1
  await avatars(CASE)
  expect(service.taken()).toHaveLength(1)
})

it('tells subscribers of a failed request and leaves them their data', async () => {
  const { service, records } = setUp()
  const received: unknown[] = []
  records.subscribe(cache.getObjectInfo, { objectApiName: 'Case' }, ({ state, data, error }) =>
    received.push([state, data?.apiName, error?.status]),
  )
  await settle()
  service.on(() => failure(500, 'INTERNAL_SERVER_ERROR', 'No'))
  await records.refresh(cache.getObjectInfo, { objectApiName: 'Case' })
  expect(received).toEqual([
    ['Fulfilled', 'Case', undefined],
    ['Error', 'Case', 500],
  ])
})

it('answers 502 for a record with layouts that the answer does not hold', async () => {
  const { records } = setUp(() => ok({ eTag: '', layouts: {}, layoutUserStates: {}, objectInfos: {}, records: {} }))
  expect(
    await records.invoke(cache.getRecordUi, { recordIds: CASE, layoutTypes: 'Full', modes: 'View' }),
  ).toMatchObject({
    state: 'Error',
    error: { status: 502 },
  })
})

it('answers 504 from the cache alone for what it lacks, and 400 for what no cache may keep', async () => {
  const { service, records } = setUp(() => ({ ...ok({ n: 1 }), headers: { 'cache-control': 'no-store' } }))
  const config = { apexClass: 'Alerts', apexMethod: 'list' }
  const fromCache = () => records.invoke(cache.readServerMethod, config, { cachePolicy: { type: 'only-if-cached' } })
  expect(fromCache()).toMatchObject({
    error: { status: 504, statusText: 'Gateway Timeout', message: 'Gateway Timeout' },
  })
  await records.invoke(cache.readServerMethod, config)
  expect(fromCache()).toMatchObject({ state: 'Error', error: { status: 400, message: 'data is not fetchable' } })
  expect(service.taken()).toHaveLength(1)
})

it('answers an empty result with the errors when search engines may know nothing', async () => {
  let answer = failure(500, 'INTERNAL_SERVER_ERROR', 'Broken')
  const { service, clock, records } = setUp(() => answer)
  const invoke = () => records.invoke(cache.getSeoProperties, { communityId: 'portal', recordId: CASE })
  const empty = (errorCode: string) => ({
    state: 'Fulfilled',
    data: {
      errors: [{ errorCode, message: expect.any(String) }],
      fields: {},
      objectName: '',
      recordId: null,
      recordName: null,
    },
  })
  expect(await invoke()).toMatchObject(empty('INTERNAL_SERVER_ERROR'))
  answer = structuredClone(MISSING)
  expect(await invoke()).toMatchObject(empty('NOT_FOUND'))
  expect(service.taken()).toHaveLength(2)
  clock.nowMs += lifetimesMs.recordError - 1
  expect(await invoke()).toMatchObject(empty('NOT_FOUND'))
  expect(service.taken()).toEqual([])
})

it('requests actions again after the set that lacked them failed, and answers all from what came', async () => {
  const held = gate()
  const { service, records } = setUp()
  service.on(async ({ path }) => {
    if (!path.endsWith(CASE)) return undefined
    await held.opened
    return failure(500, 'INTERNAL_SERVER_ERROR', 'No')
  })
  const actions = (...recordIds: string[]) => records.invoke(cache.getRecordActions, { recordIds, sections: 'Page' })
  const first = actions(CASE)
  const both = actions(CASE, OTHER)
  held.open()
  expect(await first).toMatchObject({ state: 'Error', error: { status: 500 } })
  expect(await both).toMatchObject({ state: 'Error', error: { status: 500 } })
  expect(service.taken()).toEqual([
    `GET actions/record/${CASE}?sections=Page`,
    `GET actions/record/${OTHER}?sections=Page`,
    `GET actions/record/${CASE}?sections=Page`,
  ])
})
