import { expect, it } from 'vitest'
import { getRecord, getRecords } from '../adapters/records.ts'
import { recordId, settle } from '../testing/scripted-service.ts'
import { THIRD, threeCases } from '../testing/three-cases.ts'
import { CASE, OTHER, twoCases } from '../testing/two-cases.ts'
import { notify } from './notify.ts'

it('asks for every record of a change notification, in one request', async () => {
  const { service, cache } = threeCases()
  await cache.invoke(getRecords, { records: [{ recordIds: [CASE, OTHER, THIRD], fields: ['Case.Status'] }] })
  for (const id of [CASE, OTHER, THIRD]) service.put('Case', id, { Status: 'Closed' })
  service.taken()
  notify(cache, [CASE, OTHER, THIRD])
  await settle()
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER},${THIRD}?optionalFields=Case.Status`])
  for (const recordId of [CASE, OTHER, THIRD]) {
    const { data } = await cache.invoke(getRecord, { recordId, fields: ['Case.Status'] })
    expect(data?.fields.Status?.value).toBe('Closed')
  }
  expect(service.taken()).toEqual([])
})

it('asks for all records of a change notification, in one request, sixty times in sixty seconds', async () => {
  const { service, clock, cache } = twoCases()
  await cache.invoke(getRecords, { records: [{ recordIds: [CASE, OTHER], fields: ['Case.Status'] }] })
  service.taken()
  notify(cache, [CASE, OTHER, recordId('500', 3)])
  await settle()
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER}?optionalFields=Case.Status`])
  for (let call = 0; call < 70; call++) {
    notify(cache, [CASE])
    await settle()
  }
  expect(service.taken()).toHaveLength(59)
  clock.nowMs += 60_000
  notify(cache, [CASE])
  await settle()
  expect(service.taken()).toHaveLength(1)
})
