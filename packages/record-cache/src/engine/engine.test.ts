import { expect, it } from 'vitest'
import { getRecord } from '../adapters/records.ts'
import { dehydrate } from '../hydration/hydration.ts'
import { receive } from '../live/receive.ts'
import { statistics } from '../statistics.ts'
import { gate, settle } from '../testing/scripted-service.ts'
import { CASE, OTHER, twoCases, updated } from '../testing/two-cases.ts'

it('is empty after a reset, lets subscribers wait and request again, and drops answers to earlier requests', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status')
  await settle()
  received.length = 0
  const { opened, open } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const waiting = cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  receive(cache, { type: 'signed-out' })
  expect(received).toEqual([''])
  expect(JSON.stringify(dehydrate(cache))).not.toContain('Open')
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
  service.put('Case', CASE, { Status: 'Closed' })
  open()
  expect(await waiting).toMatchObject({ state: 'Error', data: undefined })
  await settle()
  expect(received).toEqual(['', 'Closed'])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
  expect(statistics(cache)).toMatchObject({ subscriptions: 1, requestsInFlight: 0 })
})

it('goes on telling subscribers of changes after a reset', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status')
  await settle()
  cache.reset()
  await settle()
  received.length = 0
  for (const [version, status] of ['Closed', 'Reopened'].entries()) {
    service.put('Case', CASE, { Status: status })
    receive(cache, updated(CASE, version + 2))
    await settle()
  }
  expect(received).toEqual(['Open?', 'Closed', 'Closed?', 'Reopened'])
})
