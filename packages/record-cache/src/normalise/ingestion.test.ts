import { expect, it } from 'vitest'
import { getRecord, getRecords, getRecordUi } from '../adapters/records.ts'
import { createRecordCache } from '../record-cache.ts'
import { ok, record, recordId, scriptedService, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE } from '../testing/two-cases.ts'
import { uiService } from '../testing/ui-service.ts'

const ID = recordId('500', 1)
const PARENT = recordId('001', 1)

/** A cache over a service that answers the current value of `answer`. */
function setUp() {
  let answer: ReturnType<typeof record> = record('Case', ID, 1, {})
  const service = scriptedService(() => ok(answer))
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  const answered = (next: typeof answer) => {
    answer = next
  }
  const read = (...fields: string[]) => cache.invoke(getRecord, { recordId: ID, fields })
  const peek = (field: string) => cache.peek(getRecord, { recordId: ID, fields: [field] })
  return { service, clock, cache, answered, read, peek }
}

it('keeps a value once that repeats from record to record, and changes it in the one that says otherwise', async () => {
  const ids = [1, 2].map((number) => recordId('500', number))
  const bodies = ids.map((id) => record('Case', id, 1, { Status: 'New', Subject: id }))
  const service = scriptedService(({ path }) =>
    path.includes('/batch/')
      ? ok({ hasErrors: false, results: bodies.map((result) => ({ statusCode: 200, result })) })
      : ok(record('Case', ids[0] ?? '', 2, { Status: 'Closed', Subject: ids[0] ?? '' })),
  )
  const cache = createRecordCache({ fetch: service.fetch, now: () => 0, development: true })
  const fields = ['Case.Status', 'Case.Subject']
  await cache.invoke(getRecords, { records: [{ recordIds: ids, fields }] })
  const shown = () => ids.map((recordId) => cache.peek(getRecord, { recordId, fields })?.data?.fields)
  const [first, second] = shown()
  expect(first?.Status).toBe(second?.Status)
  expect([first?.Subject?.value, second?.Subject?.value]).toEqual(ids)
  await cache.refresh(getRecord, { recordId: ids[0] ?? '', fields })
  expect(shown().map((record) => record?.Status?.value)).toEqual(['Closed', 'New'])
})

it.each([3, 0])(
  'takes all of a record that an answer holds twice, first with fewer fields, in version %i',
  async (version) => {
    const [id, child] = [recordId('500', 1), recordId('500', 2)]
    const answered = (fields: Parameters<typeof record>[3]) => record('Case', id, version, fields)
    let answer = [answered({ Status: 'New', IsOverdue: false })]
    const service = scriptedService(() =>
      ok({ hasErrors: false, results: answer.map((result) => ({ statusCode: 200, result })) }),
    )
    const cache = createRecordCache({ fetch: service.fetch, now: () => 0, development: true })
    const fields = ['Case.Status', 'Case.IsOverdue']
    await cache.invoke(getRecords, { records: [{ recordIds: [id], fields }] })
    // What is worked out changes without a new version.
    answer = [
      record('Case', child, 1, { Parent: answered({ Status: 'New' }) }),
      answered({ Status: 'New', IsOverdue: true }),
    ]
    const optionalFields = [...fields, 'Case.Parent.Status']
    await cache.refresh(getRecords, { records: [{ recordIds: [child, id], optionalFields }] })
    expect(cache.peek(getRecord, { recordId: id, fields })?.data?.fields.IsOverdue?.value).toBe(true)
  },
)

/** A record that leads to another one, and that to the next, so many times. */
function chain(levels: number): ReturnType<typeof record> {
  return record(
    'Case',
    recordId('500', 10 + levels),
    1,
    levels === 0 ? { Name: 'Last' } : { Parent: chain(levels - 1) },
  )
}

it('asks for paths of six names after the object, and for no longer one', async () => {
  const { service, read } = setUp()
  const six = 'Parent.Parent.Parent.Parent.Parent.Subject'
  await read('Case.Subject', `Case.${six}`, `Case.Parent.${six}`)
  expect(service.taken()[0]).toBe(`GET records/${ID}?fields=Case.${six},Case.Subject`)
})

it.each([
  [4, true],
  [5, true],
  [6, false],
])('asks again for what it knows through %i relationships: %s', async (relationships, isRequested) => {
  const { service, answered, read } = setUp()
  answered(record('Case', ID, 1, { Subject: 'Deep', Parent: chain(relationships - 1) }))
  await read('Case.Subject')
  service.taken()
  await read('Case.Status')
  const known = service.taken()[0]?.split('optionalFields=')[1]?.split(',') ?? []
  expect(known.includes(`Case.${'Parent.'.repeat(relationships)}Name`)).toBe(isRequested)
  expect(known).toContain('Case.Subject')
})

it('does not ask again for fields of external records, and stops where a path comes back to itself', async () => {
  const { service, answered, read } = setUp()
  const own = record('Case', ID, 1, { Subject: 'Again' })
  answered(
    record('Case', ID, 1, {
      Subject: 'First',
      Order__r: record('Order__x', recordId('x01', 1), 1, { Total: 5 }),
      Parent: record('Case', recordId('500', 2), 1, { Subject: 'Parent', Parent: own }),
    }),
  )
  await read('Case.Subject')
  service.taken()
  await read('Case.Status')
  expect(service.taken()[0]).toBe(
    `GET records/${ID}?fields=Case.Status&optionalFields=Case.Parent.Subject,Case.Subject`,
  )
})

it('remembers what was wanted of a lookup that leads nowhere, and asks for it again', async () => {
  const { service, answered, read } = setUp()
  answered(record('Case', ID, 1, { Contact: null }))
  await read('Case.Contact.Name')
  service.taken()
  answered(record('Case', ID, 2, { Status: 'Open', Contact: record('Contact', PARENT, 1, { Name: 'Mara' }) }))
  await read('Case.Status')
  expect(service.taken()).toEqual([`GET records/${ID}?fields=Case.Status&optionalFields=Case.Contact.Name`])
  expect(await read('Case.Contact.Name')).toMatchObject({ state: 'Fulfilled' })
  expect(service.taken()).toEqual([])
})

it.each([
  ['Case', true],
  ['Thing__c', true],
  ['Thing__dlm', true],
  ['Thing__x', false],
  ['LoginEvent', false],
  ['CaseChangeEvent', false],
  ['LoginEventStream', false],
  ['EventLogFile', false],
  ['DataMaskLog', false],
])('asks for what a newer version of a %s lacks: %s', async (apiName, asks) => {
  const { service, answered, cache, clock } = setUp()
  const read = (field: string) => cache.invoke(getRecord, { recordId: ID, fields: [`${apiName}.${field}`] })
  answered(record(apiName, ID, 1, { A: 'old' }))
  await read('A')
  answered(record(apiName, ID, 2, { B: 'new' }))
  await read('B')
  service.taken()
  await settle()
  clock.nowMs += 1
  answered(record(apiName, ID, 2, { A: 'new', B: 'new' }))
  const { data } = await read('A')
  expect(data?.fields.A?.value).toBe(asks ? 'new' : 'old')
})

it('does not let an absent display value hide a known one, unless the value is another', async () => {
  const { answered, cache, peek, read } = setUp()
  const answer = (displayValue: string | null, value: string | null) => ({
    ...record('Case', ID, 1, {}),
    fields: { Status: { displayValue, value } },
  })
  const after = async (displayValue: string | null, value: string | null) => {
    answered(answer(displayValue, value))
    await cache.refresh(getRecord, { recordId: ID, fields: ['Case.Status'] })
    return peek('Case.Status')?.data?.fields.Status
  }
  answered(answer('In progress', 'In-Progress'))
  await read('Case.Status')
  expect(await after(null, 'In-Progress')).toEqual({ displayValue: 'In progress', value: 'In-Progress' })
  expect(await after('Begun', 'In-Progress')).toEqual({ displayValue: 'Begun', value: 'In-Progress' })
  expect(await after(null, 'Closed')).toEqual({ displayValue: null, value: 'Closed' })
  expect(await after(null, null)).toEqual({ displayValue: null, value: null })
})

it('refetches twice from a service that lags, then counts the field as missing', async () => {
  const { service, answered, clock, peek, read } = setUp()
  answered(record('Case', ID, 1, { Subject: 'Old', Status: 'Open' }))
  await read('Case.Subject', 'Case.Status')
  clock.nowMs += 30_000
  service.on(({ query }) =>
    query?.fields === 'Case.Subject' ? ok(record('Case', ID, 2, { Subject: 'New' })) : undefined,
  )
  service.taken()
  await read('Case.Subject')
  await settle()
  expect(service.taken().slice(1)).toEqual([
    `GET records/${ID}?optionalFields=Case.Status,Case.Subject`,
    `GET records/${ID}?optionalFields=Case.Status,Case.Subject`,
  ])
  expect(peek('Case.Status')).toMatchObject({ state: 'Unfulfilled' })
  expect(peek('Case.Subject')).toMatchObject({ data: { weakEtag: 2, fields: { Subject: { value: 'New' } } } })
})

it('refetches a record with its layouts when the record gets another type', async () => {
  const service = uiService()
  service.put('Case', ID, { Subject: 'No signal', AccountId: null })
  const cache = createRecordCache({ fetch: service.fetch, now: () => 1_000_000, development: true })
  const config = { recordIds: ID, layoutTypes: 'Full', modes: 'View' }
  cache.subscribe(getRecordUi, config, () => {})
  await settle()
  service.taken()
  const retyped = { ...record('Case', ID, 2, { Subject: 'No signal' }), recordTypeId: '012000000000001AAA' }
  service.on(({ path }) => (path.endsWith(`/records/${ID}`) ? ok(retyped) : undefined))
  await cache.refresh(getRecord, { recordId: ID, fields: ['Case.Subject'] })
  await settle()
  expect(service.taken()).toContain(`GET record-ui/${ID}?layoutTypes=Full&modes=View`)
})

it('takes a record out of a list of one result, and evicts one that is answered without fields', async () => {
  const { service, cache, read, peek } = setUp()
  service.on(() =>
    ok({ hasErrors: false, results: [{ statusCode: 200, result: record('Case', ID, 1, { Subject: 'Only' }) }] }),
  )
  expect(await read('Case.Subject')).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 1 } })
  const { fields: _gone, ...withoutFields } = record('Case', ID, 2, {})
  service.on(() => ok(withoutFields))
  await cache.refresh(getRecord, { recordId: ID, fields: ['Case.Subject'] })
  expect(peek('Case.Subject')).toMatchObject({ state: 'Unfulfilled', data: undefined })
})

it('goes on comparing versions after an answer without one', async () => {
  const { service, cache } = threeCases()
  const config = { recordId: CASE, fields: ['Case.Subject', 'Case.Status'] }
  const read = () => cache.peek(getRecord, config)?.data
  const answer = async (weakEtag: number, Subject: string) => {
    service.on(() => ok(record('Case', CASE, weakEtag, { Subject, Status: 'Open' })))
    await cache.refresh(getRecord, config)
  }
  await answer(5, 'Fifth')
  await answer(0, 'Without a version')
  expect(read()).toMatchObject({ weakEtag: 5, fields: { Subject: { value: 'Without a version' } } })
  await answer(4, 'Fourth')
  expect(read()).toMatchObject({ weakEtag: 5, fields: { Subject: { value: 'Without a version' } } })
  await answer(6, 'Sixth')
  expect(read()).toMatchObject({ weakEtag: 6, fields: { Subject: { value: 'Sixth' } } })
})
