import { MASTER_RECORD_TYPE_ID } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { defineApp } from '../metadata/define-app.ts'
import { picklist } from '../metadata/field.ts'
import { defineAccess, own } from '../metadata/object-access.ts'
import { createPlatform } from '../platform.ts'
import { fieldValue } from '../records/field-value.ts'
import { toyApp } from '../testing/toy-app.ts'
import { loan } from '../testing/toy-loans.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

const PAPER = '012000000000901AAA'
const MANUSCRIPT = '012000000000903AAA'
const NO_TYPE = '012000000000977AAA'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const list = { objectApiName: 'Book__c', listViewApiName: 'AllBooks' }

const answered = async (work: Promise<unknown>, id: string): Promise<string> =>
  JSON.stringify(
    await work.then(
      (answer) => answer,
      (error: Error) => ({ ...error, message: error.message }),
    ),
  ).replaceAll(id, 'the id')

it('offers a value for internal people to them alone', async () => {
  const values = async (caller: Gateway) =>
    (await caller.objectInfo.picklist('Book__c', PAPER, 'Genre__c')).values.map(({ value }) => value)
  expect(await values(world.as('libby'))).toContain('Weeded')
  expect(await values(world.as('alice'))).toEqual(['Novel', 'History', 'Science'])
  const shelves = await world.as('alice').objectInfo.picklist('Book__c', PAPER, 'Shelf__c')
  expect(Object.keys(shelves.controllerValues)).toEqual(['Novel', 'History', 'Science'])
})

it('knows a record type only for its profiles, whichever call names it', async () => {
  const infos = async (caller: Gateway) => Object.keys((await caller.objectInfo.get('Book__c')).recordTypeInfos)
  expect(await infos(world.as('libby'))).toContain(MANUSCRIPT)
  expect(await infos(world.as('alice'))).not.toContain(MANUSCRIPT)
  const calls: ((caller: Gateway, id: string) => Promise<unknown>)[] = [
    ({ objectInfo }, id) => objectInfo.picklists('Book__c', id),
    ({ objectInfo }, id) => objectInfo.picklist('Book__c', id, 'Genre__c'),
    ({ layouts }, id) => layouts.get('Book__c', { recordTypeId: id }),
    ({ records }, id) => records.get(id, { fields: ['RecordType.Name'] }),
  ]
  for (const call of calls) {
    expect(await answered(call(world.as('alice'), MANUSCRIPT), MANUSCRIPT)).toBe(
      await answered(call(world.as('alice'), NO_TYPE), NO_TYPE),
    )
  }
  const { fields } = await world.as('alice').records.get(PAPER, { fields: ['RecordType.Name'] })
  expect(fields.Name?.value).toBe('Paper book')
  expect((await world.as('libby').records.get(MANUSCRIPT, { fields: ['Name'] })).id).toBe(MANUSCRIPT)
})

it('lets only those who know a value write it', async () => {
  const updated = await world.as('libby').records.update(toyIds.alps, { Genre__c: 'Weeded' })
  expect(updated.fields.Genre__c?.value).toBe('Weeded')
  const { app } = world.platform
  const genre = app.required('Book__c').fields.get('Genre__c')
  if (!genre) throw new Error('There is no genre')
  const refusal = expect.objectContaining({ code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST' })
  expect(() => fieldValue(app, genre, 'Weeded', world.principalOf('alice'))).toThrow(refusal)
  expect(() => fieldValue(app, genre, 'Nonsense', world.principalOf('alice'))).toThrow(refusal)
})

it('reads a value of a record that the caller may not know of as none, whichever call reads it', async () => {
  const { dunes, alps, tides, southern } = toyIds
  expect(await answersAbout(world.as('carol'), southern)).toMatch(/Science/)
  const libby = world.as('libby')
  await libby.records.update(alps, { Genre__c: 'Weeded', RecordTypeId: MANUSCRIPT })
  const { fields, recordTypeInfo } = await libby.records.get(alps, { fields: ['Genre__c', 'Book__c.RecordType.Name'] })
  expect([fields.Genre__c?.displayValue, recordTypeInfo?.name]).toEqual(['To be weeded out', 'Manuscript'])

  const alice = world.as('alice')
  const record = await alice.records.get(alps, { fields: ['Genre__c', 'RecordTypeId', 'Book__c.RecordType.Name'] })
  expect(record.fields).toEqual({
    Genre__c: { displayValue: null, value: null },
    RecordType: { displayValue: null, value: null },
    RecordTypeId: { displayValue: null, value: null },
  })
  expect(record).toMatchObject({ recordTypeId: MASTER_RECORD_TYPE_ID, recordTypeInfo: null })
  expect(await answersAbout(alice, alps)).not.toMatch(/Weeded|weeded out|Manuscript|012000000000903/)

  const idsOf = async (where: unknown, sortBy: string[] = []) =>
    (await alice.lists.records(list, { where, sortBy })).records.map(({ id }) => id)
  expect(await idsOf({ Genre__c: { eq: 'Weeded' } })).toEqual(await idsOf({ Genre__c: { eq: 'Nonsense' } }))
  expect(await idsOf({ Genre__c: { eq: null } })).toEqual([alps])
  expect(await idsOf({ RecordType: { Name: { eq: 'Manuscript' } } })).toEqual([])
  expect(await idsOf({ RecordTypeId: { eq: MANUSCRIPT } })).toEqual([])
  // A row without a value is last in both directions; sorted by its hidden value it would not be.
  expect((await idsOf({}, ['Genre__c'])).at(-1)).toBe(alps)
  expect((await idsOf({}, ['-Genre__c'])).at(-1)).toBe(alps)
  const pages = await Promise.all(
    ['Genre__c', '-Genre__c'].map(async (by) => {
      const first = await alice.lists.records(list, { sortBy: [by], pageSize: 2 })
      const second = await alice.lists.records(list, {
        sortBy: [by],
        pageSize: 2,
        pageToken: first.nextPageToken ?? '',
      })
      return [...first.records, ...second.records].map(({ id }) => id).sort()
    }),
  )
  expect(pages).toEqual([[dunes, tides, alps].sort(), [dunes, tides, alps].sort()])
})

it('answers a change of such a record like a read of it', async () => {
  const reads = ['Title__c', 'Genre__c', 'Topics__c']
  const mine = defineAccess('Book__c', {
    ...toyApp.access.find(({ object }) => object === 'Book__c')?.profiles,
    Reader: [{ rows: { BranchId__c: own('branchId') }, read: reads, write: ['Topics__c'] }],
  })
  const access = toyApp.access.map((objectAccess) => (objectAccess.object === mine.object ? mine : objectAccess))
  const { database, files: fileStore } = world
  const platform = createPlatform({ app: { ...toyApp, access }, database, fileStore, tokenSecret: 'toy' })
  await world.as('libby').records.update(toyIds.alps, { Genre__c: 'Weeded', RecordTypeId: MANUSCRIPT })
  const { records } = platform.as(world.principalOf('alice'))
  const changed = await records.update(toyIds.alps, { Topics__c: 'Valleys' })
  expect(JSON.stringify(changed)).not.toMatch(/Weeded|weeded out|Manuscript|012000000000903/)
  expect(changed).toEqual(await records.get(toyIds.alps, { fields: Object.keys(changed.fields) }))
})

it('refuses an application whose history would tell such a value', () => {
  const states = [
    { value: 'Out', label: 'Out' },
    { value: 'Lost', label: 'Lost', internal: true },
  ]
  const fields = { ...loan.fields, Status__c: picklist({ label: 'Status', values: states }) }
  const objects = toyApp.objects.map((object) => (object === loan ? { ...loan, fields, paths: [] } : object))
  expect(() => defineApp({ ...toyApp, objects })).toThrow('Loan__c: the history would show values of Status__c')
})

/** What several calls answer about a book. */
async function answersAbout(caller: Gateway, id: string): Promise<string> {
  const optionalFields = ['Genre__c', 'RecordTypeId', 'Book__c.RecordType.Name', 'RecordType.DeveloperName']
  const answers = await Promise.all([
    caller.records.get(id, { optionalFields, layoutTypes: ['Full', 'Compact'], modes: ['View'] }),
    caller.records.getBatch([id], { optionalFields }),
    caller.records.recordUi([id], { layoutTypes: ['Full'], modes: ['View'], optionalFields }),
    caller.lists.records(list, { optionalFields }),
    caller.search.keyword('Book__c', { q: 'of over winds' }),
    caller.lookups.records('Loan__c', 'BookId__c', { q: 'ov' }),
    caller.search.filterOptions('Book__c', 'Genre'),
  ])
  return JSON.stringify(answers)
}
