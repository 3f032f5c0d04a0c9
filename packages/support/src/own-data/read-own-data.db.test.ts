import { limits } from 'contract'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from '../app.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { contactIdOf, userIdOf } from '../testing/world-people.ts'
import { type OwnRecords, readOwnData } from './read-own-data.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})
afterAll(() => world.close())

type OwnData = Record<string, Pick<OwnRecords, 'records' | 'hasMore'>>

async function dataOf(actor: WorldActor, platform: Pick<Platform, 'as'> = world.platform): Promise<OwnData> {
  const data: OwnData = {}
  const principal = world.principalOf(actor)
  const parts = readOwnData(async () => platform.as(principal), principal)
  for await (const { object, records, hasMore } of parts) {
    data[object] = { records: [...(data[object]?.records ?? []), ...records], hasMore }
  }
  return data
}

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

it('leaves out objects that the person cannot see', async () => {
  const ofAuthor = await dataOf('priya')
  expect(Object.keys(ofAuthor)).toContain('User')
  expect(Object.keys(ofAuthor)).not.toContain('Case')
  expect(Object.keys(ofAuthor)).not.toContain('Contact')
})

it('reads the newest first, in parts that one request may read, and says where there are more', async () => {
  const form = (number: number) => ({
    CreatedDate: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    UserId__c: userIdOf('ines'),
    Form__c: `comment ${number}`,
    Content__c: 'x'.repeat(limits.draftCharacters),
  })
  const system = world.platform.asSystem('a test')
  const drafts = Math.ceil(limits.textCharactersPerRequest / limits.draftCharacters) + 1
  await system.load(
    'CaseDraft__c',
    Array.from({ length: drafts }, (_, number) => form(number)),
  )
  const costs = { reserve: () => ({ ready: null, end: () => undefined }), charge: () => undefined }
  const counting = createPlatform({
    app: supportApp,
    database: world.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'x',
    readCosts: { of: () => costs },
  })
  const { records = [], hasMore } = (await dataOf('ines', counting)).CaseDraft__c ?? {}
  const forms = records.map(({ Form__c }) => String(Form__c)).filter((name) => name.startsWith('comment '))
  expect(forms).toEqual(Array.from({ length: drafts }, (_, number) => `comment ${drafts - 1 - number}`))
  expect(hasMore).toBe(false)
})

it('keeps the newest first', async () => {
  const times = (await dataOf('mara')).Case?.records.map(({ CreatedDate }) => String(CreatedDate)) ?? []
  expect(times).toEqual(times.toSorted().reverse())
})
