import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from './testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldPerson, worldId } from './testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

/** One record of each object that belongs to Mara's account, the farthest denormalised columns included. */
const ofMara = {
  Account: accountIdOf('osprey'),
  Contact: contactIdOf('mara'),
  User: userIdOf('mara'),
  Aircraft__c: worldId('a00', 1),
  Subscription__c: worldId('a01', 1),
  Case: worldId('500', 1),
  CaseComment: worldId('00a', 1),
  CaseHistory: worldId('017', 1),
  CaseWatcher__c: worldId('a07', 1),
  CaseRating__c: worldId('a08', 1),
  ContentDocument: worldId('069', 1),
  ContentVersion: worldId('068', 1),
  ContentDocumentLink: worldId('06A', 1),
  DownloadReset__c: worldId('a02', 1),
  DownloadResetItem__c: worldId('a03', 1),
} as const

async function seenBy(person: WorldPerson): Promise<string[]> {
  const { records } = world.asActor(person)
  const seen = await Promise.all(
    Object.entries(ofMara).map(async ([object, id]) => {
      try {
        await records.get(id, { fields: [`${object}.Id`] })
        return object
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null
        throw error
      }
    }),
  )
  return seen.filter((object) => object !== null)
}

const listed = async (person: WorldPerson): Promise<string[]> => {
  const page = await world
    .asActor(person)
    .lists.records({ objectApiName: 'Case', listViewApiName: 'AllCases' }, { pageSize: 200 })
  return page.records.map(({ id }) => id)
}

const hold = (isHeld: boolean) =>
  world.platform.asSystem('a test holds an account').update('Account', accountIdOf('osprey'), { ExportHold__c: isHeld })

it('hides everything of a held account from agents without clearance, at once, and shows it again', async () => {
  const everything = Object.keys(ofMara)
  expect(await seenBy('wren')).toEqual(everything)
  await hold(true)
  expect(await seenBy('wren')).toEqual([])
  expect(await listed('wren')).not.toContain(ofMara.Case)
  expect(await seenBy('jonas')).toEqual(everything)
  expect(await listed('jonas')).toContain(ofMara.Case)
  // The customer's own people still see it.
  expect(await listed('mara')).toContain(ofMara.Case)
  await hold(false)
  expect(await seenBy('wren')).toEqual(everything)
})

it('keeps a military account restricted with and without a hold', async () => {
  const system = world.platform.asSystem('a test holds an account')
  for (const isHeld of [true, false]) {
    await system.update('Account', accountIdOf('wing'), { ExportHold__c: isHeld })
    expect(await system.read('Account', accountIdOf('wing'), ['ExportRestricted__c'])).toEqual({
      ExportRestricted__c: true,
    })
  }
})
