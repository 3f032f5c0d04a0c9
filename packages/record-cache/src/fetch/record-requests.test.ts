import { expect, it } from 'vitest'
import { getRecord } from '../adapters/records.ts'
import { notify } from '../live/notify.ts'
import { createRecordCache } from '../record-cache.ts'
import { failure, recordId, settle } from '../testing/scripted-service.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'

it('splits a list of fields that is too long for one address, and asks halves when the service finds it too complicated', async () => {
  const { service, cache } = twoCases()
  const many = Array.from({ length: 300 }, (_, number) => `Field_with_a_long_name_number_${number}__c`)
  service.put('Case', CASE, Object.fromEntries(many.map((name) => [name, name])))
  const snapshot = await cache.invoke(getRecord, { recordId: CASE, fields: many.map((name) => `Case.${name}`) })
  expect(Object.keys(snapshot.data?.fields ?? {})).toHaveLength(300)
  expect(service.taken()).toHaveLength(2)

  const second = createRecordCache({ fetch: service.fetch, now: () => 0 })
  service.on((request) => {
    const isTooMuch = (request.query?.fields?.split(',').length ?? 0) > 60
    const body = [{ errorCode: 'QUERY_TOO_COMPLICATED', message: 'Too much' }]
    return isTooMuch ? { status: 400, statusText: 'Bad Request', body } : undefined
  })
  const halved = await second.invoke(getRecord, {
    recordId: CASE,
    fields: many.slice(0, 100).map((name) => `Case.${name}`),
  })
  expect(Object.keys(halved.data?.fields ?? {})).toHaveLength(100)
})

it('splits refetches after conflicts and changes too, without a failed snapshot', async () => {
  const { service, clock, cache } = twoCases()
  const many = Array.from({ length: 100 }, (_, number) => `Field${number}__c`)
  const second = recordId('500', 2)
  for (const id of [CASE, second]) service.put('Case', id, Object.fromEntries(many.map((name) => [name, 'old'])))
  service.on(({ query = {} }) => {
    const requested = [query.fields ?? [], query.optionalFields ?? []].flat().join().split(',')
    return requested.length > 60 ? failure(400, 'QUERY_TOO_COMPLICATED', 'Too much') : undefined
  })
  const fields = many.map((name) => `Case.${name}`)
  const received: unknown[] = []
  for (const id of [CASE, second]) {
    cache.subscribe(getRecord, { recordId: id, fields }, ({ state, data }) =>
      received.push([state, id, data?.fields.Field99__c?.value]),
    )
  }
  await settle()
  received.length = 0
  service.put('Case', CASE, { Field99__c: 'newer' })
  clock.nowMs += 30_000
  await cache.invoke(getRecord, { recordId: CASE, fields })
  await settle()
  expect(received).toEqual([['Fulfilled', CASE, 'newer']])
  received.length = 0
  for (const id of [CASE, second]) service.put('Case', id, { Field99__c: 'newest' })
  notify(cache, [CASE, second])
  await settle()
  expect(received).toEqual([
    ['Stale', CASE, 'newer'],
    ['Stale', second, 'old'],
    ['Fulfilled', CASE, 'newest'],
    ['Fulfilled', second, 'newest'],
  ])
})
