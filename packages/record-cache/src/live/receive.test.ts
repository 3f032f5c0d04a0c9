import { expect, it } from 'vitest'
import { getListUi } from '../adapters/lists.ts'
import { getRecord, getRecords } from '../adapters/records.ts'
import { gate, recordId, settle } from '../testing/scripted-service.ts'
import { CASE, OTHER, twoCases, updated } from '../testing/two-cases.ts'
import { adoptPermissionEpoch } from './adopt-permission-epoch.ts'
import { receive } from './receive.ts'

const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

it('refetches on a live event only what has subscribers and is older', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  await settle()
  service.taken()
  received.length = 0
  service.put('Case', CASE, { Status: 'Resolved' })
  service.put('Case', OTHER, { Status: 'Resolved' })
  receive(cache, updated(CASE, 1))
  await settle()
  expect(service.taken()).toEqual([])
  receive(cache, updated(CASE, 2))
  receive(cache, updated(OTHER, 2))
  await settle()
  expect(service.taken()).toEqual([`GET records/${CASE}?optionalFields=Case.Status`])
  expect(received).toEqual(['Open?', 'Resolved'])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Stale' })
})

it('handles live events together: one request for several records, one for a list', async () => {
  const { service, cache, follow } = twoCases()
  follow(CASE, 'Case.Status')
  follow(OTHER, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  for (const id of [CASE, OTHER]) {
    service.put('Case', id, { Status: 'Resolved' })
    receive(cache, updated(id, 2))
  }
  await settle()
  expect(service.taken()).toEqual([
    'POST list-records/Case/AllCases',
    `GET records/batch/${CASE},${OTHER}?optionalFields=Case.Status,Case.Subject`,
  ])
})

it('refetches once more for live events that arrive during a refetch', async () => {
  const { service, cache } = twoCases()
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  const { opened, open } = gate()
  service.on(async (request) => {
    if (request.path.includes('list-records')) await opened
    return undefined
  })
  for (const version of [2, 3, 4]) {
    receive(cache, updated(recordId('500', 9), version))
    await settle()
  }
  expect(service.taken()).toHaveLength(1)
  open()
  await settle()
  expect(service.taken()).toHaveLength(1)
})

it('gives the subscriber of a deleted record its 404, and forgets others', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  await settle()
  received.length = 0
  for (const id of [CASE, OTHER]) {
    service.rows.delete(id)
    receive(cache, { ...updated(id, 2), operation: 'deleted' })
  }
  await settle()
  expect(received).toEqual(['Open?', 404])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
})

it('refetches everything with subscribers after a resync', async () => {
  const { service, cache, follow } = twoCases()
  follow(CASE, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  receive(cache, { type: 'resync' })
  await settle()
  expect(service.taken().sort()).toEqual([
    `GET records/${CASE}?optionalFields=Case.Status,Case.Subject`,
    'POST list-records/Case/AllCases',
  ])
})

it('asks for a thousand followed records in batches after a resync', async () => {
  const { service, cache } = twoCases()
  const ids = Array.from({ length: 1_000 }, (_, number) => recordId('500', 1_000 + number))
  for (const id of ids) service.put('Case', id, { Subject: 'Same', Status: 'Open' })
  await cache.invoke(getRecords, { records: [{ recordIds: ids, fields: ['Case.Status'] }] })
  const received: string[] = []
  for (const recordIdToRead of ids)
    cache.subscribe(getRecord, { recordId: recordIdToRead, fields: ['Case.Status'] }, ({ state }) =>
      received.push(state),
    )
  service.taken()
  receive(cache, { type: 'resync' })
  await settle()
  expect(service.taken()).toHaveLength(5)
  expect(received).toEqual([...ids.map(() => 'Stale'), ...ids.map(() => 'Fulfilled')])
})

it('requests nothing when another user views a record', async () => {
  const { service, cache, follow } = twoCases()
  follow(CASE, 'Case.Status')
  await settle()
  service.taken()
  receive(cache, { type: 'presence', recordId: CASE })
  await settle()
  expect(service.taken()).toEqual([])
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Fulfilled' })
})

it('empties itself when the rights of the reader change', async () => {
  const { service, cache, follow } = twoCases()
  adoptPermissionEpoch(cache, 1)
  const received = follow(CASE, 'Case.Status')
  await settle()
  receive(cache, { type: 'rights', permissionEpoch: 1 })
  expect(received).toEqual(['Open'])
  service.put('Case', CASE, { Status: 'Resolved' })
  receive(cache, { type: 'rights', permissionEpoch: 2 })
  await settle()
  expect(received).toEqual(['Open', '', 'Resolved'])
})
