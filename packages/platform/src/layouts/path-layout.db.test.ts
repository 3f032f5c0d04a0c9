import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const path = (person: 'alice' | 'libby', layoutOverride = 'Default') =>
  world.as(person).layouts.path('loan__c', { layoutOverride })

it('takes Full for the first path of an object, as Default', async () => {
  expect(await path('libby', 'full')).toEqual(await path('libby'))
})

it('shows the values of a picklist as steps, with the fields that the caller can read', async () => {
  const shown = await path('alice')
  expect(shown).toMatchObject({
    layoutOverride: 'Lending',
    mode: 'View',
    objectApiName: 'Loan__c',
    pathPicklistField: 'Status__c',
    recordTypeId: '012000000000000AAA',
  })
  expect(shown.steps.map(({ value, closed, info }) => [value, closed, info])).toEqual([
    ['Out', false, 'Ask for the reader card.'],
    ['Overdue', false, null],
    ['Returned', true, null],
  ])
  const fieldsOf = (steps: (typeof shown)['steps']) =>
    steps.map(({ layoutSection }) =>
      layoutSection?.layoutRows.flatMap(({ layoutItems }) => layoutItems.map(({ label }) => label)),
    )
  expect(fieldsOf(shown.steps)).toEqual([['Due'], undefined, undefined])
  expect(fieldsOf((await path('libby', 'LENDING')).steps)).toEqual([['Due', 'Staff note'], ['Staff note'], undefined])
})

it('has no path of another name, of a hidden object, or of an object without one', async () => {
  await expect(path('alice', 'Nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { layouts } = world.as('alice')
  for (const object of ['Vault__c', 'Nothing__c', 'Book__c']) {
    await expect(layouts.path(object, { layoutOverride: 'Default' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      facts: {},
    })
  }
  await expect(layouts.path('Loan__c', { layoutOverride: 'Default', mode: 'Print' })).rejects.toMatchObject({
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  })
})
