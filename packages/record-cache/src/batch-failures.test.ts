import { expect, it } from 'vitest'
import { getRecord } from './adapters/records/get-record.ts'
import { getRecords } from './adapters/records/get-records.ts'
import { project } from './testing/record-service.ts'
import { failure, ok, recordId } from './testing/scripted-service.ts'
import { CASE, OTHER, setUp as twoCases } from './testing/two-cases.ts'

const THIRD = recordId('500', 3)
const WINDOW_MS = 15 * 60_000
const batch = (...recordIds: string[]) => ({ records: [{ recordIds, fields: ['Case.Status'] }] })

/** Two cases, of which one answers with a status that the test sets. */
function setUp() {
  const { service, clock, cache } = twoCases()
  const other = { status: 403 }
  service.on((request) => {
    const ids = (request.path.split('/').at(-1) ?? '').split(',')
    if (!request.path.includes('/batch/')) return undefined
    const results = ids.map((id) => {
      const row = service.rows.get(id)
      const status = id === OTHER ? other.status : row === undefined ? 404 : 200
      if (status !== 200 || row === undefined) return { statusCode: status, result: failure(status, 'NO', 'No').body }
      return { statusCode: 200, result: project(service.rows, id, row, [['Status']]) }
    })
    return ok({ hasErrors: results.some(({ statusCode }) => statusCode !== 200), results })
  })
  const statusesOf = async (...ids: string[]) =>
    (await cache.invoke(getRecords, batch(...ids))).data?.results.map(({ statusCode }) => statusCode)
  return { service, clock, cache, other, statusesOf }
}

it('holds the failure of a member for its window, in whatever batch it is asked', async () => {
  const { service, clock, statusesOf } = setUp()
  expect(await statusesOf(CASE, OTHER)).toEqual([200, 403])
  clock.nowMs += 20_000
  service.taken()
  expect(await statusesOf(OTHER, CASE)).toEqual([403, 200])
  expect(service.taken()).toEqual([])
  expect(await statusesOf(OTHER, THIRD)).toEqual([403, 404])
  expect(service.taken()).toEqual([`GET records/batch/${THIRD}?fields=Case.Status`])
  clock.nowMs += WINDOW_MS - 20_001
  expect(await statusesOf(OTHER)).toEqual([403])
  expect(service.taken()).toEqual([])
  clock.nowMs += 1
  expect(await statusesOf(OTHER)).toEqual([403])
  expect(service.taken()).toEqual([`GET records/batch/${OTHER}?fields=Case.Status`])
})

it.each([200, 404])('lets go of a held failure when a later answer is %i', async (status) => {
  const { cache, other, service, statusesOf } = setUp()
  await statusesOf(CASE, OTHER)
  other.status = status
  await cache.refresh(getRecords, batch(OTHER))
  service.taken()
  expect(await statusesOf(CASE, OTHER)).toEqual([200, status])
  expect(service.taken()).toEqual([])
})

it('asks for a record by itself although it failed in a batch', async () => {
  const { cache, statusesOf } = setUp()
  await statusesOf(CASE, OTHER)
  expect(await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(await statusesOf(CASE, OTHER)).toEqual([200, 200])
})

it('forgets held failures with everything else', async () => {
  const { cache, other, statusesOf } = setUp()
  await statusesOf(CASE, OTHER)
  cache.reset()
  other.status = 200
  expect(await statusesOf(CASE, OTHER)).toEqual([200, 200])
})
