import { expect, it } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import { dehydrate } from '../hydration/hydration.ts'
import * as cache from '../index.ts'
import { receive } from '../live/receive.ts'
import { createRecordCache } from '../record-cache.ts'
import { everyCallService } from '../testing/every-call-service.ts'
import { gate, ok, record, recordId, settle } from '../testing/scripted-service.ts'

const ACCOUNT = recordId('001', 1)
const CASE = recordId('500', 1)
const OTHER = recordId('500', 2)
const COMMENT = recordId('00a', 1)
const MASTER = '012000000000000AAA'
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

function setUp() {
  const service = everyCallService()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  for (const id of [CASE, OTHER]) service.put('Case', id, { Subject: id, Status: 'Open', AccountId: ACCOUNT })
  service.put('CaseComment', COMMENT, { CommentBody: 'Thanks', ParentId: CASE })
  const records = createRecordCache({ fetch: service.fetch, now: () => 1_000_000, development: true })
  const follow = async <C, D>(adapter: ReadAdapter<C, D>, config: C, show: (data: D | undefined) => unknown) => {
    const received: unknown[] = []
    records.subscribe(adapter, config, ({ state, data, error }) => {
      if (state !== 'Stale') received.push(error?.status ?? show(data))
    })
    await settle()
    service.taken()
    received.length = 0
    return received
  }
  return { service, records, follow }
}

it('tells subscribers of a deleted record that it does not exist, and its list', async () => {
  const { service, records, follow } = setUp()
  const received = await follow(cache.getRecord, { recordId: CASE, fields: 'Case.Subject' }, (data) => data?.id)
  const rows = await follow(cache.getListRecords, ALL, (data) => data?.count)
  service.on(({ method, path }) => {
    if (method === 'DELETE') service.rows.delete(path.split('/').at(-1) ?? '')
    return undefined
  })
  expect(await records.send(cache.deleteRecord, CASE.slice(0, 15))).toBeNull()
  await settle()
  expect(received).toEqual([404])
  expect(rows).toEqual([1])
  expect(service.taken().sort()).toEqual([`DELETE records/${CASE}`, 'POST list-records/Case/AllCases'])
})

it('refetches the child counts of a record that the service gave a created record as its parent', async () => {
  const { service, records, follow } = setUp()
  await follow(cache.getRelatedListCount, { parentRecordId: ACCOUNT, relatedListId: 'Cases' }, (data) => data?.count)
  service.on(({ method, path }) =>
    method === 'POST' && path.endsWith('/records')
      ? ok(record('Case', recordId('500', 3), 1, { Subject: 'New', AccountId: ACCOUNT }))
      : undefined,
  )
  await records.send(cache.createRecord, { apiName: 'Case', fields: { Subject: 'New' } })
  await settle()
  expect(service.taken()).toEqual(['POST records', `GET related-list-count/${ACCOUNT}/Cases`])
})

it('takes the records of a batch together, and evicts those answered without fields', async () => {
  const { service, records, follow } = setUp()
  const first = await follow(
    cache.getRecord,
    { recordId: CASE, fields: ['Case.Status', 'Case.Subject'] },
    (data) => data?.fields.Status?.value,
  )
  const second = await follow(
    cache.getRecord,
    { recordId: OTHER, fields: ['Case.Status', 'Case.Subject'] },
    (data) => data?.fields.Status?.value,
  )
  service.put('Case', CASE, { Status: 'Closed' })
  service.put('Case', OTHER, { Status: 'Waiting' })
  await records.invoke(cache.getRecord, { recordId: COMMENT, fields: 'CaseComment.CommentBody' })
  service.taken()
  const answer = await records.send(cache.executeBatchRecordOperations, {
    allOrNone: false,
    operations: [
      {
        type: 'Update' as 'update',
        records: [{ id: CASE, fields: { Status: 'Closed' } }, { fields: { Id: OTHER, Status: 'Waiting' } }],
      },
      { type: 'DELETE', records: [{ id: COMMENT }] },
    ],
  })
  await settle()
  expect(answer.results.map(({ statusCode, result }) => [statusCode, 'fields' in result])).toEqual([
    [200, true],
    [200, true],
    [200, false],
  ])
  expect(first).toEqual(['Closed'])
  expect(second).toEqual(['Waiting'])
  // One request brings what the answer lacks of both.
  expect(service.taken()).toEqual([
    'POST records/batch',
    `GET records/batch/${CASE},${OTHER}?optionalFields=Case.Id,Case.Status,Case.Subject`,
  ])
  expect(records.peek(cache.getRecord, { recordId: COMMENT, fields: 'CaseComment.CommentBody' })).toMatchObject({
    state: 'Unfulfilled',
  })
})

it('does not touch what a batch was refused', async () => {
  const { service, records, follow } = setUp()
  const received = await follow(
    cache.getRecord,
    { recordId: CASE, fields: 'Case.Subject' },
    (data) => data?.fields.Subject?.value,
  )
  const refused = { statusCode: 400, result: [{ errorCode: 'CASE_CLOSED', message: 'Closed.' }] }
  service.on(({ path }) => (path.endsWith('records/batch') ? ok({ hasErrors: true, results: [refused] }) : undefined))
  const operations = [{ type: 'UPDATE' as const, records: [{ id: CASE, fields: { Subject: 'Map' } }] }]
  expect(await records.send(cache.executeBatchRecordOperations, { allOrNone: false, operations })).toEqual({
    hasErrors: true,
    results: [refused],
  })
  await settle()
  expect(received).toEqual([])
  expect(service.taken()).toEqual(['POST records/batch'])
})

it('refetches the context of a quick action and its dependent reads', async () => {
  const { service, records, follow } = setUp()
  const received = await follow(
    cache.getRecord,
    { recordId: CASE, fields: 'Case.Status' },
    (data) => data?.fields.Status?.value,
  )
  const actions = await follow(cache.getRecordActions, { recordIds: CASE, sections: 'Page' }, (data) => data?.eTag)
  await records.invoke(cache.getRecord, { recordId: OTHER, fields: 'Case.Status' })
  service.put('Case', CASE, { Status: 'Closed' })
  service.taken()
  await records.send(cache.performUpdateRecordQuickAction, { actionApiName: 'Case.Close', contextId: CASE })
  await settle()
  expect(received).toEqual(['Closed'])
  // They are current again, and the same.
  expect(actions).toEqual(['actions'])
  expect(service.taken().sort()).toEqual([
    `GET actions/record/${CASE}?sections=Page`,
    `GET records/${CASE}?optionalFields=Case.Status`,
    'PATCH actions/perform-quick-action/Case.Close',
  ])
})

it('shows a new state of a layout to those who read the state, and to those who read records by the layout', async () => {
  const { service, records, follow } = setUp()
  const config = { objectApiName: 'Case', recordTypeId: MASTER }
  const state = await follow(cache.getLayoutUserState, config, (data) => data?.sectionUserStates)
  const ui = await follow(
    cache.getRecordUi,
    { recordIds: CASE, layoutTypes: 'Full', modes: 'View' },
    (data) => data?.layoutUserStates,
  )
  const sectionUserStates = { details: { collapsed: true } }
  await records.send(cache.updateLayoutUserState, { ...config, sectionUserStates })
  await settle()
  expect(state.at(-1)).toEqual(sectionUserStates)
  expect(ui).toEqual([{ '00hFull': { id: '00hFull', sectionUserStates } }])
  expect(service.taken()).toEqual([`PATCH layout/Case/user-state?recordTypeId=${MASTER}`])
})

it('notifies subscribers of a list view of its change and its deletion', async () => {
  const { service, records, follow } = setUp()
  const info = await follow(cache.getListInfo, ALL, (data) => data?.label)
  const byId = await follow(cache.getListInfos, { ids: '00B000000000001AAA' }, (data) => data?.results.length)
  const rows = await follow(cache.getListRecords, ALL, (data) => data?.count)
  await records.send(cache.updateListInfoByName, { ...ALL, label: 'Everything' })
  await settle()
  expect([info, byId]).toEqual([['Everything'], [1]])
  expect(service.taken()).toEqual(['PATCH list-info/Case/AllCases', 'POST list-records/Case/AllCases'])
  service.on(({ method }) => (method === 'DELETE' ? undefined : { status: 404, statusText: '', body: [] }))
  await records.send(cache.deleteListInfo, ALL)
  await settle()
  expect([info.at(-1), rows.at(-1)]).toEqual([404, 404])
})

it('joins avatar requests in flight', async () => {
  const { service, records } = setUp()
  const held = gate()
  service.on(async ({ path }) => {
    if (path.includes('record-avatars')) await held.opened
    return undefined
  })
  const avatars = (...recordIds: string[]) => records.invoke(cache.getRecordAvatars, { recordIds })
  const reads = [avatars(CASE), avatars(CASE, OTHER), avatars(OTHER), avatars(OTHER, CASE)]
  await settle()
  held.open()
  const types = (await Promise.all(reads)).map(({ data }) =>
    data?.results.map(({ result }) => 'recordId' in result && result.recordId),
  )
  expect(types).toEqual([[CASE], [CASE, OTHER], [OTHER], [OTHER, CASE]])
  expect(service.taken()).toEqual([`GET record-avatars/batch/${CASE}`, `GET record-avatars/batch/${OTHER}`])
})

it('reads avatars from a map as well as by position', async () => {
  const { service, records } = setUp()
  const avatar = (recordId_: string) => ({ eTag: '1', recordId: recordId_, type: 'Photo' })
  service.on(({ path }) =>
    path.includes('record-avatars') ? ok({ [OTHER]: avatar(OTHER), [CASE]: avatar(CASE) }) : undefined,
  )
  const { data } = await records.invoke(cache.getRecordAvatars, { recordIds: [CASE, OTHER, CASE] })
  expect(data?.results.map(({ result }) => result)).toEqual([CASE, OTHER, CASE].map(avatar))
  expect(service.taken()).toEqual([`GET record-avatars/batch/${CASE},${OTHER}`])
})

it('lets a single description wait for the batch that brings it, and ask itself when the batch fails', async () => {
  const { service, records } = setUp()
  const held = gate()
  let isBroken = false
  service.on(async ({ path }) => {
    if (!path.includes('object-info/batch')) return undefined
    await held.opened
    return isBroken ? { status: 500, statusText: '', body: [] } : undefined
  })
  const batch = records.invoke(cache.getObjectInfos, { objectApiNames: ['Case', 'Account'] })
  const single = records.invoke(cache.getObjectInfo, { objectApiName: 'Account' })
  held.open()
  expect(await single).toMatchObject({ state: 'Fulfilled', data: { apiName: 'Account' } })
  expect((await batch).state).toBe('Fulfilled')
  expect(service.taken()).toEqual(['GET object-info/batch/Case,Account'])
  isBroken = true
  const broken = records.invoke(cache.getObjectInfos, { objectApiNames: ['Contact', 'Task'] })
  const second = records.invoke(cache.getObjectInfo, { objectApiName: 'Task' })
  expect((await broken).state).toBe('Error')
  expect((await second).state).toBe('Fulfilled')
})

it('keeps what server methods answer unless the service forbids it', async () => {
  const { service, records } = setUp()
  const allowed: [string | undefined, boolean][] = [
    ['private, max-age=0, must-revalidate', true],
    ['max-age=60', true],
    ['no-cache', false],
    ['private, NO-STORE', false],
    [undefined, true],
  ]
  for (const [position, [header, isKept]] of allowed.entries()) {
    service.on(() => ({ ...ok(position), ...(header === undefined ? {} : { headers: { 'cache-control': header } }) }))
    const config = { apexClass: 'Alerts', apexMethod: `list${position}`, allowContinuation: true }
    expect(await records.invoke(cache.readServerMethod, config)).toMatchObject({ state: 'Fulfilled', data: position })
    expect(service.requests[0]?.headers).toEqual({ 'allow-continuation': 'true' })
    service.taken()
    await records.invoke(cache.readServerMethod, config)
    expect(service.taken()).toHaveLength(isKept ? 0 : 1)
    const written = dehydrate(records).sources.some(([key]) => key.startsWith(`method:Alerts:list${position}:`))
    expect(written).toBe(isKept)
  }
})

it('refuses a picture of unknown type, and keeps nothing of it', async () => {
  const { service, records } = setUp()
  service.on(({ path }) => (path.endsWith('association') ? ok({ recordId: CASE, type: 'Emoji' }) : undefined))
  await expect(
    records.send(cache.updateRecordAvatar, { recordId: CASE, actionType: 'AssociateAvatar' }),
  ).rejects.toThrow(new Error('Unsupported avatar type'))
  expect(records.peek(cache.getRecordAvatars, { recordIds: CASE })).toMatchObject({ state: 'Unfulfilled' })
})

it('shows changes of records in what a lookup found', async () => {
  const { service, records, follow } = setUp()
  const names = await follow(cache.getLookupRecords, { objectApiName: 'Case', fieldApiName: 'AccountId' }, (data) =>
    data?.records.map(({ fields }) => fields.Name?.value),
  )
  const answer = {
    count: 1,
    nextPageToken: null,
    records: [record('Account', ACCOUNT, 2, { Name: 'Osprey Ridge II' })],
  }
  service.on(({ path }) => (path.includes('/lookups/') ? ok(answer) : undefined))
  receive(records, {
    type: 'record',
    operation: 'updated',
    objectApiName: 'Account',
    id: ACCOUNT,
    weakEtag: 2,
    parentIds: [],
  })
  await settle()
  expect(names).toEqual([['Osprey Ridge II']])
})

it('evicts the actions and the defaults of a record whose type changed', async () => {
  const { service, records } = setUp()
  const ofRecord = { recordIds: CASE, sections: 'Page' }
  const defaults = { actionApiName: 'Case.Close', parentRecordId: CASE }
  const typed = (weakEtag: number, recordTypeId: string) =>
    service.on(({ path }) =>
      path.endsWith(`records/${CASE}`)
        ? ok({ ...record('Case', CASE, weakEtag, { Subject: 'Map' }), recordTypeId })
        : undefined,
    )
  typed(2, recordId('012', 1))
  await records.invoke(cache.getRecord, { recordId: CASE, fields: 'Case.Subject' })
  await records.invoke(cache.getRecordActions, ofRecord)
  await records.invoke(cache.getQuickActionDefaults, defaults)
  const states = () => [
    records.peek(cache.getRecordActions, ofRecord)?.state,
    records.peek(cache.getQuickActionDefaults, defaults)?.state,
  ]
  typed(3, recordId('012', 1))
  await records.refresh(cache.getRecord, { recordId: CASE, fields: 'Case.Subject' })
  expect(states()).toEqual(['Fulfilled', 'Fulfilled'])
  typed(4, recordId('012', 2))
  await records.refresh(cache.getRecord, { recordId: CASE, fields: 'Case.Subject' })
  expect(states()).toEqual(['Unfulfilled', 'Unfulfilled'])
})
