import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const params = { layoutTypes: ['Full', 'Compact'], modes: ['View', 'Edit'] }
const system = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp']
const paper = '012000000000901AAA'

it('brings records together with their layouts, states and objects', async () => {
  const alice = world.as('alice')
  const ui = await alice.records.recordUi([toyIds.tides, toyIds.dunes], params)
  expect(Object.keys(ui.records)).toEqual([toyIds.tides, toyIds.dunes])
  expect(ui.objectInfos).toEqual({ Book__c: await alice.objectInfo.get('Book__c') })
  const { Full, Compact } = ui.layouts.Book__c?.[paper] ?? {}
  expect(Object.keys(Full ?? {})).toEqual(['View', 'Edit'])
  expect(Full?.View).toEqual(await alice.layouts.get('Book__c', { recordTypeId: paper }))
  expect(Compact?.Edit?.layoutType).toBe('Compact')
  expect(ui.layoutUserStates['00h000000000901AAA']).toEqual({
    id: '00h000000000901AAA',
    sectionUserStates: { '01B000000000901EAA': { collapsed: false, id: '01B000000000901EAA' } },
  })
})

it('gives records the fields of their layouts, with the names of parents', async () => {
  const ui = await world
    .as('alice')
    .records.recordUi([toyIds.dunes], { ...params, optionalFields: ['Book__c.Pages__c'] })
  const fields = ui.records[toyIds.dunes]?.fields ?? {}
  expect(Object.keys(fields).sort()).toEqual(
    [...system, 'BranchId__c', 'Branch__r', 'Genre__c', 'Isbn__c', 'Pages__c', 'Shelf__c', 'Title__c'].sort(),
  )
  expect(fields.Branch__r).toMatchObject({
    displayValue: 'North branch',
    value: { id: toyIds.north, fields: { Name: { value: 'North branch' } } },
  })
})

it('reads one record by its layouts as by the names of their fields', async () => {
  const alice = world.as('alice')
  const byLayout = await alice.records.get(toyIds.dunes, { layoutTypes: ['Compact'], fields: ['Pages__c'] })
  expect(byLayout).toEqual(await alice.records.get(toyIds.dunes, { fields: ['Title__c', 'Genre__c', 'Pages__c'] }))
  await expect(
    alice.records.get(toyIds.dunes, { layoutTypes: ['Full'], fields: ['StaffNote__c'] }),
  ).rejects.toMatchObject({ code: 'INVALID_FIELD' })
})

it('answers as missing when one of the records is hidden, missing or of a hidden object', async () => {
  const { records } = world.as('alice')
  for (const id of [toyIds.southern, 'b02000000000099AAA', toyIds.vault]) {
    await expect(records.recordUi([toyIds.dunes, id], params)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(records.get(id, { layoutTypes: ['Full'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(records.recordUi(['nonsense'], params)).rejects.toMatchObject({ code: 'INVALID_ID_FIELD' })
})

it('changes its tag with a record', async () => {
  const libby = world.as('libby')
  const before = await libby.records.recordUi([toyIds.alps], params)
  expect((await libby.records.recordUi([toyIds.alps], params)).eTag).toBe(before.eTag)
  await libby.records.update(toyIds.alps, { Title__c: 'Under the Alps' })
  expect((await libby.records.recordUi([toyIds.alps], params)).eTag).not.toBe(before.eTag)
})
