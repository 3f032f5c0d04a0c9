import { type ContentDocumentComposite, type RecordShape, UI_API } from 'contract'
import * as calls from 'contract/calls'
import { isAddedCall } from 'contract/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import { differences } from './testing/shape.ts'
import {
  GET,
  newCase,
  PATCH,
  POST,
  type SpecifiedRequest,
  specifiedAnswers,
  upload,
} from './testing/specified-answers.ts'

let test: TestServer
let mara: TestClient
let jonas: TestClient
const ids = new Map<string, string>()

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  ids.set('case', await createdId(POST('/records', newCase)))
  ids.set('child', await createdId(POST('/records', newCase)))
  await ask({ ...PATCH('/records/{child}', { fields: { ParentId: '{case}' } }), agent: true })
  await createdId(
    POST('/records', { apiName: 'CaseComment', fields: { ParentId: '{case}', CommentBody: 'Any news?' } }),
  )
  await createdId(POST('/records', { apiName: 'ExportAcknowledgement__c', fields: { Version__c: '1' } }))
  const file = await ask(upload('/records/content-documents/content-versions'))
  ids.set('document', (file.body as ContentDocumentComposite).contentDocument.id)
  const facts = await mara.ask('GET', '/dev/demo.json')
  ids.set('article', (facts.body as { publicArticleId: string }).publicArticleId)
  await ask(GET('/records/{case}?fields=Case.Subject&updateMru=true'))
})

afterAll(() => test.close())

const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => ids.get(name) ?? whole)

function ask({
  method,
  path,
  agent,
  payload,
  headers = {},
}: Omit<SpecifiedRequest, 'agent'> & { agent?: boolean }): Promise<Answer> {
  const address = filled(path.startsWith('/services/') ? path : UI_API + path)
  const body =
    payload === undefined || typeof payload === 'string' ? payload : JSON.parse(filled(JSON.stringify(payload)))
  return (agent ? jonas : mara).ask(method, address, { headers, ...(body === undefined ? {} : { payload: body }) })
}

async function createdId(request: SpecifiedRequest): Promise<string> {
  const { status, body, text } = await ask(request)
  if (status !== 201) throw new Error(text)
  return (body as RecordShape).id
}

it.each(specifiedAnswers)('%s answers exactly the specified properties', async (_entry, request, shape) => {
  const { status, body, text } = await ask(request)
  expect([status < 300, text]).toEqual([true, text])
  expect(differences(body, shape)).toEqual([])
})

it('gives no two bodies the same eTag, also across callers', async () => {
  const known = new Map<string, string>()
  const clashes: string[] = []
  for (const agent of [false, true]) {
    for (const [entry, request] of specifiedAnswers.filter(([, { method }]) => method === 'GET')) {
      for (const [eTag, tagged] of taggedBodies((await ask({ ...request, agent })).body)) {
        if ((known.get(eTag) ?? tagged) !== tagged) clashes.push(entry)
        known.set(eTag, tagged)
      }
    }
  }
  expect(known.size).toBeGreaterThan(60)
  expect(clashes).toEqual([])
})

/** Everything with an eTag in an answer, as text. Records are left out: their eTag counts their versions. */
function taggedBodies(value: unknown): [eTag: string, body: string][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(taggedBodies)
  if (!('eTag' in value) || 'weakEtag' in value) return inner
  return [[String(value.eTag), JSON.stringify(value)], ...inner]
}

it('asks every specified call that answers something', () => {
  // Server methods have tests in their own rooms.
  const { methods: _methods, ...groups } = calls
  const answering = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([name, { response }]) => (response === undefined ? [] : [`${group}.${name}`])),
  )
  const asked = new Set(specifiedAnswers.map(([entry]) => entry))
  expect(answering.filter((name) => !isAddedCall(name) && !asked.has(name))).toEqual([])
})
