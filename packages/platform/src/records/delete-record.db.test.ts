import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const newLoan = async (person: 'alice' | 'bruno' = 'alice') =>
  (await world.as(person).records.create('Loan__c', { BookId__c: toyIds.dunes, Remark__c: 'For the train' })).id

const rowsOf = async (table: string, column: string, id: string) => {
  const { rowCount } = await world.database.query(`select from records."${table}" where "${column}" = $1`, [id])
  return rowCount
}

it('deletes a record with its history, and answers like what never was', async () => {
  const id = await newLoan()
  expect(await rowsOf('LoanHistory__c', 'ParentId', id)).toBe(1)
  await world.as('alice').records.delete(id)
  expect([await rowsOf('Loan__c', 'Id', id), await rowsOf('LoanHistory__c', 'ParentId', id)]).toEqual([0, 0])
  const { records } = world.as('alice')
  const calls = [
    () => records.delete(id),
    () => records.get(id, { fields: ['Id'] }),
    () => records.update(id, { Remark__c: 'x' }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('deletes the words of a record with it', async () => {
  const { id } = await world.as('libby').records.create('Book__c', { Title__c: 'Lighthouse keeping' })
  expect(await rowsOf('Book__c_search', 'Id', id)).toBe(1)
  await world.as('libby').records.delete(id)
  expect(await rowsOf('Book__c_search', 'Id', id)).toBe(0)
})

it('refuses what can be read but not deleted, and hides the rest', async () => {
  const { records } = world.as('alice')
  const codeOf = (id: string) =>
    records.delete(id).then(
      () => null,
      (error: { code: string }) => error.code,
    )
  expect(await codeOf(toyIds.dunes)).toBe('INSUFFICIENT_ACCESS')
  expect(await codeOf(toyIds.brunoOnDunes)).toBe('INSUFFICIENT_ACCESS')
  for (const id of [
    toyIds.carolOnSouthern,
    toyIds.southern,
    toyIds.vault,
    'b03000000000099AAA',
    '999000000000001AAA',
  ]) {
    expect([id, await codeOf(id)]).toEqual([id, 'NOT_FOUND'])
  }
  expect(await codeOf('nonsense')).toBe('INVALID_ID_FIELD')
})

it('keeps a record that others refer to, by whichever kind of lookup', async () => {
  const { records, content } = world.as('libby')
  await expect(records.delete(toyIds.dunes)).rejects.toMatchObject({ code: 'DELETE_FAILED', status: 400 })
  const { contentDocument } = await content.upload({ data: Readable.from([Buffer.from('x')]), fileName: 'x.txt' })
  const book = await records.create('Book__c', { Title__c: 'With a file' })
  const link = { ContentDocumentId: contentDocument.id, LinkedEntityId: book.id }
  await records.create('ContentDocumentLink', link)
  await expect(records.delete(book.id)).rejects.toMatchObject({ code: 'DELETE_FAILED' })
  expect((await records.get(book.id, { fields: ['Title__c'] })).weakEtag).toBe(1)
})

it('runs the rules before it deletes', async () => {
  await expect(world.as('libby').records.delete(toyIds.carolOnSouthern)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await rowsOf('Loan__c', 'Id', toyIds.carolOnSouthern)).toBe(1)
})

it('deletes only the version that was meant', async () => {
  const id = await newLoan()
  const { records } = world.as('alice')
  await records.update(id, { Remark__c: 'Changed' })
  await expect(records.delete(id, { ifMatch: 1 })).rejects.toMatchObject({ code: 'STALE_VERSION' })
  const past = '2020-01-01T00:00:00.000Z'
  await expect(records.delete(id, { ifUnmodifiedSince: past })).rejects.toMatchObject({ code: 'STALE_VERSION' })
  await records.delete(id, { ifMatch: 2 })
  expect(await rowsOf('Loan__c', 'Id', id)).toBe(0)
})

it('announces the deletion to those who may know', async () => {
  const id = await newLoan()
  const announced: string[] = []
  const stop = await world.database.listen(world.platform.events.channel, (payload) => announced.push(payload))
  await world.as('alice').records.delete(id)
  await expect.poll(() => announced.length).toBe(1)
  await stop()
  const eventFor = (person: 'bruno' | 'carol') =>
    world.platform.events.visibleTo(world.principalOf(person), announced[0] ?? '')
  expect(eventFor('bruno')).toEqual({
    type: 'record',
    operation: 'deleted',
    objectApiName: 'Loan__c',
    id,
    weakEtag: 2,
    parentIds: [toyIds.dunes],
  })
  expect(eventFor('carol')).toBeNull()
})
