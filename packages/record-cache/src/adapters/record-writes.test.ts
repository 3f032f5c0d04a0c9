import { expect, it } from 'vitest'
import { FetchError } from '../fetch-error.ts'
import { receive } from '../live/receive.ts'
import { failure, gate, ok, record, recordId, settle } from '../testing/scripted-service.ts'
import { CASE, OTHER, twoCases, updated } from '../testing/two-cases.ts'
import { createContentDocumentAndVersion } from './content.ts'
import { getListUi } from './lists.ts'
import { createRecord, deleteRecord, updateRecord } from './record-writes.ts'
import { getRecord } from './records.ts'
import { getRelatedListCount, getRelatedListRecords } from './related-lists.ts'

const COMMENTS = { parentRecordId: CASE, relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'] }
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

it('notifies subscribers once of an update, and asks once for what its answer lacks', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status', 'Case.Subject')
  await settle()
  service.taken()
  received.length = 0
  const answer = await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  expect(answer?.fields).toEqual({ Status: { displayValue: 'Closed', value: 'Closed' } })
  expect(service.taken()).toEqual([
    `PATCH records/${CASE}`,
    `GET records/${CASE}?optionalFields=Case.Status,Case.Subject`,
  ])
  expect(received).toEqual(['Closed,No signal'])
})

it('forgets what an update does not answer without subscribers', async () => {
  const { service, cache } = twoCases()
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Status', 'Case.Subject'] })
  await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  service.taken()
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Fulfilled' })
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Subject'] })).toMatchObject({ state: 'Unfulfilled' })
  expect(service.taken()).toEqual([])
})

it.each([
  ['2026-03-04T05:06:07.000Z', 'Wed, 04 Mar 2026 05:06:07 GMT'],
  ['2026-03-04T05:06:07.123456Z', 'Wed, 04 Mar 2026 05:06:07 GMT'],
  ['2026-03-04T05:06:07Z', undefined],
  ['2026-03-04T05:06:07.000+01:00', undefined],
  ['2026-03-04T05:06:07.000', undefined],
  ['Wed, 04 Mar 2026 05:06:07 GMT', undefined],
  ['', undefined],
])('takes the id from Id, and of the time %s sends the condition %s', async (ifUnmodifiedSince, condition) => {
  const { service, cache } = twoCases()
  await cache.send(updateRecord, { fields: { Id: CASE.slice(0, 15), Status: 'Open' }, ifUnmodifiedSince })
  const [request] = service.requests
  expect(request).toMatchObject({ method: 'PATCH', body: { fields: { Status: 'Open' } } })
  expect(request?.path).toMatch(new RegExp(`/records/${CASE}$`))
  expect(request?.headers?.['If-Unmodified-Since']).toBe(condition)
})

it('takes an answer without content to an update and to a creation', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status')
  await settle()
  received.length = 0
  service.on(({ method }) =>
    method === 'GET' ? undefined : { status: 204, statusText: 'No Content', body: undefined },
  )
  service.put('Case', CASE, { Status: 'Closed' })
  expect(await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })).toBeNull()
  expect(await cache.send(createRecord, { apiName: 'Case', fields: { Subject: 'New' } })).toBeNull()
  await settle()
  expect(received).toEqual(['Open?', 'Closed'])
  expect(service.taken().filter((request) => request.startsWith('GET'))).toHaveLength(2)
})

it('refetches the lists that a created record may be in, where they have subscribers', async () => {
  const { service, cache } = twoCases()
  const received: unknown[] = []
  cache.subscribe(getRelatedListRecords, COMMENTS, ({ state, data }) => received.push(`${state}: ${data?.count}`))
  cache.subscribe(getRelatedListCount, { parentRecordId: CASE, relatedListId: 'CaseComments' }, ({ state, data }) =>
    received.push(`${state}: ${data?.count} in all`),
  )
  await cache.invoke(getRelatedListRecords, { ...COMMENTS, parentRecordId: OTHER })
  await settle()
  service.taken()
  received.length = 0
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
  expect(received).toEqual(['Stale: 0', 'Stale: 0 in all', 'Fulfilled: 1', 'Fulfilled: 1 in all'])
  expect(cache.peek(getRecord, { recordId: created?.id ?? '', fields: ['CaseComment.CommentBody'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.peek(getRelatedListRecords, { ...COMMENTS, parentRecordId: OTHER })).toMatchObject({
    state: 'Fulfilled',
  })
})

it('does not act twice on its own write when news of it comes as well', async () => {
  const { service, cache, follow } = twoCases()
  follow(CASE, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  await cache.send(updateRecord, { fields: { Id: CASE, Status: 'Closed' } })
  await settle()
  service.taken()
  receive(cache, updated(CASE, 2))
  await settle()
  expect(service.taken()).toEqual([])
})

it('rethrows a refused write, frozen', async () => {
  const { service, cache } = twoCases()
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

it('reports the address of a failed call, its status, and each reason with its type and arguments', async () => {
  const { service, cache } = twoCases()
  service.on(() => ({ status: 400, statusText: 'Bad Request', body: [{ errorCode: 'INVALID_FIELD', message: 'No' }] }))
  const { error } = await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Nope'] })
  expect(error).toBeInstanceOf(FetchError)
  expect({ ...error }).toMatchObject({
    url: `/services/data/v65.0/ui-api/records/${CASE}`,
    status: 400,
    statusText: 'Bad Request',
    errors: [{ message: 'No', type: 'INVALID_FIELD', arguments: [] }],
  })
})

it('throws for inputs that are not valid and sends nothing', async () => {
  const { service, cache } = twoCases()
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
  const { service, cache } = twoCases()
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

it('throws the specified text for no input at all', async () => {
  const { cache } = twoCases()
  await expect(cache.send(createRecord, null as never)).rejects.toThrow('Invalid recordInput')
  await expect(cache.send(updateRecord, null as never)).rejects.toThrow('Invalid recordInput')
  await expect(cache.send(deleteRecord, null as never)).rejects.toThrow('Invalid config for "deleteRecord"')
  await expect(cache.send(createContentDocumentAndVersion, null as never)).rejects.toThrow(
    'Invalid config for "createContentDocumentAndVersion"',
  )
})

it('removes a deleted record even when nothing can be read afterwards', async () => {
  const { service, cache, follow } = twoCases()
  const received = follow(CASE, 'Case.Status')
  await settle()
  received.length = 0
  service.on(({ method }) =>
    method === 'DELETE'
      ? { status: 204, statusText: '', body: undefined }
      : failure(500, 'INTERNAL_SERVER_ERROR', 'no'),
  )
  await cache.send(deleteRecord, CASE)
  await settle()
  expect(received).toEqual([404])
  expect(service.taken()).toEqual([`GET records/${CASE}?fields=Case.Status`, `DELETE records/${CASE}`])
})

it('resolves a write that was done before a reset, and keeps nothing of it', async () => {
  const { service, cache } = twoCases()
  const { opened, open } = gate()
  service.on(({ method }) => (method === 'POST' ? opened.then(() => undefined) : undefined))
  const sent = cache.send(createRecord, { apiName: 'Case', fields: { Subject: 'New' } })
  cache.reset()
  open()
  const created = await sent
  expect(created?.fields.Subject?.value).toBe('New')
  expect(cache.peek(getRecord, { recordId: created?.id ?? '', fields: ['Case.Subject'] })?.state).toBe('Unfulfilled')
})
