import { expect, it } from 'vitest'
import { getRecord } from '../adapters/records.ts'
import { createRecordCache } from '../record-cache.ts'
import { failure, gate, ok, record, recordId, settle } from '../testing/scripted-service.ts'
import { uiService } from '../testing/ui-service.ts'
import { gatherRecords } from './gather-records.ts'

const idOf = (number: number) => recordId('500', number)

function setUp(count: number) {
  const service = uiService()
  for (let number = 1; number <= count; number++) {
    service.put('Case', idOf(number), { Subject: `Case ${number}`, Status: 'Open' })
  }
  const cache = createRecordCache({
    fetch: service.fetch,
    now: () => 1_000_000,
    development: true,
    gather: gatherRecords,
  })
  const read = (number: number, ...fields: string[]) => cache.invoke(getRecord, { recordId: idOf(number), fields })
  const subject = async (number: number) => (await read(number, 'Case.Subject')).data?.fields.Subject?.value
  return { service, cache, read, subject }
}

it('reads records that are asked for in one turn by one batch, and later ones by another', async () => {
  const { service, subject } = setUp(50)
  const numbers = Array.from({ length: 50 }, (_, number) => number + 1)
  const all = await Promise.all(numbers.map(subject))
  expect(all).toEqual(numbers.map((number) => `Case ${number}`))
  expect(service.taken()).toHaveLength(1)
  expect(await subject(1)).toBe('Case 1')
  expect(service.taken()).toHaveLength(0)
})

it('reads a single record by a plain request, and other required fields by another batch', async () => {
  const { service, read, subject } = setUp(4)
  await subject(1)
  expect(service.taken()).toEqual([`GET records/${idOf(1)}?fields=Case.Subject`])
  await Promise.all([read(2, 'Case.Subject'), read(3, 'Case.Subject'), read(4, 'Case.Status')])
  expect(service.taken()).toEqual([
    `GET records/batch/${idOf(2)},${idOf(3)}?fields=Case.Subject`,
    `GET records/${idOf(4)}?fields=Case.Status`,
  ])
})

it('splits more than a batch takes', async () => {
  const { service, subject } = setUp(250)
  await Promise.all(Array.from({ length: 250 }, (_, number) => subject(number + 1)))
  expect(service.taken()).toHaveLength(2)
})

it('gives each record its own answer: what is missing is kept as that, another failure is not', async () => {
  const { service, read } = setUp(1)
  const refused = (statusCode: number, errorCode: string) => ({ statusCode, result: [{ errorCode, message: 'No' }] })
  service.on(({ path }) => {
    if (!path.includes('/batch/')) return path.includes(idOf(8)) ? failure(403, 'INSUFFICIENT_ACCESS', 'No') : undefined
    const result = { statusCode: 200, result: record('Case', idOf(1), 1, { Subject: 'Case 1' }) }
    return ok({ hasErrors: true, results: [result, refused(404, 'NOT_FOUND'), refused(403, 'INSUFFICIENT_ACCESS')] })
  })
  const states = await Promise.all([1, 7, 8].map((number) => read(number, 'Case.Subject')))
  expect(states.map(({ state, error }) => [state, error?.status])).toEqual([
    ['Fulfilled', undefined],
    ['Error', 404],
    ['Error', 403],
  ])
  service.taken()
  await Promise.all([7, 8].map((number) => read(number, 'Case.Subject')))
  expect(service.taken()).toEqual([`GET records/${idOf(8)}?fields=Case.Subject`])
})

it('asks for each alone when they are too much together, and fails all with the batch otherwise', async () => {
  const { service, subject, read } = setUp(2)
  let status = 400
  service.on((request) =>
    request.path.includes('/batch/')
      ? failure(status, status === 400 ? 'QUERY_TOO_COMPLICATED' : 'SERVER_ERROR', 'No')
      : undefined,
  )
  expect(await Promise.all([subject(1), subject(2)])).toEqual(['Case 1', 'Case 2'])
  expect(service.taken()).toHaveLength(3)
  status = 500
  const states = await Promise.all([read(1, 'Case.Status'), read(2, 'Case.Status')])
  expect(states.map(({ error }) => error?.status)).toEqual([500, 500])
})

it('aborts a batch when the last reader of its last record has left', async () => {
  const open = gate()
  const signals: (AbortSignal | undefined)[] = []
  const cache = createRecordCache({
    now: () => 1_000_000,
    gather: gatherRecords,
    fetch: async ({ signal }) => {
      signals.push(signal)
      await open.opened
      return failure(500, 'SERVER_ERROR', 'No')
    },
  })
  const leaving = [new AbortController(), new AbortController()]
  for (const [number, { signal }] of leaving.entries()) {
    void cache.invoke(getRecord, { recordId: idOf(number + 1), fields: ['Case.Subject'] }, { signal })
  }
  await settle()
  leaving[0]?.abort()
  await settle()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  leaving[1]?.abort()
  await settle()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})

it('stores nothing of a batch that is answered after a reset', async () => {
  const { cache, read } = setUp(2)
  const reading = Promise.all([read(1, 'Case.Subject'), read(2, 'Case.Subject')])
  cache.reset()
  expect((await reading).map(({ state }) => state)).toEqual(['Error', 'Error'])
  expect(cache.peek(getRecord, { recordId: idOf(1), fields: ['Case.Subject'] })?.state).toBe('Unfulfilled')
})
