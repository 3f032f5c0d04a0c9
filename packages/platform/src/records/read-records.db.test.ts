import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const UNUSED = 'b02000000000999AAA'

async function refusal(work: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('expected a refusal')
  return { code: error.code, message: error.message }
}

it('answers the requested fields and the parents they lead to', async () => {
  const record = await world.as('alice').records.get(toyIds.aliceOnDunes, {
    fields: ['Loan__c.Status__c', 'Loan__c.Book__r.Title__c', 'Reader__r.Branch__r.Name'],
  })
  expect(Object.keys(record.fields).sort()).toEqual(['Book__r', 'Reader__r', 'Status__c'])
  expect(record.fields.Status__c).toEqual({ displayValue: 'Lent', value: 'Out' })
  expect(record.fields.Book__r?.displayValue).toBe('Dunes of the north')
  expect(record).toMatchObject({ apiName: 'Loan__c', id: toyIds.aliceOnDunes, weakEtag: 1, childRelationships: {} })
})

it('hides a record of others behind the answer for a record that does not exist', async () => {
  const params = { fields: ['Title__c'] }
  const { records } = world.as('carol')
  expect(await refusal(records.get(toyIds.dunes, params))).toEqual(await refusal(records.get(UNUSED, params)))
})

it('hides an object without grants behind the answer for an unknown one', async () => {
  const { records } = world.as('alice')
  const params = { fields: ['Name'] }
  expect(await refusal(records.get(toyIds.vault, params))).toEqual(
    await refusal(records.get('zzz000000000001AAA', params)),
  )
})

it('treats a field that may not be read like one that does not exist', async () => {
  const { records } = world.as('alice')
  const hidden = await refusal(records.get(toyIds.dunes, { fields: ['Book__c.StaffNote__c'] }))
  const unknown = await refusal(records.get(toyIds.dunes, { fields: ['Book__c.NoSuchField__c'] }))
  expect(hidden.code).toBe('INVALID_FIELD')
  expect(hidden.message.replace('StaffNote__c', 'X')).toBe(unknown.message.replace('NoSuchField__c', 'X'))
  const optional = await records.get(toyIds.dunes, { optionalFields: ['StaffNote__c', 'NoSuchField__c', 'Title__c'] })
  expect(Object.keys(optional.fields)).toEqual(['Title__c'])
})

it('answers the id where no other requested field exists: a record without fields means a deleted one', async () => {
  const { records } = world.as('alice')
  const justId = { Id: { displayValue: null, value: toyIds.dunes } }
  for (const optionalFields of [['StaffNote__c'], ['NoSuchField__c']]) {
    expect((await records.get(toyIds.dunes, { optionalFields })).fields).toEqual(justId)
    const { results } = await records.getBatch([toyIds.dunes], { optionalFields })
    expect(results).toEqual([{ statusCode: 200, result: expect.objectContaining({ fields: justId }) }])
  }
  const { results } = await records.getBatch([toyIds.dunes], { fields: ['Reader__c.Name'] })
  expect(results[0]?.result).toMatchObject({ fields: justId })
  expect((await refusal(records.getBatch([toyIds.dunes], {}))).code).toBe('MISSING_ARGUMENT')
})

it('gives null for a field that only another grant reads', async () => {
  const params = { fields: ['Remark__c', 'Status__c', 'Reader__r.Name'] }
  const own = await world.as('alice').records.get(toyIds.aliceOnDunes, params)
  const ofBruno = await world.as('alice').records.get(toyIds.brunoOnDunes, params)
  expect(own.fields.Remark__c?.value).toBe('A gift for mother')
  expect(ofBruno.fields).toMatchObject({
    Remark__c: { displayValue: null, value: null },
    Status__c: { value: 'Returned' },
    Reader__r: { displayValue: null, value: null },
  })
})

it('reads a parent as unset when its row is hidden', async () => {
  const [loan] = await world.load('Loan__c', [
    {
      CreatedDate: '2026-03-04T00:00:00.000Z',
      BookId__c: toyIds.southern,
      ReaderId__c: toyIds.alice,
      Status__c: 'Out',
    },
  ])
  const record = await world.as('alice').records.get(loan ?? '', { fields: ['Book__r.Title__c'] })
  expect(record.fields.Book__r).toEqual({ displayValue: null, value: null })
})

it('accepts ids of 15 characters and refuses texts that are none', async () => {
  const short = toyIds.dunes.slice(0, 15)
  expect((await world.as('alice').records.get(short, { fields: ['Title__c'] })).id).toBe(toyIds.dunes)
  expect((await refusal(world.as('alice').records.get("b02'; drop--", { fields: ['Title__c'] }))).code).toBe(
    'INVALID_ID_FIELD',
  )
})

it('refuses paths beyond six levels and more than 200 fields', async () => {
  const { records } = world.as('libby')
  const deep = 'Book__c.Branch__r.CreatedBy.CreatedBy.CreatedBy.CreatedBy.CreatedBy.Name'
  expect((await refusal(records.get(toyIds.dunes, { fields: [deep] }))).code).toBe('INVALID_FIELD')
  const many = Array.from({ length: 201 }, () => 'Title__c')
  expect((await refusal(records.get(toyIds.dunes, { fields: many }))).code).toBe('QUERY_TOO_COMPLICATED')
})

it('keeps order and number of a batch, with repeated, hidden and unknown ids', async () => {
  const ids = [toyIds.dunes, UNUSED, toyIds.alice, toyIds.southern, 'nonsense', toyIds.vault, toyIds.dunes]
  const { hasErrors, results } = await world.as('alice').records.getBatch(ids, {
    fields: ['Book__c.Title__c', 'Reader__c.Name'],
  })
  expect(hasErrors).toBe(true)
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 404, 400, 404, 200])
  expect(results.map(({ result }) => ('id' in result ? result.id : null))).toEqual([
    toyIds.dunes,
    null,
    toyIds.alice,
    null,
    null,
    null,
    toyIds.dunes,
  ])
  expect(results[1]).toEqual(results[3])
  expect(results[1]).toEqual(results[5])
})

it('leaves the fields of other objects out of a batch, and refuses a hidden relationship like one that does not exist', async () => {
  const { records } = world.as('alice')
  const { results } = await records.getBatch([toyIds.dunes, toyIds.alice], {
    fields: ['Book__c.Title__c', 'Reader__c.Name'],
  })
  expect(results.map(({ result }) => Object.keys('fields' in result ? result.fields : {}))).toEqual([
    ['Title__c'],
    ['Name'],
  ])
  const codes = []
  for (const name of ['Vault__c.Name', 'Nothing__c.Name']) {
    const { code, message } = await refusal(records.getBatch([toyIds.dunes], { fields: [name] }))
    codes.push(`${code} ${message.replace(name, '?')}`)
  }
  expect(codes).toEqual(Array(2).fill("INVALID_FIELD No such column '?' on entity 'Book__c'."))
})
