import { expect, it } from 'vitest'
import { getRecord } from './adapters/records/get-record.ts'
import { createRecordCache } from './record-cache.ts'
import { recordService } from './testing/record-service.ts'
import { recordId } from './testing/scripted-service.ts'

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

it('lets go of what was not used longest, not of what came first', async () => {
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

it('lets go first of what is past its lifetime, however lately it was used', async () => {
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
