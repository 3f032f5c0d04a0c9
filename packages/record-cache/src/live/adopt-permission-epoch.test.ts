import { expect, it } from 'vitest'
import { getRecord } from '../adapters/records.ts'
import { dehydrate, hydrate } from '../hydration/hydration.ts'
import { statistics } from '../statistics.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'
import { adoptPermissionEpoch } from './adopt-permission-epoch.ts'

const CONFIG = { recordId: CASE, fields: ['Case.Status'] }

it('keeps everything while the rights stay, and empties everything when they change', async () => {
  const { cache, follow } = twoCases()
  expect(adoptPermissionEpoch(cache, 1)).toBe(false)
  const received = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, CONFIG)
  expect(adoptPermissionEpoch(cache, 1)).toBe(false)
  expect(cache.peek(getRecord, CONFIG)).toMatchObject({ state: 'Fulfilled' })
  received.length = 0
  expect(adoptPermissionEpoch(cache, 2)).toBe(true)
  expect(cache.peek(getRecord, CONFIG)).toMatchObject({ state: 'Unfulfilled' })
  expect(statistics(cache)).toMatchObject({ subscriptions: 1, requestsInFlight: 1 })
  expect(JSON.stringify(dehydrate(cache))).not.toContain('Open')
  expect(received).toEqual([''])
})

it('takes no answer that was asked for under other rights', async () => {
  const { cache } = twoCases()
  adoptPermissionEpoch(cache, 1)
  const read = cache.invoke(getRecord, CONFIG)
  adoptPermissionEpoch(cache, 2)
  expect(await read).toMatchObject({ state: 'Error', data: undefined })
  expect(cache.peek(getRecord, CONFIG)).toMatchObject({ state: 'Unfulfilled' })
})

it('takes a page written under the same rights or under none, not one of other rights', async () => {
  const server = twoCases().cache
  adoptPermissionEpoch(server, 1)
  await server.invoke(getRecord, CONFIG)
  const page = JSON.parse(JSON.stringify(dehydrate(server)))
  const stateAfter = (epoch: number | undefined, state: typeof page) => {
    const { cache } = twoCases()
    if (epoch !== undefined) adoptPermissionEpoch(cache, epoch)
    hydrate(cache, state)
    return [cache.peek(getRecord, CONFIG)?.state, adoptPermissionEpoch(cache, 1)]
  }
  const { permissionEpoch: _told, ...untold } = page
  expect(stateAfter(undefined, page)).toEqual(['Fulfilled', false])
  expect(stateAfter(1, page)).toEqual(['Fulfilled', false])
  expect(stateAfter(2, page)).toEqual(['Unfulfilled', true])
  expect(stateAfter(2, untold)).toEqual(['Fulfilled', true])
})
