import { expect, it, vi } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import { getListRecords } from '../adapters/lists.ts'
import { updateRecord } from '../adapters/record-writes.ts'
import type { GetRecordConfig } from '../adapters/records.ts'
import { getRecord, getRecords } from '../adapters/records.ts'
import type { View } from '../engine/view.ts'
import { failure, gate, ok, record, recordId, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'

const FIELDS = ['Case.Subject', 'Case.Status']

it('touches no subscription whose records did not change', async () => {
  const { service, cache } = threeCases()
  const ids = Array.from({ length: 1_000 }, (_, number) => recordId('500', 1_000 + number))
  for (const id of ids) service.put('Case', id, { Subject: 'Same', Status: 'Open' })
  const all = (recordIds: readonly string[]) => ({ records: [{ recordIds, fields: FIELDS }] })
  await cache.invoke(getRecords, all(ids))
  const seen = new Set<string>()
  const received = new Set<string>()
  const watched: ReadAdapter<GetRecordConfig, unknown> = {
    ...getRecord,
    open(engine, config) {
      const view = getRecord.open(engine, config)
      return view === null ? null : seenBy(view, () => seen.add(config.recordId))
    },
  }
  for (const id of ids) {
    cache.subscribe(watched, { recordId: id, fields: FIELDS }, () => received.add(id))
  }
  const changed = ids.filter((_, position) => position % 10 === 0)
  for (const id of changed) service.put('Case', id, { Status: 'Closed' })
  const refreshed = cache.refresh(getRecords, all(changed))
  seen.clear()
  await refreshed
  expect([...received].sort()).toEqual(changed)
  expect([...seen].sort()).toEqual(changed)
})

it('notifies the other listeners when one throws, and rethrows its error', async () => {
  const { service, cache, follow } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  await cache.invoke(getRecord, config)
  cache.subscribe(getRecord, config, () => {
    throw new Error('The screen failed')
  })
  const received = follow(CASE, 'Case.Status')
  service.put('Case', CASE, { Status: 'Resolved' })
  const later: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((act) => later.push(act))
  const snapshot = await cache.refresh(getRecord, config)
  spy.mockRestore()
  expect(snapshot).toMatchObject({ state: 'Fulfilled', data: { fields: { Status: { value: 'Resolved' } } } })
  expect(received).toEqual(['Resolved'])
  expect(() => later.at(-1)?.()).toThrow('The screen failed')
})

it('keeps a newer version when a request fails that was in flight before it came', async () => {
  const { service, cache, clock } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases', fields: ['Case.Status'] }
  await cache.invoke(getRecord, config)
  await cache.invoke(getListRecords, list)
  clock.nowMs += 30_000
  const { opened, open } = gate()
  service.on(async ({ method, path, query }) => {
    // What an update's answer lacks is asked for without required fields.
    if (method === 'PATCH' || (query?.fields === undefined && !path.includes('list-records'))) return undefined
    await opened
    return failure(500, 'INTERNAL_SERVER_ERROR', 'broken')
  })
  const received: unknown[] = []
  cache.subscribe(getRecord, config, ({ state, data }) => received.push([state, data?.fields.Status?.value]))
  const ofList: unknown[] = []
  cache.subscribe(getListRecords, list, ({ data }) => ofList.push(data?.records[0]?.fields.Status?.value))
  await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  open()
  await settle()
  expect(received).toEqual([['Fulfilled', 'Closed']])
  expect(new Set(ofList)).toEqual(new Set(['Closed']))
})

it('never goes back to an older version, however close behind the answer of that a newer one comes', async () => {
  for (let turns = 0; turns < 40; turns++) {
    const { service, cache, follow } = twoCases()
    const { opened, open } = gate()
    const old = ok(record('Case', CASE, 1, { Status: 'Open' }))
    service.on(async ({ query }) => {
      if (query?.fields === 'Case.Status') return opened.then(() => old)
      for (let turn = await opened.then(() => 0); turn < turns; turn++) await undefined
      return ok(record('Case', CASE, 2, { Status: 'Closed', Subject: 'Newer' }))
    })
    const received = follow(CASE, 'Case.Status')
    void cache.refresh(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
    open()
    await settle()
    await settle()
    expect([turns, received.at(-1)]).toEqual([turns, 'Closed'])
    expect(received.indexOf('Open')).toBeLessThanOrEqual(0)
  }
})

it('requests again when a listener refreshes on receiving an answer', async () => {
  const { service, cache } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  let refreshed: unknown
  cache.subscribe(getRecord, config, () => {
    service.put('Case', CASE, { Status: 'Closed' })
    refreshed ??= cache.refresh(getRecord, config)
  })
  await settle()
  expect(service.taken()).toHaveLength(2)
  expect(await refreshed).toMatchObject({ data: { fields: { Status: { value: 'Closed' } } } })
})

it('ends Fulfilled after a renewal that changes nothing', async () => {
  const { service, cache, clock } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  await cache.invoke(getRecord, config)
  clock.nowMs += 30_000
  const received: string[] = []
  const following = cache.subscribe(getRecord, config, ({ state }) => received.push(state), {
    cachePolicy: { type: 'cache-and-network' },
  })
  expect(following.snapshot.state).toBe('Stale')
  await settle()
  expect(service.taken()).toHaveLength(2)
  expect([received, following.snapshot.state]).toEqual([['Fulfilled'], 'Fulfilled'])
})

it('leaves nothing at the signal of a caller who has left', () => {
  const { cache } = twoCases()
  const { signal } = new AbortController()
  const listening = new Set<unknown>()
  signal.addEventListener = (_type: string, act: unknown) => listening.add(act)
  signal.removeEventListener = (_type: string, act: unknown) => listening.delete(act)
  const following = cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {}, { signal })
  expect(listening.size).toBe(1)
  following.unsubscribe()
  expect(listening.size).toBe(0)
})

/** The same view, which reports every access. */
const seenBy = <D>(view: View<D>, touched: () => void): View<D> =>
  new Proxy(view, {
    get(target, name) {
      touched()
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
    set(target, name, value) {
      touched()
      return Reflect.set(target, name, value)
    },
  })

it('makes a controller for a request alone', async () => {
  const { cache } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  const created = vi.spyOn(globalThis, 'AbortController')
  try {
    await cache.invoke(getRecord, config)
    const following = Array.from({ length: 10 }, () => cache.subscribe(getRecord, config, () => {}))
    for (const { unsubscribe } of following) unsubscribe()
    expect(created).toHaveBeenCalledTimes(1)
    const missing = cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Subject'] }, () => {})
    missing.unsubscribe()
    await settle()
    expect(created.mock.calls.length).toBeGreaterThan(1)
  } finally {
    created.mockRestore()
  }
})

it('notifies followers when requests for their data begin and end, whichever reader sends them', async () => {
  const { service, cache } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  const states: boolean[] = []
  const following = cache.subscribe(getRecord, config, () => {}, {
    onFetching: (isFetching) => states.push(isFetching),
  })
  expect(states).toEqual([true])
  await settle()
  expect(states).toEqual([true, false])
  await Promise.all([cache.refresh(getRecord, config), cache.refresh(getRecord, config)])
  expect(states).toEqual([true, false, true, false])
  // Another version without the field that is followed: it is asked for again.
  service.put('Case', CASE, { Status: 'Closed' })
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  await settle()
  expect(states.slice(4)).toEqual([true, false])
  const refreshing = cache.refresh(getRecord, config)
  cache.reset()
  await refreshing
  await settle()
  expect(states.at(-1)).toBe(false)
  following.unsubscribe()
  await cache.refresh(getRecord, config)
  expect(states.at(-1)).toBe(false)
})

it('asks for nothing while it follows only what is cached, and says so when that is gone', async () => {
  const { service, cache } = twoCases()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  await cache.invoke(getRecord, config)
  service.taken()
  const received: unknown[] = []
  cache.subscribe(getRecord, config, ({ state, error }) => received.push([state, error?.status]), {
    cachePolicy: { type: 'valid-at', timestampMs: 1_000_000, basePolicy: { type: 'only-if-cached' } },
  })
  cache.reset()
  await settle()
  expect([received.at(-1), service.taken()]).toEqual([['Error', 504], []])
})
