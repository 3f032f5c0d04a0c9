import { expect, it } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import { getListUi } from '../adapters/lists.ts'
import { getObjectInfo } from '../adapters/object-info.ts'
import { getRecord, getRecords, getRecordUi } from '../adapters/records.ts'
import { getRelatedListRecords } from '../adapters/related-lists.ts'
import { receive } from '../live/receive.ts'
import { createRecordCache } from '../record-cache.ts'
import { ok, record, settle } from '../testing/scripted-service.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'

const STATUS = { recordId: CASE, fields: ['Case.Status'] }

const reads: [ReadAdapter<never, unknown>, object][] = [
  [getRecord, STATUS],
  [getRecords, { records: [{ recordIds: [CASE], fields: ['Case.Status'] }] }],
  [getRecordUi, { recordIds: CASE, layoutTypes: 'Full', modes: 'View' }],
  [getListUi, { objectApiName: 'Case', listViewApiName: 'AllCases' }],
  [getRelatedListRecords, { parentRecordId: CASE, relatedListId: 'CaseComments' }],
  [getObjectInfo, { objectApiName: 'Case' }],
]

const odd: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['a number', 5],
  ['a text', 'oops'],
  ['lists of the wrong things', { results: 5, records: [null], info: 5, id: CASE, fields: 5, layouts: 5 }],
  ['a record with odd fields', { ...record('Case', CASE, 3, {}), fields: { Status: null } }],
  ['a record in a record that is none', { ...record('Case', CASE, 3, {}), fields: { Status: { value: {} } } }],
]

it.each(odd)('answers an Error to a 200 with %sfor every read, and continues', async (_, body) => {
  for (const [adapter, config] of reads) {
    const { service, cache } = twoCases()
    let isOdd = true
    service.on(() => (isOdd ? { status: 200, statusText: 'OK', body: structuredClone(body) } : undefined))
    const isWhole = adapter.name === 'getObjectInfo' && typeof body === 'object' && Object.keys(body ?? {}).length > 0
    if (isWhole) continue
    const following = cache.subscribe(adapter, config as never, () => {})
    expect(await cache.invoke(adapter, config as never)).toMatchObject({ state: 'Error', error: { status: 502 } })
    expect(following.snapshot).toMatchObject({ state: 'Error' })
    isOdd = false
    receive(cache, { type: 'resync' })
    await settle()
    expect(await cache.refresh(adapter, config as never)).toMatchObject({ state: 'Fulfilled' })
    expect(following.snapshot).toMatchObject({ state: 'Fulfilled' })
  }
})

it.each(odd)('keeps what followers have, and delivers later news to them, after %s', async (_, body) => {
  const { service, cache, follow } = twoCases()
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Status', 'Case.Subject'] })
  const received = follow(CASE, 'Case.Status')
  let isOdd = true
  service.on(({ method }) =>
    isOdd && method === 'GET' ? { status: 200, statusText: 'OK', body: structuredClone(body) } : undefined,
  )
  receive(cache, { type: 'resync' })
  await settle()
  expect([...new Set(received)]).toEqual(['Open?', 502])
  isOdd = false
  service.put('Case', CASE, { Status: 'Closed' })
  receive(cache, { type: 'resync' })
  await settle()
  expect([...new Set(received)]).toEqual(['Open?', 502, 'Closed'])
  expect(cache.engine.resolving.size).toBe(0)
})

it('keeps the version that it knows when a newer one is odd, and does not go back to an older one', async () => {
  const { service, cache, follow } = twoCases()
  const status = (version: number) => record('Case', CASE, version, { Status: `Of ${version}`, Subject: 'Same' })
  const answers: unknown[] = [status(2), { ...status(3), fields: { Status: status(3).fields.Status, Subject: null } }]
  service.on(() => ok(answers.length > 1 ? answers.shift() : answers[0]))
  const received = follow(CASE, 'Case.Status')
  await settle()
  await cache.refresh(getRecord, STATUS)
  answers[0] = status(1)
  await cache.refresh(getRecord, STATUS)
  expect(received).toEqual(['Of 2', 502, 'Of 2'])
  expect(cache.peek(getRecord, STATUS)?.data?.weakEtag).toBe(2)
})

it('stops asking for fields that no answer has, however many followers of a record lack some', async () => {
  const known: Record<string, string> = { Subject: 'No signal', Status: 'Open', Priority: 'High' }
  let requests = 0
  const cache = createRecordCache({
    now: () => 1_000_000,
    fetch: async ({ query }) => {
      requests += 1
      await aMoment()
      const asked = JSON.stringify(query)
      return ok(
        record('Case', CASE, 1, Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name)))),
      )
    },
  })
  const followings = ['Case.Subject', 'Case.Status', 'Case.Priority'].map((field) =>
    cache.subscribe(getRecord, { recordId: CASE, fields: [field, 'Case.Missing'] }, () => {}),
  )
  // Far more turns than the requests of each need.
  for (let turn = 0; turn < 200; turn += 1) await aMoment()
  const asked = requests
  for (let turn = 0; turn < 20; turn += 1) await aMoment()
  expect(requests).toBe(asked)
  for (const { snapshot } of followings) expect(snapshot).toMatchObject({ state: 'Error', error: { status: 502 } })
})

/** A turn of the event loop, as an answer from the network takes. */
const aMoment = () => new Promise((done) => setTimeout(done))
