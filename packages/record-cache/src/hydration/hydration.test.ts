import type { LiveEvent } from 'contract'
import { expect, it } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import { getRecordActions } from '../adapters/actions-of-records.ts'
import { getListRecords, getListUi } from '../adapters/lists.ts'
import { getObjectInfo } from '../adapters/object-info.ts'
import { getRecord } from '../adapters/records.ts'
import { getRelatedListCount } from '../adapters/related-lists.ts'
import { receive } from '../live/receive.ts'
import { clientToken as pageTokenAt } from '../read/page-token.ts'
import { createRecordCache, type RecordCache } from '../record-cache.ts'
import { everyCallService } from '../testing/every-call-service.ts'
import { failure, recordId, settle } from '../testing/scripted-service.ts'
import { CASE, OTHER, twoCases } from '../testing/two-cases.ts'
import { dehydrate, hydrate } from './hydration.ts'

const ACCOUNT = recordId('001', 1)
const SUBJECT = { recordId: CASE, fields: ['Case.Subject'] }
const STATUS = { recordId: CASE, fields: ['Case.Status'] }
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

const written = (cache: RecordCache) => JSON.parse(JSON.stringify(dehydrate(cache)))

/** What a server knew when it sent the first part of a page, and when it sent the second one. */
async function twoParts() {
  const { service, clock, cache } = twoCases()
  await cache.invoke(getRecord, SUBJECT)
  const first = written(cache)
  await cache.invoke(getRecord, STATUS)
  await cache.invoke(getListUi, ALL)
  const second = written(cache)
  return { service, clock, cache, first, second }
}

it.each([
  ['in order', (first: unknown, second: unknown) => [first, second]],
  ['the later one first', (first: unknown, second: unknown) => [second, first]],
  ['twice', (first: unknown, second: unknown) => [first, second, second, first]],
])('takes the parts of a page %s, and asks for nothing that they hold', async (_, inOrder) => {
  const { cache, first, second } = await twoParts()
  const browser = twoCases()
  for (const part of inOrder(first, second)) hydrate(browser.cache, structuredClone(part) as typeof first)
  for (const config of [SUBJECT, STATUS]) {
    expect(browser.cache.invoke(getRecord, config)).toEqual(cache.peek(getRecord, config))
  }
  expect(browser.cache.invoke(getListUi, ALL)).toEqual(cache.peek(getListUi, ALL))
  expect(browser.service.taken()).toEqual([])
})

it('tells those who wait of what a later part brings', async () => {
  const { first, second } = await twoParts()
  const { service, cache, follow } = twoCases()
  hydrate(cache, first)
  service.on(() => new Promise<never>(() => {}))
  const received = follow(CASE, 'Case.Status', 'Case.Subject')
  expect(received).toEqual([])
  hydrate(cache, second)
  expect(received).toEqual(['Open,No signal'])
})

it('keeps what is newer than a part that comes late', async () => {
  const { first } = await twoParts()
  const { service, cache, follow } = twoCases()
  service.put('Case', CASE, { Subject: 'Changed since' })
  const received = follow(CASE, 'Case.Subject')
  await settle()
  service.taken()
  hydrate(cache, first)
  expect(received).toEqual(['Changed since'])
  expect(cache.peek(getRecord, SUBJECT)?.data?.fields.Subject?.value).toBe('Changed since')
  expect(service.taken()).toEqual([])
})

it('expires hydrated content that a change affects before it is first read', async () => {
  const server = everyCallService()
  server.put('Case', CASE, { Subject: 'No signal' })
  const created = () => createRecordCache({ fetch: server.fetch, now: () => 0 })
  const reads = [
    [getListUi, ALL],
    [getRelatedListCount, { parentRecordId: CASE, relatedListId: 'CaseComments' }],
    [getRecordActions, { recordIds: CASE, sections: 'Page' }],
    [getObjectInfo, { objectApiName: 'Case' }],
  ] as readonly (readonly [ReadAdapter<never, unknown>, object])[]
  const cache = created()
  for (const [adapter, config] of reads) await cache.invoke(adapter, config as never)
  const statesAfter = async (event: LiveEvent) => {
    const browser = created()
    hydrate(browser, written(cache))
    receive(browser, event)
    await settle()
    return reads.map(([adapter, config]) => browser.peek(adapter, config as never)?.state)
  }
  const change = { type: 'record', operation: 'created', objectApiName: 'Case', id: OTHER, weakEtag: 1 } as const
  expect(await statesAfter({ ...change, parentIds: [] })).toEqual(['Stale', 'Fulfilled', 'Fulfilled', 'Fulfilled'])
  expect(await statesAfter({ ...change, objectApiName: 'CaseComment', parentIds: [CASE] })).toEqual([
    'Fulfilled',
    'Stale',
    'Fulfilled',
    'Fulfilled',
  ])
  expect(await statesAfter({ type: 'resync' })).toEqual(['Stale', 'Stale', 'Stale', 'Fulfilled'])
})

it('knows from the server what does not exist, be it a list, its description or a record', async () => {
  const server = twoCases()
  const reads = [
    [getListUi, { objectApiName: 'Case', listViewApiName: 'Nope' }],
    [getObjectInfo, { objectApiName: 'Nope' }],
    [getRecord, { recordId: recordId('500', 9), fields: ['Case.Subject'] }],
  ] as readonly (readonly [ReadAdapter<never, unknown>, object])[]
  server.service.on(() => failure(404, 'NOT_FOUND', 'The requested resource does not exist'))
  for (const [adapter, config] of reads) await server.cache.invoke(adapter, config as never)
  const { service, cache } = twoCases()
  hydrate(cache, written(server.cache))
  for (const [adapter, config] of reads) {
    expect(cache.invoke(adapter, config as never)).toMatchObject({ state: 'Error', error: { status: 404 } })
  }
  expect(service.taken()).toEqual([])
})

it('does not take a related record that was not known any more for none', async () => {
  const { service, cache } = twoCases()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  service.put('Case', CASE, { AccountId: ACCOUNT })
  const withAccount = { recordId: CASE, fields: ['Case.Subject', 'Case.Account.Name'] }
  await cache.invoke(getRecord, withAccount)
  service.rows.delete(ACCOUNT)
  await cache.refresh(getRecord, { recordId: ACCOUNT, fields: ['Account.Name'] })
  const browser = twoCases().cache
  hydrate(browser, written(cache))
  expect(browser.peek(getRecord, withAccount)).toMatchObject({ state: 'Unfulfilled' })
  expect(browser.peek(getRecord, SUBJECT)).toMatchObject({ state: 'Fulfilled' })
})

it('lets nothing of one request into another, however their answers come', async () => {
  const people = ['Mara', 'Ines'].map((name) => {
    const { service, cache } = twoCases()
    for (const id of [CASE, OTHER]) service.put('Case', id, { Subject: `For ${name}` })
    return { name, cache }
  })
  await Promise.all(people.flatMap(({ cache }) => [cache.invoke(getRecord, SUBJECT), cache.invoke(getListUi, ALL)]))
  for (const { name, cache } of people) {
    const text = JSON.stringify(dehydrate(cache))
    for (const person of people) expect(text.includes(`For ${person.name}`)).toBe(person.name === name)
  }
})

it('takes an old state for as old as it is, and shortens no lifetime', async () => {
  const { cache } = twoCases()
  await cache.invoke(getRecord, SUBJECT)
  const old = written(cache)
  const browser = twoCases()
  browser.clock.nowMs += 40_000
  hydrate(browser.cache, structuredClone(old), browser.clock.nowMs)
  expect(browser.cache.peek(getRecord, SUBJECT)).toMatchObject({ state: 'Stale' })
  await browser.cache.invoke(getRecord, SUBJECT)
  hydrate(browser.cache, structuredClone(old))
  expect(browser.cache.peek(getRecord, SUBJECT)).toMatchObject({ state: 'Fulfilled' })
})

it('takes a later state of a list for the newer one, unless there was news of the list', async () => {
  const { service, clock, cache, first, second } = await twoParts()
  expect(first.sources).toEqual([])
  service.put('Case', recordId('500', 3), { Subject: 'New', Status: 'Open' })
  clock.nowMs += 1_000
  await cache.refresh(getListUi, ALL)
  const third = written(cache)
  const browser = twoCases()
  browser.clock.nowMs += 1_000
  const count = () => browser.cache.peek(getListUi, ALL)?.data?.records.count
  hydrate(browser.cache, structuredClone(second))
  expect(count()).toBe(2)
  hydrate(browser.cache, structuredClone(third))
  expect(count()).toBe(3)
  receive(browser.cache, { type: 'resync' })
  hydrate(browser.cache, structuredClone(third))
  expect(browser.cache.peek(getListUi, ALL)).toMatchObject({ state: 'Stale' })
})

it.each(['fields', 'optionalFields'])('remembers what was wanted below an empty lookup by %s', async (wanted) => {
  const { service, cache } = twoCases()
  service.put('Case', CASE, { AccountId: null })
  await cache.invoke(getRecord, { recordId: CASE, fields: [], [wanted]: ['Case.Subject', 'Case.Account.Name'] })
  const browser = twoCases()
  hydrate(browser.cache, written(cache))
  browser.service.put('Account', ACCOUNT, { Name: 'Osprey Ridge' })
  browser.service.put('Case', CASE, { AccountId: ACCOUNT })
  await browser.cache.refresh(getRecord, SUBJECT)
  expect(browser.service.taken()).toEqual([`GET records/${CASE}?fields=Case.Subject&optionalFields=Case.Account.Name`])
})

it('knows what of a related record was read, what the service left out of it, and asks for the rest only', async () => {
  const created = () => {
    const parts = twoCases()
    parts.service.put('Account', ACCOUNT, { Name: 'Osprey Ridge', Tier: 'Prime' })
    parts.service.put('Case', CASE, { AccountId: ACCOUNT })
    return parts
  }
  const server = created()
  const partly = { recordId: CASE, optionalFields: ['Case.Nowhere__c', 'Case.Account.Name', 'Case.Account.Nowhere__c'] }
  const rendered = await server.cache.invoke(getRecord, partly)
  const { service, cache } = created()
  hydrate(cache, written(server.cache))
  expect(cache.invoke(getRecord, partly)).toEqual(rendered)
  expect(service.taken()).toEqual([])
  const more = await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Account.Tier'] })
  expect(more.data?.fields.Account?.value).toMatchObject({ fields: { Tier: { value: 'Prime' } } })
  expect(service.taken()).toEqual([`GET records/${CASE}?fields=Case.Account.Tier&optionalFields=Case.Account.Name`])
})

it.each([
  ['ahead', 3_600_000],
  ['behind', -900_000],
])(
  'keeps a page fresh in a browser whose clock is %s of the server, and each part for as long as its rest of life',
  async (_, skewMs) => {
    const { clock, second, cache } = await twoParts()
    clock.nowMs += 20_000
    await cache.refresh(getRecord, { recordId: OTHER, fields: ['Case.Subject'] })
    const third = written(cache)
    const browser = twoCases()
    browser.clock.nowMs += skewMs
    const state = (recordId_: string) =>
      browser.cache.peek(getRecord, { recordId: recordId_, fields: ['Case.Subject'] })?.state
    // The later part first: of the earlier one, 10 of 30 seconds are left then.
    hydrate(browser.cache, third)
    hydrate(browser.cache, second)
    browser.clock.nowMs += 9_999
    expect([state(CASE), state(OTHER)]).toEqual(['Fulfilled', 'Fulfilled'])
    browser.clock.nowMs += 1
    expect([state(CASE), state(OTHER)]).toEqual(['Stale', 'Fulfilled'])
    browser.clock.nowMs += 20_000
    expect(state(OTHER)).toBe('Stale')
  },
)

it('takes over the further rows of a list from a later part, though its first rows are no newer', async () => {
  const rows = Array.from({ length: 4 }, (_, number) => recordId('500', number + 1))
  const page = (pageSize: number, offset = 0) => ({ ...ALL, pageSize, pageToken: pageTokenAt(offset) })
  const made = () => {
    const world = twoCases()
    for (const id of rows) world.service.put('Case', id, { Subject: id, Status: 'Open' })
    return world
  }
  const server = made()
  await server.cache.invoke(getListRecords, page(2))
  const first = written(server.cache)
  await server.cache.invoke(getListRecords, page(2, 2))
  const second = written(server.cache)
  const browser = made()
  for (const part of [first, second]) hydrate(browser.cache, part)
  expect(browser.cache.peek(getListRecords, page(4))).toMatchObject({ state: 'Fulfilled', data: { count: 4 } })
  // What the browser has been answered since is newer than a part that comes late.
  const other = made()
  hydrate(other.cache, first)
  for (const id of rows.slice(2)) other.service.rows.delete(id)
  await other.cache.refresh(getListRecords, page(2))
  hydrate(other.cache, second)
  expect(other.cache.peek(getListRecords, page(4))).toMatchObject({ data: { count: 2, nextPageToken: null } })
})
