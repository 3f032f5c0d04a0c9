import type { RecordShape } from 'contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourceOfPdf, textOfPdf } from '../adapters/pdf/testing/text-of-pdf.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let url = ''
let mara: TestClient
let jonas: TestClient

beforeAll(async () => {
  test = await startTestServer()
  url = (await test.server.start()).url
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
})
afterAll(() => test.close())

const pdf = (client: TestClient, id: string, method = 'GET'): Promise<Response> =>
  fetch(`${url}/cases/${id}.pdf`, { method, headers: { cookie: client.cookie } })

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer())

async function create(client: TestClient, apiName: string, fields: object): Promise<RecordShape> {
  const { status, body, text } = await client.ask('POST', `${UI_API}/records`, { payload: { apiName, fields } })
  if (status !== 201) throw new Error(text)
  return body as RecordShape
}

const newCase = (client: TestClient, fields: object = {}): Promise<RecordShape> =>
  create(client, 'Case', {
    Subject: 'Ночной режим — τι συμβαίνει \u{1f6e9}',
    Description: 'canaryvisible blank on both displays.',
    Impact__c: 'Total Failure',
    IssueType__c: 'Data',
    ...fields,
  })

it('answers a case as an attachment that no cache may keep', async () => {
  const created = await newCase(mara)
  const number = created.fields.CaseNumber?.value
  const answer = await pdf(mara, created.id)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Case ${number}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox/),
  })
  const bytes = await bytesOf(answer)
  expect(Buffer.from(bytes).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  const text = textOfPdf(bytes)
  for (const words of [String(number), 'Ночной', 'συμβαίνει', 'canaryvisible', 'Total Failure']) {
    expect(text).toContain(words)
  }
  const head = await pdf(mara, created.id, 'HEAD')
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/pdf', ''])
})

it('records in the audit log who saved a case, once for each file that was sent', async () => {
  const { id } = await newCase(mara)
  await bytesOf(await pdf(mara, id))
  await pdf(mara, id, 'HEAD')
  const { rows } = await test.database.query(
    `select "Kind__c", "ActorId__c" from records."AuditEvent__c" where "TargetId__c" = $1`,
    [id],
  )
  expect(rows).toEqual([['CaseSaved', mara.session?.user.id]])
})

it('answers a hidden case like a missing one and like a record of another object', async () => {
  const ines = await test.signedIn('ines.duarte@northfield-flying.example')
  const { id } = await newCase(mara)
  const missing = await pdf(ines, '500000000000999AAA')
  const expected = [404, await missing.text(), 'application/problem+json; charset=utf-8']
  expect(expected[1]).toContain('NOT_FOUND')
  for (const item of [id, id.slice(0, 15), '001000000000001AAA', 'constructor', '0', 'x'.repeat(300), '%00', '..%2f']) {
    const answer = await pdf(ines, item)
    expect([item, answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([item, ...expected])
  }
  expect((await pdf(test.guest, id)).status).toBe(401)
  expect((await fetch(`${url}/cases/${id}.pdf`, { method: 'POST' })).status).toBe(404)
})

it('answers any text as an id with an error of the catalogue', async () => {
  // Spread over addresses, so that the rate limit refuses none.
  let requests = 0
  const ids = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.stringMatching(/^500[0-9A-Za-z]{12}([A-Z0-5]{3})?$/),
    fc.stringMatching(/^[%0-9a-f./:()]{1,30}$/),
  )
  await fc.assert(
    fc.asyncProperty(ids, async (id) => {
      const remoteAddress = `10.0.${Math.trunc(requests / 50)}.1`
      requests += 1
      const { status, body } = await mara.ask('GET', `/cases/${id}.pdf`, { remoteAddress })
      expect([400, 404]).toContain(status)
      expect(body).toMatchObject({ status, code: expect.any(String) })
    }),
    { numRuns: 100 },
  )
})

it('leaves internal notes out for customers, and marks them for agents', async () => {
  const { id } = await newCase(mara, { Subject: 'Notes' })
  await create(jonas, 'CaseComment', { ParentId: id, CommentBody: 'canaryhidden is for the desk', IsPublished: false })
  await create(jonas, 'CaseComment', { ParentId: id, CommentBody: 'canaryshown is public' })
  const [ofCustomer, ofAgent] = await Promise.all([mara, jonas].map(async (client) => bytesOf(await pdf(client, id))))
  if (ofCustomer === undefined || ofAgent === undefined) throw new Error('Two files were asked for')
  expect(textOfPdf(ofCustomer)).toContain('canaryshown')
  expect(textOfPdf(ofCustomer)).not.toContain('canaryhidden')
  expect(sourceOfPdf(ofCustomer)).not.toContain('canaryhidden')
  expect(textOfPdf(ofAgent)).toContain('canaryhidden')
  expect(textOfPdf(ofAgent)).toContain('internal note')
})

it('requests no address that appears in a text', async () => {
  let hits = 0
  test.server.app.server.on('request', (request) => {
    if (String(request.url).includes('named-in-a-text')) hits += 1
  })
  const named = `${url}/named-in-a-text`
  const { id } = await newCase(mara, { Description: `<img src="${named}"> @import "${named}"; ${named}` })
  const bytes = await bytesOf(await pdf(mara, id))
  expect(textOfPdf(bytes).replaceAll(/[\n\u200b ]/g, '')).toContain('named-in-a-text')
  expect([hits, sourceOfPdf(bytes).includes('/URI')]).toEqual([0, false])
})

it('renders many concurrent requests of one person, one after the other', { tags: 'long' }, async () => {
  const { id } = await newCase(mara, { Description: 'long words and more of them '.repeat(100) })
  const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await pdf(mara, id)).status))
  expect(statuses).toEqual(Array(4).fill(200))
})
