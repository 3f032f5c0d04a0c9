import { Readable } from 'node:stream'
import type { RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineApp } from '../metadata/define-app.ts'
import { updateRow } from '../rows/row.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

// What only the database finds out about a row: the row travels with the next statement or with the commit, and so does its refusal.

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
  await world.database.query('create unique index on records."Book__c" ("Topics__c")')
  await world.database.query('create unique index on records."ContentVersion" ("Sha256")')
})
afterAll(() => world.close())

const TAKEN = 'Mountains'
const refusal = { code: 'DUPLICATE_VALUE' }
const book = (title: string, topics = title) => ({
  apiName: 'Book__c',
  fields: { Title__c: title, Topics__c: topics, BranchId__c: toyIds.north },
})

const rowsOf = async (sql: string): Promise<unknown> => (await world.database.query(sql)).rows
const titles = () => rowsOf('select "Title__c", "_version" from records."Book__c" order by 1')

it('refuses a creation and a change, and keeps nothing of them, their key included', async () => {
  const { records } = world.as('libby')
  const before = await titles()
  const make = ({ fields }: ReturnType<typeof book>) => records.create('Book__c', fields, { idempotencyKey: 'a key' })
  await expect(make(book('Ridges', TAKEN))).rejects.toMatchObject(refusal)
  await expect(records.update(toyIds.tides, { Topics__c: TAKEN })).rejects.toMatchObject(refusal)
  expect(await titles()).toEqual(before)
  expect((await make(book('Ridges'))).fields.Title__c?.value).toBe('Ridges')
})

it.each([0, 1, 2])('names the item that is refused in a batch, here number %i', async (place) => {
  const { records } = world.as('libby')
  const created = [book(`Caves ${place}`), book(`Lakes ${place}`)].toSpliced(place, 0, book(`Peaks ${place}`, TAKEN))
  const operations = [{ type: 'CREATE', records: created }]
  const before = await titles()
  const codes = async (allOrNone: boolean) =>
    (await records.batch({ allOrNone, operations })).results.map(({ statusCode, result }) =>
      statusCode === 201 ? (result as RecordShape).apiName : (result as { errorCode: string }[])[0]?.errorCode,
    )
  const others = (code: string) => [code, code].toSpliced(place, 0, 'DUPLICATE_VALUE')
  expect(await codes(true)).toEqual(others('ALL_OR_NONE_OPERATION_ROLLED_BACK'))
  expect(await titles()).toEqual(before)
  expect(await codes(false)).toEqual(others('Book__c'))
})

it('undoes what the same transaction did before and after it', async () => {
  const before = await titles()
  const work = world.platform.asSystem('a test').transaction(async (records) => {
    await records.update('Book__c', toyIds.dunes, { Title__c: 'Dunes again' })
    const id = await records.create('Book__c', book('Slopes', TAKEN).fields)
    // The row is in the row cache, so that no statement is sent before the commit.
    return await records.read('Book__c', id, ['Title__c'])
  })
  await expect(work).rejects.toMatchObject(refusal)
  expect(await titles()).toEqual(before)
})

it('leaves no bytes of a file whose version is refused', async () => {
  const upload = () =>
    world.as('alice').content.upload({ data: Readable.from([Buffer.from('the same')]), fileName: 'notes.txt' })
  await upload()
  const keys = world.files.keys()
  await expect(upload()).rejects.toMatchObject(refusal)
  expect(world.files.keys()).toEqual(keys)
  expect(await rowsOf('select storage_key from stored_file')).toEqual([])
  expect(await rowsOf('select count(*) from records."ContentDocument"')).toEqual([[1]])
})

it('refuses a change of another version than the row has', async () => {
  const object = defineApp(toyApp).required('Book__c')
  const changed = (version: number) =>
    world.database.transaction(async (tx) => {
      const changes = new Map([['Title__c', `Version ${version}`]])
      updateRow(tx, { named: (text) => text }, object, { id: toyIds.southern, version, changes })
    })
  const title = () => rowsOf(`select "Title__c", "_version" from records."Book__c" where "Id" = '${toyIds.southern}'`)
  await expect(changed(2)).rejects.toMatchObject({ code: 'STALE_VERSION' })
  expect(await title()).toEqual([['Southern winds', 1]])
  await changed(1)
  expect(await title()).toEqual([['Version 1', 2]])
})
