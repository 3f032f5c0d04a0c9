import {
  accountIdOf,
  canariesIn,
  contactIdOf,
  createSupportWorld,
  type SupportWorld,
  userIdOf,
  type WorldPerson,
} from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followReaders } from '../checks/current-readers.ts'

let world: SupportWorld
beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const setTo = (object: string, id: string, column: string, value: unknown) =>
  world.database.query(`update records."${object}" set "${column}" = $2, "_version" = "_version" + 1 where "Id" = $1`, [
    id,
    value,
  ])

/** The canary of the subject of a person's case, and the id of the case. */
function caseOf(person: WorldPerson) {
  const row = world.rows.find((row) => row.object === 'Case' && row.person === person)
  const [canary = ''] = canariesIn(String(row?.record.Subject))
  return { id: row?.id ?? '', canary }
}

it('follows a case to those who read it once it was handed over, and to no other reader', async () => {
  const readers = await followReaders(world, ['mara', 'ines', 'jonas'])
  const { id, canary } = caseOf('mara')
  const who = () => (['mara', 'ines', 'jonas'] as const).filter((actor) => readers.readable(actor).has(canary))
  expect([canary, who()]).toEqual([expect.stringMatching(/^canary/), ['mara', 'jonas']])
  await setTo('Case', id, 'ContactId', contactIdOf('ines'))
  await setTo('Case', id, 'AccountId', accountIdOf('northfield'))
  // What the request itself answered may still show what was there before.
  expect((await readers.passOn('mara')).has(canary)).toBe(true)
  expect(who()).toEqual(['ines', 'jonas'])
})

it('follows the rights of people, and the new text of a record', async () => {
  const readers = await followReaders(world, ['wren'])
  const { id, canary } = caseOf('sam')
  expect(readers.readable('wren').has(canary)).toBe(false)
  await setTo('User', userIdOf('wren'), 'ExportClearance__c', true)
  await readers.passOn('wren')
  expect(readers.readable('wren').has(canary)).toBe(true)
  await setTo('Case', id, 'Subject', 'canaryanother')
  await readers.passOn('wren')
  expect([canary, 'canaryanother'].map((text) => readers.readable('wren').has(text))).toEqual([false, true])
})
