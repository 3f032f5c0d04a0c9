import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
const recent = { objectApiName: 'Book__c', listViewApiName: 'MRU' }

beforeAll(async () => {
  world = await prepareToyWorld()
  await world.setNow('2026-06-01T10:00:00.000Z')
  for (const id of [toyIds.dunes, toyIds.tides, toyIds.alps]) {
    await world.as('alice').records.get(id, { fields: ['Title__c'], updateMru: true })
    await world.advance(1_000)
  }
})
afterAll(() => world.close())

const ids = async (page: Parameters<ReturnType<ToyWorld['as']>['lists']['records']>[1] = {}) =>
  (await world.as('alice').lists.records(recent, page)).records.map(({ id }) => id)

it('lists what the caller used, newest first, under both names', async () => {
  expect(await ids()).toEqual([toyIds.alps, toyIds.tides, toyIds.dunes])
  const page = await world.as('alice').lists.records({ objectApiName: 'book__c', listViewApiName: '__RECENT' })
  expect(page.listReference).toEqual({
    id: null,
    listViewApiName: '__recent',
    objectApiName: 'Book__c',
    type: 'mru',
  })
  expect(page.sortBy).toBeNull()
  expect(page.records[0]?.fields.Title__c?.value).toBe('Over the Alps')
  expect((await world.as('bruno').lists.records(recent)).records).toEqual([])
})

it('pages through them, and a record opened in between neither hides nor repeats another page', async () => {
  const alice = world.as('alice')
  const first = await alice.lists.records(recent, { pageSize: 2 })
  expect(first.records.map(({ id }) => id)).toEqual([toyIds.alps, toyIds.tides])
  await alice.records.get(toyIds.tides, { fields: ['Title__c'], updateMru: true })
  const second = await alice.lists.records(recent, { pageSize: 2, pageToken: first.nextPageToken ?? undefined })
  expect(second.records.map(({ id }) => id)).toEqual([toyIds.dunes])
  expect(second).toMatchObject({ nextPageToken: null, previousPageToken: '0' })
})

it('filters, searches and sorts them', async () => {
  expect(await ids({ where: { Genre__c: { eq: 'History' } } })).toEqual([toyIds.tides, toyIds.alps])
  expect(await ids({ searchTerm: 'dunes' })).toEqual([toyIds.dunes])
  expect(await ids({ sortBy: ['-Title__c'] })).toEqual([toyIds.alps, toyIds.dunes, toyIds.tides])
})

it('leaves out what the caller cannot see any more', async () => {
  await world.as('libby').records.update(toyIds.alps, { BranchId__c: toyIds.south })
  expect(await ids()).toEqual([toyIds.tides, toyIds.dunes])
})
