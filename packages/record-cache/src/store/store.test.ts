import { expect, it } from 'vitest'
import { getListRecords, getListUi } from '../adapters/lists.ts'
import { getObjectInfo } from '../adapters/object-info.ts'
import { getRecord } from '../adapters/records.ts'
import { dehydrate } from '../hydration/hydration.ts'
import { createRecordCache } from '../record-cache.ts'
import { statistics } from '../statistics.ts'
import { recordService } from '../testing/record-service.ts'
import { recordId, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'
import { ListPages } from './list-pages.ts'

const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const MAX_ENTRIES = 20
const id = (number: number) => recordId('500', number)

function setUp() {
  const service = recordService()
  for (let number = 1; number <= 60; number++) service.put('Case', id(number), { Subject: `Case ${number}` })
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, maxEntries: MAX_ENTRIES })
  const read = async (from: number, to = from) => {
    for (let number = from; number <= to; number++) {
      await cache.invoke(getRecord, { recordId: id(number), fields: ['Case.Subject'] })
    }
  }
  const isHeld = (number: number) =>
    cache.peek(getRecord, { recordId: id(number), fields: ['Case.Subject'] })?.data !== undefined
  return { service, clock, read, isHeld }
}

it('evicts the least recently used record, not the oldest', async () => {
  const { service, read, isHeld } = setUp()
  await read(1, MAX_ENTRIES)
  for (let number = MAX_ENTRIES + 1; number <= 60; number++) {
    await read(1)
    await read(number)
  }
  expect([isHeld(1), isHeld(2), isHeld(30), isHeld(60)]).toEqual([true, false, false, true])
  // The first one was read again and again, and asked for once.
  expect(service.taken()).toHaveLength(60)
})

it('evicts expired records first, even recently used ones', async () => {
  const { clock, read, isHeld } = setUp()
  await read(1, 8)
  clock.nowMs += 20_000
  await read(9, MAX_ENTRIES)
  clock.nowMs += 9_999
  await read(1, 8)
  clock.nowMs += 1
  await read(MAX_ENTRIES + 1)
  expect([1, 2, 3].map(isHeld)).toEqual([false, false, false])
  expect([9, 10, MAX_ENTRIES, MAX_ENTRIES + 1].map(isHeld)).toEqual([true, true, true, true])
})

it('keeps nothing of records and descriptions beyond its bound', async () => {
  const { service, clock, cache } = threeCases({ maxEntries: 40 })
  for (let number = 10; number < 400; number++) {
    const [account, id] = [recordId('001', number), recordId('500', number)]
    service.put('Account', account, { Name: `Account ${number}` })
    service.put('Case', id, { Subject: `Case ${number}`, AccountId: account })
    await cache.invoke(getRecord, { recordId: id, fields: ['Case.Subject', 'Case.Account.Name'] })
    await cache.invoke(getObjectInfo, { objectApiName: `Object${number}__c` })
    // Most of them are expired by the end, which alone frees nothing.
    clock.nowMs += 10_000
    const { records: held, sources } = statistics(cache)
    expect(Math.max(held, sources)).toBeLessThanOrEqual(40)
  }
  const text = JSON.stringify(dehydrate(cache))
  for (const old of ['"Case 10"', '"Account 10"', 'object10__c']) expect(text).not.toContain(old)
  expect(text).toContain('"Case 399"')
})

it('keeps to its bound, sparing what is followed', async () => {
  const { service, clock } = twoCases()
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, maxEntries: 50 })
  cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  for (let number = 10; number < 300; number++) {
    service.put('Case', recordId('500', number), { Status: 'Open' })
    await cache.invoke(getRecord, { recordId: recordId('500', number), fields: ['Case.Status'] })
    expect(statistics(cache).records).toBeLessThanOrEqual(50)
  }
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Fulfilled' })
  expect(cache.peek(getRecord, { recordId: recordId('500', 299), fields: ['Case.Status'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.peek(getRecord, { recordId: recordId('500', 10), fields: ['Case.Status'] })).toMatchObject({
    state: 'Unfulfilled',
  })
})

it('evicts lists whose rows it evicted, and requests them again', async () => {
  const { service, clock } = twoCases()
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, maxEntries: 20 })
  await cache.invoke(getListUi, ALL)
  for (let number = 10; number < 60; number++) {
    service.put('Product2', recordId('01t', number), { Name: 'Chart' })
    await cache.invoke(getRecord, { recordId: recordId('01t', number), fields: ['Product2.Name'] })
  }
  service.taken()
  expect(await cache.invoke(getListUi, ALL)).toMatchObject({ state: 'Fulfilled', data: { records: { count: 2 } } })
  expect(service.taken()).toEqual(['POST list-records/Case/AllCases'])
})

it('keeps no evicted row in a list or a view, also where part of the list has a subscriber', async () => {
  const { service, cache } = threeCases({ maxEntries: 40 })
  for (let number = 10; number < 60; number++) service.put('Case', recordId('500', number), { Subject: 'Row' })
  const fields = ['Case.Subject']
  cache.subscribe(getListRecords, { ...ALL, fields, pageSize: 5 }, () => {})
  await settle()
  await cache.invoke(getListRecords, { ...ALL, fields, pageSize: 50 })
  for (let number = 100; number < 200; number++) {
    service.put('Case', recordId('501', number), { Subject: 'Other' })
    await cache.invoke(getRecord, { recordId: recordId('501', number), fields })
  }
  const { store } = cache.engine
  const held = [...store.sources.values()].flatMap((source) => (source instanceof ListPages ? source.rows : []))
  expect(held.filter(({ id: rowId }) => rowId !== '' && !store.records.has(rowId))).toEqual([])
  expect(store.records.size).toBeLessThanOrEqual(40)
  expect(cache.peek(getListRecords, { ...ALL, fields, pageSize: 5 })).toMatchObject({ state: 'Fulfilled' })
})

it('answers a read without subscribers when the store is full of followed entries', async () => {
  const { service, cache } = threeCases({ maxEntries: 20 })
  const fields = ['Case.Subject']
  for (let number = 10; number < 60; number++) {
    service.put('Case', recordId('500', number), { Subject: 'Row' })
    if (number < 40) cache.subscribe(getRecord, { recordId: recordId('500', number), fields }, () => {})
  }
  await settle()
  service.taken()
  for (let number = 40; number < 60; number++) {
    expect(await cache.invoke(getRecord, { recordId: recordId('500', number), fields })).toMatchObject({
      state: 'Fulfilled',
    })
  }
  expect(service.taken()).toHaveLength(20)
})

it('keeps the views of recent configs, and no more than its bound', () => {
  const { cache } = threeCases({ maxEntries: 40 })
  const viewOf = (number: number) => getObjectInfo.open(cache.engine, { objectApiName: `Object${number}__c` })
  const first = viewOf(0)
  for (let number = 1; number < 40; number++) viewOf(number)
  expect(viewOf(0)).toBe(first)
  viewOf(40)
  expect(viewOf(0)).not.toBe(first)
})

it('keeps what is only peeked at within its bound', () => {
  const { cache } = threeCases({ maxEntries: 40 })
  for (let number = 0; number < 400; number++)
    cache.peek(getRecord, { recordId: recordId('500', number), fields: ['Case.Subject'] })
  expect(statistics(cache).records).toBeLessThanOrEqual(40)
})

it('looks for records to evict only where there are enough of them', async () => {
  const { service, cache } = threeCases({ maxEntries: 100 })
  const fields = ['Case.Subject']
  for (let number = 10; number < 400; number++) {
    service.put('Case', recordId('500', number), { Subject: 'Row' })
    cache.subscribe(getRecord, { recordId: recordId('500', number), fields }, () => {})
  }
  await settle()
  const { records } = cache.engine.store
  let looked = 0
  const values = records.values.bind(records)
  records.values = () => {
    looked++
    return values()
  }
  for (let turn = 0; turn < 100; turn++) await cache.refresh(getRecord, { recordId: recordId('500', 10), fields })
  expect(looked).toBe(0)
})
