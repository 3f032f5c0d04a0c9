import { act, cleanup, render, screen, within } from '@testing-library/react'
import {
  adoptPermissionEpoch,
  type CacheRequest,
  createRecord,
  getObjectInfo,
  getRecord,
  notify,
  receive,
} from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CASE, caseRecord } from '../testing/case-record.ts'
import { CacheDebugPanel } from './CacheDebugPanel.tsx'
import { observeCache } from './observe-cache.ts'

const CONFIG = { recordId: CASE, fields: ['Case.Subject'] }

function setUp() {
  const clock = { nowMs: 1_000_000 }
  const fetch = async ({ method, path }: CacheRequest) => {
    clock.nowMs += 20
    if (path.endsWith('lost000000AAA')) throw new Error('lost')
    if (method === 'POST') return { status: 400, statusText: 'Bad Request', body: [{ message: 'No such object' }] }
    const body = path.includes('object-info')
      ? { apiName: 'Case', eTag: '1', fields: {} }
      : caseRecord({ Subject: 'No signal' })
    return { status: 200, statusText: 'OK', body }
  }
  return { clock, ...observeCache({ fetch, now: () => clock.nowMs }) }
}

let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(consoleError).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('sees requests with their outcome, newest first', async () => {
  const { cache, observer } = setUp()
  await cache.invoke(getRecord, CONFIG)
  await cache.invoke(getRecord, { ...CONFIG, recordId: '50000lost000000AAA' })
  expect(observer.requests()).toEqual([
    { call: 'GET /records/50000lost000000AAA?fields=Case.Subject', startedAtMs: 1_000_020, tookMs: 20, status: 0 },
    { call: `GET /records/${CASE}?fields=Case.Subject`, startedAtMs: 1_000_000, tookMs: 20, status: 200 },
  ])
})

it('sees who follows what, and no more when they leave or everything is emptied', async () => {
  const { cache, observer } = setUp()
  const received: string[] = []
  const { unsubscribe } = cache.subscribe(getRecord, CONFIG, ({ state }) => received.push(state))
  const following = { adapter: 'getRecord', config: JSON.stringify(CONFIG), sinceMs: 1_000_000 }
  expect(observer.subscriptions()).toEqual([{ ...following, state: 'Pending', received: 0 }])
  await vi.waitFor(() => expect(received).toEqual(['Fulfilled']))
  expect(observer.subscriptions()).toEqual([{ ...following, state: 'Fulfilled', received: 1 }])
  unsubscribe()
  expect(observer.subscriptions()).toEqual([])
  const empties = [
    () => cache.reset(),
    () => receive(cache, { type: 'signed-out' }),
    () => adoptPermissionEpoch(cache, 2),
  ]
  adoptPermissionEpoch(cache, 1)
  for (const empty of empties) {
    cache.subscribe(getRecord, CONFIG, () => {})
    empty()
    expect(observer.subscriptions()).toEqual([])
  }
})

it('lists what was done and how it was answered, and bounds what it keeps', async () => {
  const { cache, observer } = setUp()
  await cache.invoke(getRecord, CONFIG)
  cache.invoke(getRecord, CONFIG)
  await cache.refresh(getRecord, CONFIG)
  adoptPermissionEpoch(cache, 1)
  await expect(cache.send(createRecord, { apiName: 'Nope', fields: {} })).rejects.toThrow('No such object')
  expect(observer.timeline().map(({ what, outcome }) => `${what.split(' {')[0]}: ${outcome}`)).toEqual([
    'send createRecord: FetchError: No such object',
    'permission epoch 1: ',
    'refresh getRecord: Fulfilled',
    'read getRecord: Fulfilled',
    'read getRecord: asked',
  ])
  for (let number = 0; number < 300; number++) cache.invoke(getRecord, CONFIG)
  expect(observer.timeline()).toHaveLength(200)
})

it('shows it all, and goes on showing it as it changes', async () => {
  const { cache, clock, observer } = setUp()
  await cache.invoke(getObjectInfo, { objectApiName: 'Case' })
  render(<CacheDebugPanel observer={observer} />)
  expect(screen.queryByRole('table')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Record cache' }).click())
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rowsOf('Lists and descriptions')).toEqual([['object-info:case', '900.0 s']])
  expect(rowsOf('Records')).toEqual([])
  await act(async () => {
    cache.subscribe(getRecord, CONFIG, () => {})
    await cache.invoke(getRecord, CONFIG)
    clock.nowMs += 1_000
    notify(cache, [])
  })
  expect(rowsOf('Records')).toEqual([['Case', CASE, '1', 'Subject', '29.0 s']])
  expect(rowsOf('Subscriptions')).toEqual([['getRecord', JSON.stringify(CONFIG), 'Fulfilled', '1', '1.0 s']])
  expect(rowsOf('Requests').map(([call, status, took]) => [call, status, took])).toEqual([
    [`GET /records/${CASE}?fields=Case.Subject`, '200', '20 ms'],
    ['GET /object-info/Case', '200', '20 ms'],
  ])
  expect(rowsOf('Figures')).toContainEqual(['requestsSent', '2'])
  expect(rowsOf('Timeline')[0]?.[1]).toBe('notify ')
})
