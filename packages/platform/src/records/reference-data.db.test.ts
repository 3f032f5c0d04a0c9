import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PicklistValueDefinition } from '../metadata/field.ts'
import type { ReferenceData } from '../metadata/reference-data.ts'
import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

/** The cities of branches, as shelves of books. A branch without a city cannot be used. */
const shelves: ReferenceData<readonly PicklistValueDefinition[]> = {
  name: 'shelves',
  reads: { Branch__c: ['City__c', 'Name'] },
  build: ({ Branch__c = [] }) =>
    Branch__c.map(({ City__c, Name }) => {
      if (City__c === null) throw new Error(`${Name} has no city`)
      return { value: String(City__c), label: String(City__c), retired: Name === 'Closed' }
    }),
  initial: [{ value: 'Initial', label: 'Initial' }],
}

const app = {
  ...toyApp,
  objects: toyApp.objects.map((object) => {
    const shelf = object.fields.Shelf__c
    return object.apiName === 'Book__c' && shelf
      ? { ...object, fields: { ...object.fields, Shelf__c: { ...shelf, controller: 'Genre__c', valuesFrom: shelves } } }
      : object
  }),
}

let world: ToyWorld
let changing: Platform
let following: Platform
const problems: string[] = []

const platformOf = (more: Partial<PlatformOptions> = {}) =>
  createPlatform({ app, database: world.database, fileStore: world.files, tokenSecret: 'toy', ...more })

const valuesIn = (platform: Platform) => platform.asSystem('a test').referenceData(shelves)
const citiesIn = async (platform: Platform) => (await valuesIn(platform)).map(({ value }) => value).toSorted()
const setCity = (id: string, City__c: string | null) => changing.asSystem('a test').update('Branch__c', id, { City__c })

beforeAll(async () => {
  world = await prepareToyWorld()
  changing = platformOf({ onUnusableRecords: (name) => problems.push(name) })
  following = platformOf()
  await world.database.query(`
    create function announce_reference_data() returns trigger language plpgsql as
      $$ begin perform pg_notify('reference_changes', tg_table_name); return null; end $$;
    create trigger announce after insert or update or delete on records."Branch__c"
      for each statement execute function announce_reference_data();
  `)
})

afterAll(() => world.close())

it('reads changed records in the next call of the process that changed them, and in the transaction itself', async () => {
  await setCity(toyIds.north, 'Tromsø')
  expect(await citiesIn(changing)).toContain('Tromsø')
  const seen = await changing.asSystem('a test').transaction(async (records) => {
    await records.update('Branch__c', toyIds.north, { City__c: 'Narvik' })
    return records.referenceData(shelves)
  })
  expect(seen.map(({ value }) => value)).toContain('Narvik')
  expect(await citiesIn(changing)).toContain('Narvik')
})

it('keeps nothing of a transaction that was rolled back', async () => {
  await setCity(toyIds.north, 'Bodø')
  const rolledBack = changing.asSystem('a test').transaction(async (records) => {
    await records.update('Branch__c', toyIds.north, { City__c: 'Lost' })
    await records.referenceData(shelves)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await citiesIn(changing)).not.toContain('Lost')
})

it('follows changes of other processes and of SQL', async () => {
  const end = await following.followReferenceData()
  await setCity(toyIds.south, 'Faro')
  await expect.poll(() => citiesIn(following), { timeout: 20_000 }).toContain('Faro')
  await world.database.query(`update records."Branch__c" set "City__c" = 'Lagos' where "Id" = $1`, [toyIds.south])
  await expect.poll(() => citiesIn(following), { timeout: 20_000 }).toContain('Lagos')
  await end()
})

it('keeps the last usable value while a record cannot be used, and says so', async () => {
  await setCity(toyIds.south, 'Beja')
  const before = await citiesIn(changing)
  await setCity(toyIds.south, null)
  expect(await citiesIn(changing)).toEqual(before)
  expect(problems).toContain('shelves')
  expect(changing.unusableRecords()).toEqual([{ name: 'shelves', reason: expect.stringMatching(/ has no city$/) }])
  // A process that never read usable records.
  expect(await citiesIn(platformOf())).toEqual(['Initial'])
  await setCity(toyIds.south, 'Évora')
  expect(await citiesIn(changing)).toContain('Évora')
  expect(changing.unusableRecords()).toEqual([])
})

/** A process whose readings of branches can be held up, or fail; every other statement runs. */
function processWith(reading: () => Promise<void>) {
  const problems: string[] = []
  const { database } = world
  const platform = platformOf({
    database: {
      ...database,
      query: async (statement, values) => {
        const rows = await database.query(statement, values)
        if (String(statement).includes('"Branch__c"')) await reading()
        return rows
      },
    },
    onUnusableRecords: (name) => problems.push(name),
  })
  const shelvesOf = () =>
    platform.app
      .required('Book__c')
      .fields.get('Shelf__c')
      ?.values?.map(({ value }) => value)
  return { platform, problems, shelvesOf }
}

it('fills a picklist of the definition that is served when the records were read', async () => {
  let hold: Promise<void> = Promise.resolve()
  let held = 0
  const { platform, shelvesOf } = processWith(async () => {
    held += 1
    await hold
  })
  const end = await platform.followReferenceData()
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  held = 0
  await setCity(toyIds.south, 'Sagres')
  await expect.poll(() => held, { timeout: 20_000 }).toBe(1)
  platform.redefine(app)
  expect(shelvesOf()).not.toContain('Sagres')
  resolve()
  await expect.poll(shelvesOf, { timeout: 20_000 }).toContain('Sagres')
  await end()
})

it('repeats a reading of picklist values that failed, and says so until it succeeds', async () => {
  let isBroken = false
  const { platform, problems, shelvesOf } = processWith(async () => {
    if (isBroken) throw new Error('no answer')
  })
  const end = await platform.followReferenceData()
  isBroken = true
  await setCity(toyIds.south, 'Aljezur')
  await expect.poll(() => problems, { timeout: 20_000 }).toContain('picklists')
  expect(platform.unusableRecords()).toEqual([{ name: 'picklists', reason: 'no answer' }])
  isBroken = false
  await expect.poll(shelvesOf, { timeout: 20_000 }).toContain('Aljezur')
  expect(platform.unusableRecords()).toEqual([])
  await end()
})

it('takes the values of a picklist from records: retired ones have a label, but are neither offered nor accepted', async () => {
  await setCity(toyIds.south, 'Tavira')
  const gateway = changing.as(world.principalOf('libby'))
  const offered = async () => {
    const { values } = await gateway.objectInfo.picklist('Book__c', '012000000000901AAA', 'Shelf__c')
    return values.map(({ value }) => value)
  }
  const shelve = (Shelf__c: string) =>
    gateway.records.create('Book__c', { Title__c: `At ${Shelf__c}`, BranchId__c: toyIds.south, Shelf__c })
  expect(await offered()).toContain('Tavira')
  const book = await shelve('Tavira')
  await changing.asSystem('a test').update('Branch__c', toyIds.south, { Name: 'Closed' })
  expect(await offered()).not.toContain('Tavira')
  await expect(shelve('Tavira')).rejects.toMatchObject({ code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST' })
  const { fields } = await gateway.records.get(book.id, { fields: ['Book__c.Shelf__c'] })
  expect(fields.Shelf__c).toEqual({ value: 'Tavira', displayValue: 'Tavira' })
})
