import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../docs/open-api.ts'
import { answerFault, documentOf } from '../testing/answer-fault.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let mara: TestClient
let own = ''
let all: Readonly<Record<string, Operation>>
let single: Readonly<Record<string, Operation>>

beforeAll(async () => {
  test = await startTestServer({ RATE_SCALE: '100' })
  ;({ '/uploads': all = {}, '/uploads/{uploadId}': single = {} } = (await documentOf(test)).paths)
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '100' }
  own = String((await mara.ask('POST', '/uploads', { headers })).headers.location)
})

afterAll(() => test.close())

const numbers = ['0', '3', '100', '-1', '01', '1e3', '1e21', '9007199254740993', 'NaN', '', ' ', '3, 3']
const metadata = [
  'filename',
  'filename YQ==',
  '__proto__ YQ==',
  'title AAA=',
  'title wyg=',
  'a b c',
  ',',
  'contentDocumentId eA==',
]
/** Mostly valid values, or no header where the protocol has none. */
const mostly = (right: string | undefined, odd: readonly string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(undefined, ...odd) })

const requests = fc.record({
  method: fc.constantFrom('POST', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS', 'GET', 'PUT'),
  place: fc.constantFrom(
    'own',
    'own',
    '/uploads',
    '/uploads',
    '/uploads/',
    `/uploads/${'x'.repeat(32)}`,
    '/uploads/%00',
    '/uploads/..%2f',
    '/uploads/a?b=c',
  ),
  headers: fc.record({
    'tus-resumable': mostly('1.0.0', ['1.0.1']),
    'upload-length': mostly('100', numbers),
    'upload-offset': mostly('0', numbers),
    'upload-defer-length': mostly(undefined, ['1', '2']),
    'upload-concat': mostly(undefined, ['partial', 'final;/uploads/a', 'x']),
    'upload-metadata': mostly(undefined, metadata),
    'content-type': mostly('application/offset+octet-stream', ['application/json', 'text/plain', 'x']),
    'x-http-method-override': mostly(undefined, ['DELETE', 'GET']),
    'x-forwarded-proto': mostly(undefined, ['ftp']),
  }),
  payload: fc.option(fc.constantFrom('', 'abc', 'abc', '{}', 'x'.repeat(200)), { nil: undefined }),
})

it('answers every request with an error of the catalogue, never with a 500', async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, place, headers, payload }) => {
      const present = Object.fromEntries(Object.entries(headers).filter(([, text]) => text !== undefined))
      const url = place === 'own' && method !== 'DELETE' ? own : place === 'own' ? '/uploads/a' : place
      const ask = { headers: present as Record<string, string>, ...(payload === undefined ? {} : { payload }) }
      const answer = await mara.ask(method, url, ask)
      statuses.add(answer.status)
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400 && method !== 'HEAD') expect(answer.body).toMatchObject({ code: expect.any(String) })
      const described = (url.startsWith('/uploads/') ? single : all)[method.toLowerCase()]
      if (described) expect(answerFault(described, answer)).toBeNull()
    }),
    { seed: 1, numRuns: 1_500 },
  )
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 404, 409, 412, 413, 415]))
})
