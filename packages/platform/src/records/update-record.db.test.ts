import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const newLoan = async () =>
  (await world.as('alice').records.create('Loan__c', { BookId__c: toyIds.dunes, Remark__c: 'first' })).id

it('changes what the caller may change and advances the version', async () => {
  const id = await newLoan()
  const changed = await world.as('alice').records.update(id, { Remark__c: 'second' })
  expect(changed).toMatchObject({ weakEtag: 2, fields: { Remark__c: { value: 'second' } } })
})

it('tells apart what is hidden, what may only be read, and what does not exist', async () => {
  const id = await newLoan()
  await expect(world.as('bruno').records.update(id, { Remark__c: 'x' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_ACCESS',
  })
  await expect(world.as('carol').records.update(id, { Remark__c: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(world.as('carol').records.update('b03000000000999AAA', { Remark__c: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(world.as('alice').records.update(id, { Status__c: 'Returned' })).rejects.toMatchObject({
    code: 'FIELD_NOT_WRITEABLE',
  })
  await expect(world.as('alice').records.update(id, { StaffNote__c: 'x' })).rejects.toMatchObject({
    code: 'INVALID_FIELD',
  })
})

it('refuses the change of a frozen record with the code of its object, only to its readers', async () => {
  const frozen = { field: 'Status__c', values: ['Returned'], code: 'CASE_CLOSED' } as const
  const objects = toyApp.objects.map((object) => (object.apiName === 'Loan__c' ? { ...object, frozen } : object))
  const platform = createPlatform({
    app: { ...toyApp, objects },
    database: world.database,
    fileStore: world.files,
    tokenSecret: 'toy',
  })
  const change = async (person: 'alice' | 'bruno' | 'carol', id: string, field = 'Remark__c') =>
    await platform
      .as(world.principalOf(person))
      .records.update(id, { [field]: 'x' })
      .then(
        () => 'changed',
        ({ code }: { code: string }) => code,
      )
  const [open, returned] = [await newLoan(), await newLoan()]
  await world.as('libby').records.update(returned, { Status__c: 'Returned' })
  expect([await change('bruno', open), await change('bruno', returned)]).toEqual(['INSUFFICIENT_ACCESS', 'CASE_CLOSED'])
  expect([await change('carol', returned), await change('alice', returned)]).toEqual(['NOT_FOUND', 'changed'])
  // A hidden field of the frozen record looks like a missing one.
  for (const field of ['StaffNote__c', 'Missing__c'])
    expect(await change('bruno', returned, field)).toBe('INVALID_FIELD')
})

it('loses no edit of 200 editors who each check the version they read', async () => {
  const [book] = await world.load('Book__c', [
    { CreatedDate: '2026-03-04T00:00:00.000Z', Title__c: 'Counted', Pages__c: 0, BranchId__c: toyIds.north },
  ])
  const id = book ?? ''
  const { records } = world.as('libby')
  let accepted = 0
  const edit = async () => {
    const seen = await records.get(id, { fields: ['Pages__c'] })
    const pages = Number(seen.fields.Pages__c?.value) + 1
    await records.update(id, { Pages__c: pages }, { ifMatch: seen.weakEtag }).then(
      () => {
        accepted += 1
      },
      (error: { code: string }) => expect(error.code).toBe('STALE_VERSION'),
    )
  }
  await Promise.all(Array.from({ length: 200 }, edit))
  const after = await records.get(id, { fields: ['Pages__c'] })
  expect([after.fields.Pages__c?.value, after.weakEtag]).toEqual([accepted, accepted + 1])
  expect(accepted).toBeGreaterThan(0)
})

it('shows one version under one date at any time, and accepts that date for it', async () => {
  const at = async (time: string) => await world.setNow(`2026-05-02T10:00:${time}Z`)
  await at('00.250')
  const id = await newLoan()
  const { records } = world.as('alice')
  await records.update(id, { Remark__c: 'a' })
  const burst = await records.update(id, { Remark__c: 'b' })
  const dates = new Set([burst.lastModifiedDate])
  for (const time of ['00.250', '00.900', '01.500', '30.000']) {
    await at(time)
    const seen = await records.get(id, { fields: ['LastModifiedDate'] })
    dates.add(seen.lastModifiedDate).add(String(seen.fields.LastModifiedDate?.value))
    expect(seen.weakEtag).toBe(burst.weakEtag)
  }
  expect([...dates]).toEqual(['2026-05-02T10:00:02.000Z'])
  const saved = await records.update(id, { Remark__c: 'c' }, { ifUnmodifiedSince: burst.lastModifiedDate ?? '' })
  expect(saved.lastModifiedDate).toBe('2026-05-02T10:00:30.000Z')
})

it('never lets one second hold two versions, so that If-Unmodified-Since is exact', async () => {
  await world.setNow('2026-05-01T10:00:00.250Z')
  const id = await newLoan()
  const { records } = world.as('alice')
  const first = await records.update(id, { Remark__c: 'a' })
  const second = await records.update(id, { Remark__c: 'b' }, { ifUnmodifiedSince: first.lastModifiedDate ?? '' })
  expect([first.lastModifiedDate, second.lastModifiedDate]).toEqual([
    '2026-05-01T10:00:01.000Z',
    '2026-05-01T10:00:02.000Z',
  ])
  expect(second.systemModstamp).toBe('2026-05-01T10:00:00.250Z')
  await expect(
    records.update(id, { Remark__c: 'c' }, { ifUnmodifiedSince: first.lastModifiedDate ?? '' }),
  ).rejects.toMatchObject({ code: 'STALE_VERSION' })
})

it('keeps growing versions when the clock goes back', async () => {
  await world.setNow('2026-06-01T10:00:00.000Z')
  const id = await newLoan()
  await world.setNow('2026-06-01T09:00:00.000Z')
  const changed = await world.as('alice').records.update(id, { Remark__c: 'earlier' })
  expect(changed.weakEtag).toBe(2)
  expect(changed.lastModifiedDate).toBe('2026-06-01T10:00:01.000Z')
  // The answer equals the stored record.
  expect(await world.as('alice').records.get(id, { fields: ['Id'] })).toMatchObject({
    weakEtag: 2,
    lastModifiedDate: '2026-06-01T10:00:01.000Z',
  })
})

it('keeps tracked changes, and nothing when nothing changed', async () => {
  const id = await newLoan()
  const { records } = world.as('libby')
  await records.update(id, { Status__c: 'Overdue' })
  const same = await records.update(id, { Status__c: 'Overdue' })
  expect(same.weakEtag).toBe(2)
  const { rows } = await world.database.query(
    `select "Field", "OldValue", "NewValue", "CreatedById" from records."LoanHistory__c"
     where "ParentId" = $1 and "Field" <> 'created'`,
    [id],
  )
  expect(rows).toEqual([['Status__c', 'Out', 'Overdue', world.principalOf('libby').userId]])
})

it('carries a changed column on to the rows that copy it', async () => {
  const [reader] = await world.load('Reader__c', [
    { CreatedDate: '2026-03-04T00:00:00.000Z', Name: 'Dora Falk', BranchId__c: toyIds.north },
  ])
  const [loan] = await world.load('Loan__c', [
    {
      CreatedDate: '2026-03-04T00:00:00.000Z',
      BookId__c: toyIds.dunes,
      ReaderId__c: reader ?? '',
      Status__c: 'Out',
    },
  ])
  await world.as('libby').records.update(reader ?? '', { BranchId__c: toyIds.south })
  await expect(world.as('alice').records.get(loan ?? '', { fields: ['Status__c'] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await world.as('carol').records.get(loan ?? '', { fields: ['BranchId__c'] })).fields.BranchId__c?.value).toBe(
    toyIds.south,
  )
})

it('refuses an id in the fields that is not the id of the address', async () => {
  const id = await newLoan()
  await expect(world.as('alice').records.update(id, { Id: toyIds.dunes, Remark__c: 'x' })).rejects.toMatchObject({
    code: 'INVALID_API_INPUT',
  })
  expect((await world.as('alice').records.update(id, { Id: id, Remark__c: 'y' })).weakEtag).toBe(2)
})

it('names the version in the tag of a record, however high it grows', async () => {
  const { records } = world.as('libby')
  let book = await records.create('Book__c', { Title__c: 'Often changed' })
  for (let Pages__c = 1; Pages__c <= 11; Pages__c++) book = await records.update(book.id, { Pages__c })
  expect([book.weakEtag, book.eTag]).toEqual([12, `${book.id}.12`])
})

it('announces to internal people alone which parent a record has left', async () => {
  const id = await newLoan()
  const [other] = await world.load('Book__c', [
    { CreatedDate: '2026-03-04T00:00:00.000Z', Title__c: 'Moved to', BranchId__c: toyIds.north },
  ])
  const announced: string[] = []
  const stop = await world.database.listen(world.platform.events.channel, (payload) => announced.push(payload))
  await world.platform.asSystem('test').update('Loan__c', id, { BookId__c: other ?? '' })
  await expect.poll(() => announced.length).toBe(1)
  await stop()
  const parentsFor = (person: 'libby' | 'alice') => {
    const event = world.platform.events.visibleTo(world.principalOf(person), announced[0] ?? '')
    return event?.type === 'record' ? event.parentIds : null
  }
  expect([parentsFor('libby'), parentsFor('alice')]).toEqual([[other, toyIds.dunes], [other]])
})
