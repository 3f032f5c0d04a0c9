import type { Layout } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const rows = ({ sections }: Layout) =>
  sections.map(({ heading, layoutRows }) => [
    heading,
    ...layoutRows.map(({ layoutItems }) =>
      layoutItems.map(({ layoutComponents }) => layoutComponents[0]?.apiName).join(' | '),
    ),
  ])

it('shows a layout without the fields that the caller cannot read', async () => {
  expect(rows(await world.as('libby').layouts.get('Book__c'))).toEqual([
    ['Book', 'Title__c | Isbn__c', 'Genre__c | Shelf__c', 'BranchId__c | Supplier__c'],
    ['For the staff', 'StaffNote__c'],
  ])
  expect(rows(await world.as('alice').layouts.get('Book__c'))).toEqual([
    ['Book', 'Title__c | Isbn__c', 'Genre__c | Shelf__c', 'BranchId__c'],
  ])
})

it('says for each item what the caller may do with it', async () => {
  const layout = await world.as('libby').layouts.get('book__c', { mode: 'Edit', recordTypeId: '012000000000902' })
  expect(layout).toMatchObject({
    id: '00h000000000901AAA',
    layoutType: 'Full',
    mode: 'Edit',
    objectApiName: 'Book__c',
    recordTypeId: '012000000000902AAA',
    saveOptions: [],
  })
  expect(layout.sections).toHaveLength(1)
  expect(layout.sections[0]).toMatchObject({ columns: 2, rows: 3, useHeading: true })
  const items = layout.sections[0]?.layoutRows.flatMap(({ layoutItems }) => layoutItems)
  expect(items?.[0]).toEqual({
    editableForNew: true,
    editableForUpdate: true,
    label: 'Title',
    layoutComponents: [{ apiName: 'Title__c', componentType: 'Field', label: 'Title' }],
    lookupIdApiName: null,
    required: true,
    sortable: true,
    tabOrder: 1,
  })
  expect(items?.map(({ tabOrder }) => tabOrder)).toEqual(items?.map((_, position) => position + 1))
  expect(items?.find(({ label }) => label === 'Branch')).toMatchObject({ lookupIdApiName: 'Id' })
  const forAlice = (await world.as('alice').layouts.get('Book__c')).sections[0]?.layoutRows[0]?.layoutItems[0]
  expect(forAlice).toMatchObject({ editableForNew: false, editableForUpdate: false, required: false })
})

it('gives a small screen its separate layout where there is one', async () => {
  const { layouts } = world.as('alice')
  const compact = (formFactor?: string) => layouts.get('Book__c', { layoutType: 'Compact', formFactor })
  expect(rows(await compact('small'))).toEqual([['Book', 'Title__c']])
  expect(rows(await compact())).toEqual([['Book', 'Title__c', 'Genre__c']])
  expect((await compact('Medium')).eTag).toBe((await compact('Large')).eTag)
  expect((await layouts.get('Book__c', { formFactor: 'Small' })).id).toBe('00h000000000901AAA')
})

it('tells layouts of different types and modes apart by tag', async () => {
  const { layouts } = world.as('libby')
  const tags = [
    (await layouts.get('Book__c')).eTag,
    (await layouts.get('Book__c', { mode: 'Edit' })).eTag,
    (await layouts.get('Book__c', { layoutType: 'compact' })).eTag,
    (await world.as('alice').layouts.get('Book__c')).eTag,
  ]
  expect(new Set(tags).size).toBe(4)
  expect((await layouts.get('Book__c')).eTag).toBe(tags[0])
})

it('shows an object without a layout by all fields that the caller reads, or by its name', async () => {
  for (const person of ['alice', 'libby'] as const) {
    const { layouts, objectInfo } = world.as(person)
    const full = await layouts.get('Loan__c')
    const { fields, nameFields } = await objectInfo.get('Loan__c')
    const shown = full.sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems))
    const names = shown.map(({ layoutComponents }) => layoutComponents[0]?.apiName)
    expect(names.includes('StaffNote__c')).toBe(person === 'libby')
    expect(names.filter((name) => !Object.hasOwn(fields, String(name)))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['BookId__c', 'DueDate__c', 'CreatedDate']))
    expect(rows(await layouts.get('Loan__c', { layoutType: 'Compact' }))).toEqual([['Loan', ...nameFields]])
    expect([full.id, full.sections[0]?.id]).toEqual([
      expect.stringMatching(/^00h[0-9A-Za-z]{15}$/),
      expect.stringMatching(/^01B[0-9A-Za-z]{15}$/),
    ])
    const state = { sectionUserStates: { [String(full.sections[0]?.id)]: { collapsed: true } } }
    await layouts.setUserState('Loan__c', {}, state.sectionUserStates)
    expect((await layouts.userState('Loan__c', {})).sectionUserStates).toMatchObject(state.sectionUserStates)
  }
})

it('has no layout for hidden objects, and refuses values that are none', async () => {
  const { layouts } = world.as('alice')
  await expect(layouts.get('Vault__c')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(layouts.get('Book__c', { recordTypeId: '012000000000999AAA' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  for (const params of [{ mode: 'Print' }, { layoutType: 'Wide' }, { formFactor: 'Huge' }]) {
    await expect(layouts.get('Book__c', params)).rejects.toMatchObject({ code: 'ILLEGAL_QUERY_PARAMETER_VALUE' })
  }
})
