import { expect, it } from 'vitest'
import { createContentDocumentAndVersion } from './adapters/content/create-content-document-and-version.ts'
import { getListUi } from './adapters/lists/get-list-ui.ts'
import { createRecord } from './adapters/records/create-record.ts'
import { getRecord } from './adapters/records/get-record.ts'
import { getRecords } from './adapters/records/get-records.ts'
import { updateRecord } from './adapters/records/update-record.ts'
import { getRelatedListCount } from './adapters/related-lists/get-related-list-count.ts'
import { getRelatedListRecords } from './adapters/related-lists/get-related-list-records.ts'
import { FetchError } from './fetch-error.ts'
import { createRecordCache } from './record-cache.ts'
import type { CacheRequest } from './request.ts'
import { project } from './testing/record-service.ts'
import { failure, gate, ok, record, recordId, settle } from './testing/scripted-service.ts'
import { uiService } from './testing/ui-service.ts'

const CASE = recordId('500', 1)
const OTHER = recordId('500', 2)
const COMMENTS = { parentRecordId: CASE, relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'] }
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

function setUp() {
  const service = uiService()
  service.put('Case', CASE, { Subject: 'No signal', Status: 'Open' })
  service.put('Case', OTHER, { Subject: 'Map is blank', Status: 'Open' })
  service.on((request) => write(service, request))
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  const follow = (recordIdToRead: string, ...fields: string[]) => {
    const heard: unknown[] = []
    cache.subscribe(getRecord, { recordId: recordIdToRead, fields }, ({ state, data, error }) => {
      heard.push(
        error?.status ??
          Object.values(data?.fields ?? {})
            .map((field) => field.value)
            .join() + (state === 'Error' ? '!' : ''),
      )
    })
    return heard
  }
  return { service, clock, cache, follow }
}

function write(service: ReturnType<typeof uiService>, request: CacheRequest) {
  const body = request.body as { apiName?: string; fields: Record<string, string> }
  if (request.method === 'PATCH') {
    const id = request.path.split('/').at(-1) ?? ''
    service.put('Case', id, body.fields)
    const row = service.rows.get(id)
    return row === undefined
      ? undefined
      : ok(
          project(
            service.rows,
            id,
            row,
            Object.keys(body.fields).map((name) => [name]),
          ),
        )
  }
  if (request.method === 'POST' && request.path.endsWith('/ui-api/records')) {
    const id = recordId('00a', service.rows.size)
    service.put(body.apiName ?? '', id, body.fields)
    return ok(record(body.apiName ?? '', id, 1, body.fields), 201)
  }
  return undefined
}

const updated = (id: string, weakEtag: number) => ({
  type: 'record' as const,
  operation: 'updated' as const,
  objectApiName: 'Case',
  id,
  weakEtag,
  parentIds: [],
})

it('lets followers hear once of an update, and asks once for what its answer lacks', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status', 'Case.Subject')
  await settle()
  service.taken()
  heard.length = 0
  const answer = await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  expect(answer?.fields).toEqual({ Status: { displayValue: 'Closed', value: 'Closed' } })
  expect(service.taken()).toEqual([
    `PATCH records/${CASE}`,
    `GET records/${CASE}?optionalFields=Case.Status,Case.Subject`,
  ])
  expect(heard).toEqual(['Closed,No signal'])
})

it('forgets what an update does not answer when nobody follows', async () => {
  const { service, cache } = setUp()
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Status', 'Case.Subject'] })
  await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  service.taken()
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Fulfilled' })
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Subject'] })).toMatchObject({ state: 'Unfulfilled' })
  expect(service.taken()).toEqual([])
})

it('takes the id from Id and sends a condition only for a precise time', async () => {
  const { service, cache } = setUp()
  const send = (ifUnmodifiedSince: string) =>
    cache.send(updateRecord, { fields: { Id: CASE.slice(0, 15), Status: 'Open' }, ifUnmodifiedSince })
  await send('2026-03-04T05:06:07.000Z')
  await send('2026-03-04T05:06:07Z')
  expect(
    service.requests.filter(({ method }) => method === 'PATCH').map(({ body, headers }) => [body, headers]),
  ).toEqual([
    [{ fields: { Status: 'Open' } }, { 'If-Unmodified-Since': 'Wed, 04 Mar 2026 05:06:07 GMT' }],
    [{ fields: { Status: 'Open' } }, undefined],
  ])
})

it('asks anew for the lists that a created record may be in, where they are followed', async () => {
  const { service, cache } = setUp()
  const heard: unknown[] = []
  cache.subscribe(getRelatedListRecords, COMMENTS, ({ data }) => heard.push(data?.count))
  cache.subscribe(getRelatedListCount, { parentRecordId: CASE, relatedListId: 'CaseComments' }, ({ data }) =>
    heard.push(`${data?.count} in all`),
  )
  await cache.invoke(getRelatedListRecords, { ...COMMENTS, parentRecordId: OTHER })
  await settle()
  service.taken()
  heard.length = 0
  const created = await cache.send(
    createRecord,
    { apiName: 'CaseComment', fields: { ParentId: CASE, CommentBody: 'Thanks' } },
    { idempotencyKey: 'k' },
  )
  await settle()
  expect(service.taken()).toEqual([
    'POST records',
    `POST related-list-records/${CASE}/CaseComments`,
    `GET related-list-count/${CASE}/CaseComments`,
  ])
  expect(heard).toEqual([1, '1 in all'])
  expect(cache.peek(getRecord, { recordId: created?.id ?? '', fields: ['CaseComment.CommentBody'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.peek(getRelatedListRecords, { ...COMMENTS, parentRecordId: OTHER })).toMatchObject({
    state: 'Fulfilled',
  })
})

it('does not act twice on its own write when news of it comes as well', async () => {
  const { service, cache, follow } = setUp()
  follow(CASE, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  service.taken()
  cache.receive(updated(CASE, 2))
  await settle()
  expect(service.taken()).toEqual([])
})

it('rethrows a refused write, frozen', async () => {
  const { service, cache } = setUp()
  const body = {
    message: 'Refused',
    enhancedErrorType: 'RecordError',
    output: {
      errors: [{ errorCode: 'CASE_CLOSED', message: 'Closed.' }],
      fieldErrors: { Status: [{ errorCode: 'INVALID_VALUE', message: 'Bad', field: 'Status' }] },
    },
  }
  service.on((request) => (request.method === 'PATCH' ? { status: 400, statusText: 'Bad Request', body } : undefined))
  const error = await cache.send(updateRecord, { fields: { Id: CASE, Status: 'X' } }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FetchError)
  expect(error).toMatchObject({
    status: 400,
    errors: [
      { type: 'INVALID_VALUE', message: 'Bad', field: 'Status' },
      { type: 'CASE_CLOSED', message: 'Closed.' },
    ],
  })
  expect(Object.isFrozen(error) && Object.isFrozen((error as FetchError).body)).toBe(true)
})

it('throws for inputs that are not valid and sends nothing', async () => {
  const { service, cache } = setUp()
  await expect(cache.send(createRecord, { apiName: 'Case', fields: { Subject: {} as never } })).rejects.toThrow(
    'Invalid recordInput',
  )
  await expect(cache.send(updateRecord, { fields: { Id: 'nonsense' } })).rejects.toThrow('Invalid recordInput')
  await expect(cache.send(createContentDocumentAndVersion, { fileData: 'text' as never })).rejects.toThrow(
    'Invalid config for "createContentDocumentAndVersion"',
  )
  expect(service.taken()).toEqual([])
})

it('sends an upload as multipart and keeps its records', async () => {
  const { service, cache } = setUp()
  const answer = {
    contentDocument: record('ContentDocument', recordId('069', 1), 1, { Title: 'Log' }),
    contentDocumentLinks: [],
    contentVersion: record('ContentVersion', recordId('068', 1), 1, { Title: 'Log' }),
  }
  service.on((request) => (request.path.endsWith('content-versions') ? ok(answer, 201) : undefined))
  expect(await cache.send(createContentDocumentAndVersion, { fileData: new Blob(['abc']), title: 'Log' })).toEqual(
    answer,
  )
  const body = service.requests[0]?.body as FormData
  expect([...body.keys()]).toEqual(['fileData', 'title'])
  expect(cache.peek(getRecord, { recordId: recordId('068', 1), fields: ['ContentVersion.Title'] })).toMatchObject({
    state: 'Fulfilled',
  })
})

it('asks, on a live event, only for what is followed and has not come yet', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  await settle()
  service.taken()
  heard.length = 0
  service.put('Case', CASE, { Status: 'Resolved' })
  service.put('Case', OTHER, { Status: 'Resolved' })
  cache.receive(updated(CASE, 1))
  await settle()
  expect(service.taken()).toEqual([])
  cache.receive(updated(CASE, 2))
  cache.receive(updated(OTHER, 2))
  await settle()
  expect(service.taken()).toEqual([`GET records/${CASE}?optionalFields=Case.Status`])
  expect(heard).toEqual(['Resolved'])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Stale' })
})

it('takes live events together: one request for several records, one for a list', async () => {
  const { service, cache, follow } = setUp()
  follow(CASE, 'Case.Status')
  follow(OTHER, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  for (const id of [CASE, OTHER]) {
    service.put('Case', id, { Status: 'Resolved' })
    cache.receive(updated(id, 2))
  }
  await settle()
  expect(service.taken()).toEqual([
    'POST list-records/Case/AllCases',
    `GET records/batch/${CASE},${OTHER}?optionalFields=Case.Status,Case.Subject`,
  ])
})

it('asks once more when a live event comes while the answer to one before is awaited', async () => {
  const { service, cache } = setUp()
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  const { opened, open } = gate()
  service.on(async (request) => {
    if (request.path.includes('list-records')) await opened
    return undefined
  })
  for (const version of [2, 3, 4]) {
    cache.receive(updated(recordId('500', 9), version))
    await settle()
  }
  expect(service.taken()).toHaveLength(1)
  open()
  await settle()
  expect(service.taken()).toHaveLength(1)
})

it('tells a follower of a deleted record by its 404, and forgets others', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  await settle()
  heard.length = 0
  for (const id of [CASE, OTHER]) {
    service.rows.delete(id)
    cache.receive({ ...updated(id, 2), operation: 'deleted' })
  }
  await settle()
  expect(heard).toEqual([404])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
})

it('asks anew for everything that is followed after a resync', async () => {
  const { service, cache, follow } = setUp()
  follow(CASE, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  cache.receive({ type: 'resync' })
  await settle()
  expect(service.taken().sort()).toEqual([
    `GET records/${CASE}?fields=Case.Status&optionalFields=Case.Subject`,
    'POST list-records/Case/AllCases',
  ])
})

it('asks for all records of a change notification, in one request, sixty times in sixty seconds', async () => {
  const { service, clock, cache } = setUp()
  await cache.invoke(getRecords, { records: [{ recordIds: [CASE, OTHER], fields: ['Case.Status'] }] })
  service.taken()
  cache.notify([CASE, OTHER, recordId('500', 3)])
  await settle()
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER}?optionalFields=Case.Status`])
  for (let call = 0; call < 70; call++) {
    cache.notify([CASE])
    await settle()
  }
  expect(service.taken()).toHaveLength(59)
  clock.nowMs += 60_000
  cache.notify([CASE])
  await settle()
  expect(service.taken()).toHaveLength(1)
})

it('knows nothing after a reset, tells nobody, and takes no answer to what was asked before', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status')
  await settle()
  heard.length = 0
  const { opened, open } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const waiting = cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  cache.receive({ type: 'signed-out' })
  open()
  expect(await waiting).toMatchObject({ state: 'Error', data: undefined })
  expect(cache.statistics()).toMatchObject({ subscriptions: 0, requestsInFlight: 0 })
  expect(JSON.stringify(cache.dehydrate())).not.toContain('Open')
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
  expect(heard).toEqual([])
})

it('aborts a request when its last reader leaves, not before', async () => {
  const { service, cache } = setUp()
  const { opened } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const first = cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  const second = cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  first.unsubscribe()
  await settle()
  expect(service.requests.map((request) => request.signal?.aborted)).toEqual([false])
  second.unsubscribe()
  await settle()
  expect(service.requests.map((request) => request.signal?.aborted)).toEqual([true])
})

it('asks again for a batch member that failed only after its window, and keeps a missing one', async () => {
  const { service, clock, cache } = setUp()
  const config = { records: [{ recordIds: [CASE, OTHER, recordId('500', 3)], fields: ['Case.Status'] }] }
  service.on((request) => {
    if (!request.path.includes(OTHER)) return undefined
    const refused = failure(403, 'INSUFFICIENT_ACCESS', 'No')
    const row = service.rows.get(CASE)
    return ok({
      hasErrors: true,
      results: (request.path.split('/').at(-1) ?? '').split(',').map((id) => {
        if (id === OTHER) return { statusCode: 403, result: refused.body }
        if (id !== CASE || row === undefined) return { statusCode: 404, result: failure(404, 'NOT_FOUND', 'Gone').body }
        return { statusCode: 200, result: project(service.rows, CASE, row, [['Status']]) }
      }),
    })
  })
  const answer = await cache.invoke(getRecords, config)
  expect(answer.data?.results.map((item) => item.statusCode)).toEqual([200, 403, 404])
  clock.nowMs += 29_000
  expect(cache.invoke(getRecords, config)).toBe(answer)
  expect(cache.peek(getRecord, { recordId: recordId('500', 3), fields: ['Case.Status'] })).toMatchObject({
    error: { status: 404 },
  })
  service.taken()
  clock.nowMs += 900_000
  await cache.invoke(getRecords, config)
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER},${recordId('500', 3)}?fields=Case.Status`])
})

it('keeps to its bound, sparing what is followed', async () => {
  const { service, clock } = setUp()
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, maxEntries: 50 })
  cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  for (let number = 10; number < 300; number++) {
    service.put('Case', recordId('500', number), { Status: 'Open' })
    await cache.invoke(getRecord, { recordId: recordId('500', number), fields: ['Case.Status'] })
    expect(cache.statistics().records).toBeLessThanOrEqual(50)
  }
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Fulfilled' })
  expect(cache.peek(getRecord, { recordId: recordId('500', 299), fields: ['Case.Status'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.peek(getRecord, { recordId: recordId('500', 10), fields: ['Case.Status'] })).toMatchObject({
    state: 'Unfulfilled',
  })
})
