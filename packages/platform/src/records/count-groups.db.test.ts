import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupsWanted } from '../metadata/caller-records.ts'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

/** The groups of a count, by their keys. */
async function counted(person: ToyPerson, object: string, wanted: Omit<GroupsWanted, 'most'>) {
  const { groups, hasMore } = await world.as(person).records.countGroups(object, { ...wanted, most: 100 })
  expect(hasMore).toBe(false)
  return Object.fromEntries(groups.map(({ keys, count }) => [keys.map(String).join(' '), count]))
}

it('counts the records that a caller can see by the value of a field', async () => {
  expect(await counted('libby', 'Book__c', { by: ['Genre__c'] })).toEqual({ Novel: 1, History: 2, Science: 1 })
  expect(await counted('alice', 'Book__c', { by: ['Genre__c'] })).toEqual({ Novel: 1, History: 2 })
  expect(await counted('carol', 'Book__c', { by: ['Genre__c'] })).toEqual({ Science: 1 })
  const history = { Genre__c: { eq: 'History' } }
  expect(await counted('libby', 'Book__c', { where: history, by: ['IsRare__c'] })).toEqual({ true: 1, false: 1 })
})

it('counts by how many bounds a value has reached, and records without a value for themselves', async () => {
  const pages = { field: 'Pages__c', from: [320, 512, 513] }
  expect(await counted('libby', 'Book__c', { by: [pages] })).toEqual({ 1: 1, 2: 1, null: 2 })
  const isSet = { field: 'Pages__c', from: [] }
  expect(await counted('libby', 'Book__c', { by: ['Genre__c', isSet] })).toEqual({
    'Novel 0': 1,
    'History 0': 1,
    'History null': 1,
    'Science null': 1,
  })
})

it('counts by whether one field has reached another', async () => {
  const isDue = { field: 'DueDate__c', from: [{ field: 'CreatedDate' }] }
  expect(await counted('libby', 'Loan__c', { by: [isDue] })).toEqual({ 1: 2, null: 1 })
  const isMadeLater = { field: 'CreatedDate', from: [{ field: 'DueDate__c' }] }
  expect(await counted('libby', 'Loan__c', { by: [isMadeLater] })).toEqual({ 0: 3 })
})

it('counts by a field of a parent, and does not reveal its hidden fields', async () => {
  expect(await counted('libby', 'Loan__c', { by: ['Book__r.Title__c'] })).toEqual({
    'Dunes of the north': 2,
    'Southern winds': 1,
  })
  await world.load('Loan__c', [
    {
      CreatedDate: '2026-05-01T10:00:00.000Z',
      BookId__c: toyIds.southern,
      ReaderId__c: toyIds.alice,
      Status__c: 'Out',
    },
  ])
  expect(await counted('alice', 'Loan__c', { by: ['Book__r.Title__c'] })).toEqual({ 'Dunes of the north': 2, null: 1 })
})

it('counts a record once that a caller sees for two reasons, and by a hidden field only where it may be read', async () => {
  expect(await counted('bruno', 'Loan__c', { by: ['Book__r.Genre__c'] })).toEqual({ Novel: 2, null: 1 })
  // Readers must not see the remarks of others.
  expect(await counted('bruno', 'Loan__c', { by: ['Remark__c'] })).toEqual({ 'Read twice': 1 })
  const byReader = { field: 'ReaderId__c', from: [{ field: 'ReaderId__c' }] }
  expect(await counted('bruno', 'Loan__c', { by: [byReader] })).toEqual({ 1: 1 })
})

it.each([
  ['grouped by', { by: ['Supplier__c'] }],
  ['grouped by on a way to a parent', { by: ['Branch__r.Budget__c'] }],
  ['a bound', { by: [{ field: 'Topics__c', from: [{ field: 'Supplier__c' }] }] }],
  ['filtered by', { by: ['Genre__c'], where: { Supplier__c: { eq: 'Marlowe' } } }],
] as const)('does not know a field that the caller cannot read: %s', async (_, wanted) => {
  await expect(counted('alice', 'Book__c', wanted)).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  await expect(counted('libby', 'Book__c', wanted)).resolves.toBeDefined()
})

it('does not know an object that the caller cannot read', async () => {
  await expect(counted('alice', 'Vault__c', { by: ['Name'] })).rejects.toMatchObject({ code: 'INVALID_TYPE' })
})

it('refuses a bound of another type than its field', async () => {
  const by = [{ field: 'Pages__c', from: ['many'] }] as const
  await expect(counted('libby', 'Book__c', { by })).rejects.toMatchObject({ code: 'INVALID_FILTER' })
})

it.each(['libby', 'bruno'] as const)(
  'counts no further than it should, and says that there are more: %s',
  async (person) => {
    const { records } = world.as(person)
    const { groups, hasMore } = await records.countGroups('Loan__c', { by: ['Status__c'], most: 2 })
    expect(hasMore).toBe(true)
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  },
)
