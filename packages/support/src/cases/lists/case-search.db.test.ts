import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf, worldId } from '../../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const product = worldId('01t', 1)
const ofMara = worldId('500', 1)
const ofNils = worldId('500', 2)
const ofSam = worldId('500', 7)

const system = () => world.platform.asSystem('name records in a test')

const inList = async (person: WorldActor, searchTerm: string): Promise<string[]> => {
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  const { records } = await world.asActor(person).lists.records(list, { searchTerm, pageSize: 200 })
  return records.map(({ id }) => id)
}

const bySearch = async (person: WorldActor, q: string): Promise<string[]> => {
  const { records } = await world.asActor(person).search.keyword('Case', { q, pageSize: 200 })
  return records.map(({ record }) => record.id)
}

/** The cases that a list and a search find alike. */
async function subjectsFound(person: WorldActor, words: string): Promise<string[]> {
  const [listed, searched] = [await inList(person, words), await bySearch(person, words)]
  expect(searched.toSorted()).toEqual(listed.toSorted())
  return listed
}

it('finds a case by its product, tail number and service number, together with its own words, in step with them', async () => {
  await system().update('Product2', product, { Name: 'Kestrel Charts' })
  await system().update('Aircraft__c', worldId('a00', 1), { TailNumber__c: 'D-EQXY' })
  await system().update('Subscription__c', worldId('a01', 1), { ServiceNumber__c: 'SVC-204431' })
  const { id } = await world.asActor('mara').records.create('Case', {
    Subject: 'Blank page',
    Description: 'Since the last cycle.',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Product',
    ProductId__c: product,
    AircraftId__c: worldId('a00', 1),
    SubscriptionId__c: worldId('a01', 1),
  })
  const words = [
    'kestrel',
    'charts kestrel',
    'kestrel blank',
    'D-EQXY',
    'eqx',
    'd eqxy page',
    'SVC-204431',
    '204431 blank',
  ]
  for (const some of words)
    expect([some, await subjectsFound('mara', some)]).toEqual([some, expect.arrayContaining([id])])
  expect(await subjectsFound('mara', 'kestrel blank')).toEqual([id])
  expect(await subjectsFound('mara', 'kestrel windsock')).toEqual([])
  expect(await subjectsFound('ines', 'kestrel blank')).toEqual([])
  await system().update('Product2', product, { Name: 'Merlin Charts' })
  expect(await subjectsFound('mara', 'kestrel')).toEqual([])
  expect(await subjectsFound('mara', 'merlin blank')).toEqual([id])
  await system().update('Case', id, { ProductId__c: null })
  expect(await subjectsFound('mara', 'merlin blank')).toEqual([])
})

it('finds the cases of a requester for agents and colleagues, as far as they read the name', async () => {
  expect(await subjectsFound('wren', 'nils berg')).toContain(ofNils)
  expect(await subjectsFound('mara', 'nils berg')).toContain(ofNils)
  expect(await subjectsFound('ines', 'nils')).toEqual([])
  expect([await subjectsFound('jonas', 'adeyemi'), await subjectsFound('wren', 'adeyemi')]).toEqual([
    expect.arrayContaining([ofSam]),
    [],
  ])
  await system().update('Contact', contactIdOf('nils'), { FirstName: 'Nils', LastName: 'Quillfeather' })
  expect(await subjectsFound('mara', 'nils berg')).toEqual([])
  expect(await subjectsFound('mara', 'nils quillfeather')).toContain(ofNils)
  await system().update('Contact', contactIdOf('nils'), { AccountId: accountIdOf('northfield') })
  expect(await subjectsFound('wren', 'nils quillfeather')).toContain(ofNils)
  expect(await subjectsFound('mara', 'quillfeather')).toEqual([])
})

it('finds the case of a guest by the name and address that the guest typed, for those who may read them', async () => {
  const { id } = await world.asActor('wren').records.create('Case', {
    Subject: 'Blank page',
    Description: 'Since the last cycle.',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Product',
  })
  await system().update('Case', id, { SuppliedName: 'Gil Thrushgrove', SuppliedEmail: 'gil@thicket.example' })
  for (const words of ['gil thrush', 'Thrushgrove', 'gil@thicket.example'])
    expect([words, await subjectsFound('wren', words)]).toEqual([words, [id]])
  // A case that customers see would not be found by them either.
  await system().update('Case', ofMara, { SuppliedName: 'Gil Thrushgrove' })
  expect((await subjectsFound('wren', 'thrushgrove')).toSorted()).toEqual([ofMara, id].toSorted())
  expect(await subjectsFound('mara', 'thrushgrove')).toEqual([])
  await system().update('Case', ofMara, { SuppliedName: null })
  expect(await subjectsFound('wren', 'thrushgrove')).toEqual([id])
})

it('finds nothing by the name of a product that is hidden from the caller', async () => {
  await system().update('Case', ofMara, { ProductId__c: worldId('01t', 3) })
  await system().update('Product2', worldId('01t', 3), { Name: 'Peregrine Weather' })
  expect(await subjectsFound('wren', 'peregrine')).toEqual([ofMara])
  expect(await subjectsFound('mara', 'peregrine')).toEqual([])
  await system().update('Product2', worldId('01t', 3), { IsActive: true })
  expect(await subjectsFound('mara', 'peregrine')).toEqual([ofMara])
})

it('finds nothing by the other texts of these records, nor by their ids', async () => {
  await system().update('Product2', product, { Description: 'With gyrocompass' })
  await system().update('Aircraft__c', worldId('a00', 1), { Maker__c: 'Sturmvogel' })
  for (const words of ['gyrocompass', 'sturmvogel', product, product.slice(0, 5), contactIdOf('mara')])
    expect([words, await subjectsFound('wren', words)]).toEqual([words, []])
})

it('finds the one name that has all the words, however many have one of them', async () => {
  const CreatedDate = '2026-05-01T00:00:00.000Z'
  const letters = Array.from({ length: 150 }, (_, index) => String(index).padStart(3, '0'))
  const aircraft = await system().load(
    'Aircraft__c',
    letters.map((end) => ({ CreatedDate, TailNumber__c: `HB-K${end}`, AccountId__c: accountIdOf('osprey') })),
  )
  const cases = await system().load(
    'Case',
    aircraft.map((AircraftId__c, index) => ({
      CreatedDate,
      Subject: `Compass ${index}`,
      Description: 'It turns.',
      Status: 'Open',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Data',
      AccountId: accountIdOf('osprey'),
      ContactId: contactIdOf('mara'),
      AircraftId__c,
    })),
  )
  for (const person of ['mara', 'wren'] as const) {
    for (const [place, tail] of [[0, 'HB-K000'] as const, [149, 'hb k149'] as const])
      expect([tail, await subjectsFound(person, tail)]).toEqual([tail, [cases[place]]])
    expect(await subjectsFound(person, 'HB-K000 turns')).toEqual([cases[0]])
  }
})
