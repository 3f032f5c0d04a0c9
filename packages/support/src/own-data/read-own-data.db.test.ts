import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { contactIdOf, userIdOf } from '../testing/world-people.ts'
import { type OwnData, readOwnData } from './read-own-data.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

const dataOf = async (actor: WorldActor): Promise<OwnData> =>
  await readOwnData(world.asActor(actor), world.principalOf(actor))

it('has the own records alone, with the fields that their owner may read', async () => {
  const data = await dataOf('mara')
  expect(data.User?.records.map(({ Id }) => Id)).toEqual([userIdOf('mara')])
  expect(data.Contact?.records[0]).toMatchObject({ Id: contactIdOf('mara'), LastName: expect.any(String) })
  expect(data.Case?.records.length).toBeGreaterThan(0)
  for (const { ContactId } of data.Case?.records ?? []) expect(ContactId).toBe(contactIdOf('mara'))
  for (const { CreatedById } of data.CaseComment?.records ?? []) expect(CreatedById).toBe(userIdOf('mara'))
  for (const { ActorId__c } of data.AuditEvent__c?.records ?? []) expect(ActorId__c).toBe(userIdOf('mara'))
  expect(data.Case?.records[0]).not.toHaveProperty('Queue__c')
  expect(data.Case?.hasMore).toBe(false)
})

it('leaves out what somebody does not see at all', async () => {
  const ofAuthor = await dataOf('priya')
  expect(Object.keys(ofAuthor)).toContain('User')
  expect(Object.keys(ofAuthor)).not.toContain('Case')
  expect(Object.keys(ofAuthor)).not.toContain('Contact')
})

it('keeps the newest first', async () => {
  const times = (await dataOf('mara')).Case?.records.map(({ CreatedDate }) => String(CreatedDate)) ?? []
  expect(times).toEqual(times.toSorted().reverse())
})
