import type { RecordShape } from 'contract'
import { expect, expectTypeOf, it } from 'vitest'
import { createRecord } from '../adapters/record-writes.ts'
import { getRecord, getRecords } from '../adapters/records.ts'
import { CASE, twoCases } from '../testing/two-cases.ts'
import { createReads, type ProductAdapters, type Read, read } from './typed.ts'

type Objects = {
  Case: { Subject: string | null; Status: string; Account: 'Account' }
  Account: { Name: string }
}

type Names = { listViews: { Case: 'AllCases' }; creates: { Case: { Subject: string } } }

const { readRecord, readList, readRelatedList } = createReads<Objects, Names>()

it('reads, follows and renews what a typed read names, typed by its fields', async () => {
  const { cache, service } = twoCases()
  const { adapter, config } = readRecord(CASE, ['Case.Subject'], ['Case.Status'])
  const { data } = await cache.invoke(adapter, config)
  expectTypeOf(data?.fields.Subject.value).toEqualTypeOf<string | null | undefined>()
  expectTypeOf(data?.fields.Status?.value).toEqualTypeOf<string | undefined>()
  expect(data?.fields.Subject.value).toBe('No signal')
  const received: (string | null | undefined)[] = []
  const followed = cache.subscribe(adapter, config, (snapshot) => received.push(snapshot.data?.fields.Subject.value))
  service.put('Case', CASE, { Subject: 'Signal lost' })
  const refreshed = await cache.refresh(adapter, config)
  expect(refreshed.data?.fields.Subject.value).toBe('Signal lost')
  expect(received).toEqual(['Signal lost'])
  expect(cache.peek(adapter, config)?.data?.fields.Status?.value).toBe('Open')
  followed.unsubscribe()
})

it.each([null, undefined])('reads nothing of a typed read without an id or options: %s', async (none) => {
  const { cache, service } = twoCases()
  const reads: Read<unknown>[] = [
    readRecord(none, ['Case.Subject']),
    readList(none, ['Case.Subject']),
    readRelatedList(none, ['Case.Subject']),
    read(getRecord, none),
  ]
  for (const { adapter, config } of reads) {
    expect(await cache.invoke(adapter, config)).toMatchObject({ state: 'Unfulfilled' })
  }
  expect(service.taken()).toEqual([])
})

it('takes fields that are known only while the program runs, and gives records without types of fields', async () => {
  const { cache } = twoCases()
  const fields: string[] = ['Case.Subject']
  const { adapter, config } = readRecord(CASE, fields)
  const { data } = await cache.invoke(adapter, config)
  expectTypeOf(data).toEqualTypeOf<RecordShape | undefined>()
  expect(data?.fields.Subject?.value).toBe('No signal')
  const combined = readRecord(CASE, ['Case.Subject'], fields)
  expectTypeOf((await cache.invoke(combined.adapter, combined.config)).data).toEqualTypeOf<RecordShape | undefined>()
})

it('does not compile a read without fields, with a wrong one, or a config that is not checked', () => {
  const { cache } = twoCases()
  const { adapter } = readRecord(CASE, ['Case.Subject'])
  const compiled = () => [
    readRecord(CASE, [], ['Case.Subject']),
    // @ts-expect-error a record is read by at least one field
    readRecord(CASE, []),
    // @ts-expect-error so it is by its optional fields
    readRecord(CASE, [], []),
    // @ts-expect-error there is no such field
    readRecord(CASE, ['Case.Subjekt']),
    // @ts-expect-error there is no such list view
    readList({ objectApiName: 'Case', listViewApiName: 'TheirCases' }, ['Case.Subject']),
    // @ts-expect-error the adapter of a read takes its config alone
    cache.invoke(adapter, { recordId: CASE }),
    cache.invoke(getRecord, { recordId: CASE, optionalFields: 'Case.Subject' }),
    // @ts-expect-error a record is read by at least one field
    cache.invoke(getRecord, { recordId: CASE }),
    // @ts-expect-error each group of records is
    cache.invoke(getRecords, { records: [{ recordIds: [CASE] }] }),
    // @ts-expect-error a record is read by its id
    read(getRecord, { fields: ['Case.Subject'] }),
  ]
  expectTypeOf(compiled).toBeFunction()
})

it('sends what the names of a product allow', async () => {
  const { cache } = twoCases()
  const create: ProductAdapters<Objects, Names>['createRecord'] = createRecord
  const created = await cache.send(create, { apiName: 'Case', fields: { Subject: 'Map is blank' } })
  expect(created?.fields.Subject?.value).toBe('Map is blank')
  // @ts-expect-error no user may set the status of a new case
  const compiled = () => cache.send(create, { apiName: 'Case', fields: { Subject: 'No signal', Status: 'Open' } })
  expectTypeOf(compiled).toBeFunction()
})
