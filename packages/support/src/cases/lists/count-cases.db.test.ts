import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const count = async (person: WorldActor, values: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const call = { className: 'CaseController', methodName: 'countCases', values, isRead: true, areTexts: true }
  return (await world.asActor(person).methods.call(call)).result
}

it('counts what the pages of a list show to the caller, with words and a filter', async () => {
  const where = JSON.stringify({ Status: { eq: 'Open' } })
  for (const person of ['mara', 'ines', 'jonas', 'wren'] as const) {
    for (const narrowed of [{}, { where }, { searchTerm: 'canary' }, { searchTerm: 'canary', where }]) {
      const list = { objectApiName: 'Case', listViewApiName: 'AllCases' }
      const { records } = await world.asActor(person).lists.records(list, { ...narrowed, pageSize: 200 })
      const counted = await count(person, { listViewApiName: 'AllCases', ...narrowed })
      expect([person, narrowed, counted]).toEqual([person, narrowed, { count: records.length, hasMore: false }])
    }
  }
  expect(await count('mara', { listViewApiName: 'MyCases' })).toEqual({ count: 2, hasMore: false })
})

it('refuses lists and fields that do not exist for the caller, and guests', async () => {
  await expect(count('mara', { listViewApiName: 'OpenQueue' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const where = JSON.stringify({ Queue__c: { eq: 'Product Support' } })
  await expect(count('mara', { listViewApiName: 'AllCases', where })).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  await expect(count('guest', { listViewApiName: 'AllCases' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

it('says that there are more than it counts', async () => {
  const cases = Array.from({ length: 2_000 }, (_, index) => ({
    CreatedDate: '2026-05-01T00:00:00.000Z',
    Subject: `Windsock ${index}`,
    Description: 'It points down.',
    Status: 'Open',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
  }))
  const load = (some: typeof cases) => world.platform.asSystem('cases to count').load('Case', some)
  await load(cases)
  const windsocks = { listViewApiName: 'AllCases', searchTerm: 'windsock' }
  expect(await count('jonas', windsocks)).toEqual({ count: 2_000, hasMore: false })
  await load(cases.slice(0, 1))
  expect(await count('jonas', windsocks)).toEqual({ count: 2_000, hasMore: true })
})
