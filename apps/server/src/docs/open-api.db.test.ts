import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailSignature } from '../mailed-replies/register-mail-webhook.ts'
import { answerFault, documentOf } from '../testing/answer-fault.ts'
import { linkFile } from '../testing/link-file.ts'
import { type Ask, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import type { Document } from './open-api.ts'

let test: TestServer
let mara: TestClient
let paths: Document['paths']
beforeAll(async () => {
  test = await startTestServer({ INBOUND_MAIL_SECRET: MAIL_SECRET })
  paths = (await documentOf(test)).paths
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
})
afterAll(() => test.close())

const MAIL_SECRET = 'the secret of a mail service, for tests'
const MAIL = 'From: x@y.example\r\n\r\nTo no case.\r\n'

function mailHeaders(): Record<string, string> {
  const parts = { timestamp: String(Math.floor(Date.now() / 1_000)), recipient: 'x@y.example', sender: 'x@y.example' }
  return {
    'content-type': 'message/rfc822',
    'navdesk-timestamp': parts.timestamp,
    'navdesk-recipient': parts.recipient,
    'navdesk-sender': parts.sender,
    'navdesk-signature': mailSignature(parts, Buffer.from(MAIL), MAIL_SECRET),
  }
}

// Each server method is described by its own path; the router has one route for all of them.
const withoutNames = (path: string) =>
  path.replace(/\{\w+\}|:\w+/g, '{}').replace(/(?<=^\/lwr\/apex\/v65\.0\/)\w+\/\w+$/, '{}/{}')

it('describes exactly the addresses that the router answers', () => {
  const routes = test.server.app.routeList.map(({ method, url }) => `${method} ${withoutNames(url)}`)
  // The router adds HEAD to each GET, which the document says once.
  const answered = routes.filter(
    (route) => !(route.startsWith('HEAD ') && routes.includes(route.replace('HEAD', 'GET'))),
  )
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${withoutNames(path)}`),
  )
  expect([...new Set(described)].sort()).toEqual([...new Set(answered)].sort())
})

it('is compressed once, for all who take it so', async () => {
  const ask = (encoding: string) =>
    test.server.app.inject({ url: '/api/docs/json', headers: { host: 'localhost:3000', 'accept-encoding': encoding } })
  const [plain, compressed] = [await ask('identity'), await ask('br, gzip')]
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.payload)
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** What a browser says of a form of this site. */
const HERE = { 'sec-fetch-site': 'same-origin' }
const TUS = { 'tus-resumable': '1.0.0' }
const BYTES = { 'content-type': 'application/offset+octet-stream' }

/** An upload of four bytes with its first half; the path of the upload. */
async function halfUpload(): Promise<string> {
  const headers = { ...TUS, ...BYTES, 'upload-length': '4' }
  return String((await mara.ask('POST', '/uploads', { headers, payload: 'ab' })).headers.location)
}

async function wholeFile(): Promise<string> {
  const headers = { ...TUS, ...BYTES, 'upload-length': '4' }
  return String((await mara.ask('POST', '/uploads', { headers, payload: 'abcd' })).headers['content-version-id'])
}

async function caseOf(): Promise<string> {
  const list = '/services/data/v65.0/ui-api/list-records/Case/MyCases'
  const { body } = await mara.ask('POST', list, { payload: { pageSize: 1 } })
  return (body as { records: { id: string }[] }).records[0]?.id ?? ''
}

type RequestRow = readonly [
  method: string,
  path: string,
  status: number,
  url: string | (() => Promise<string>),
  ask: Ask,
]

const file = async () => `/files/${await wholeFile()}`
const upload = '/uploads/{uploadId}'
const hidden = `/uploads/${'x'.repeat(32)}`
const video = '/article/{urlName}/video.mp4'
/** A video that an author has linked to an article. */
async function heldVideo(): Promise<string> {
  const priya = await test.signedIn('priya.nair@calder-aerodata.example')
  const { rows } = await test.database.query(`select "Id" from records."Knowledge__kav" where "UrlName" = $1`, [FILM])
  await linkFile(priya, String(rows[0]?.[0]), 'film.mp4', '0000ftypisom')
  return `/article/${FILM}/video.mp4`
}

const FILM = 'first-update-with-junction-data-manager'
const rows: readonly RequestRow[] = [
  ['GET', '/files/{contentVersionId}', 200, file, {}],
  ['GET', '/files/{contentVersionId}', 206, file, { headers: { range: 'bytes=1-2' } }],
  ['GET', '/files/{contentVersionId}', 416, file, { headers: { range: 'bytes=9-' } }],
  ['GET', '/files/{contentVersionId}', 404, '/files/068000000000001AAA', {}],
  ['GET', '/files/{contentVersionId}', 400, '/files/x', {}],
  ['GET', '/cases/{caseId}.pdf', 200, async () => `/cases/${await caseOf()}.pdf`, {}],
  ['GET', '/cases/{caseId}.pdf', 404, '/cases/500000000000001AAA.pdf', {}],
  ['GET', '/cases/{caseId}.pdf', 404, '/cases/x.pdf', {}],
  ['POST', '/mail/replies', 200, '/mail/replies', { headers: mailHeaders(), payload: MAIL }],
  ['POST', '/mail/replies', 400, '/mail/replies', { headers: { 'content-type': 'message/rfc822' }, payload: MAIL }],
  ['OPTIONS', '/uploads', 204, '/uploads', {}],
  ['POST', '/uploads', 201, '/uploads', { headers: { ...TUS, 'upload-length': '4' } }],
  ['POST', '/uploads', 413, '/uploads', { headers: { ...TUS, 'upload-length': '999999999999' } }],
  ['POST', '/uploads', 400, '/uploads', { headers: TUS }],
  ['POST', '/uploads', 412, '/uploads', {}],
  ['POST', '/uploads', 403, '/uploads', { headers: { ...TUS, 'x-csrf-token': 'x' } }],
  ['POST', '/uploads', 415, '/uploads', { headers: TUS, payload: {} }],
  ['HEAD', upload, 200, halfUpload, { headers: TUS }],
  ['HEAD', upload, 404, hidden, { headers: TUS }],
  ['PATCH', upload, 204, halfUpload, { headers: { ...TUS, ...BYTES, 'upload-offset': '2' }, payload: 'cd' }],
  ['PATCH', upload, 409, halfUpload, { headers: { ...TUS, ...BYTES, 'upload-offset': '1' }, payload: 'cd' }],
  ['PATCH', upload, 404, hidden, { headers: { ...TUS, ...BYTES, 'upload-offset': '0' }, payload: 'cd' }],
  ['DELETE', upload, 204, halfUpload, { headers: TUS }],
  ['DELETE', upload, 404, hidden, { headers: TUS }],
  ...['/healthz', '/readyz', '/metrics', '/.well-known/security.txt', '/api/docs', '/api/docs/json'].map(
    (path): RequestRow => ['GET', path, 200, path, {}],
  ),
  ['GET', '/robots.txt', 200, '/robots.txt', {}],
  ['GET', '/sitemap.xml', 200, '/sitemap.xml', {}],
  ['GET', '/link-picture.png', 200, '/link-picture.png', {}],
  ['GET', '/article/{urlName}/picture.png', 404, '/article/none/picture.png', {}],
  ['GET', video, 200, heldVideo, {}],
  ['GET', video, 206, heldVideo, { headers: { range: 'bytes=1-2' } }],
  ['GET', video, 416, heldVideo, { headers: { range: 'bytes=99999999-' } }],
  ['GET', video, 404, '/article/none/video.mp4', {}],
  ['GET', '/product-alerts.rss', 404, '/product-alerts.rss?key=wrong', {}],
  ['GET', '/alert-mails/{token}', 302, '/alert-mails/wrong', {}],
  [
    'POST',
    '/alert-mails/{token}',
    400,
    '/alert-mails/wrong',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' },
  ],
  ['GET', '/.well-known/change-password', 302, '/.well-known/change-password', {}],
  ['GET', '/api/docs/viewer/{file}', 200, '/api/docs/viewer/viewer.css', {}],
  ['GET', '/api/docs/viewer/{file}', 404, '/api/docs/viewer/package.json', {}],
  ...['/dev/demo.json', '/dev/mailbox', '/dev/mailbox.json'].map((path): RequestRow => ['GET', path, 200, path, {}]),
  ['GET', '/dev/mailbox/{id}', 404, '/dev/mailbox/0', {}],
  ['POST', '/dev/mailbox/{id}', 403, '/dev/mailbox/0', { headers: FORM, payload: 'text=x' }],
  ['POST', '/dev/mailbox/{id}', 404, '/dev/mailbox/0', { headers: { ...FORM, ...HERE }, payload: 'text=x' }],
]

const operationOf = (method: string, path: string) => {
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}

it.each(rows)('%s %s answers %i as described', async (method, path, status, url, ask) => {
  const answer = await mara.ask(method, typeof url === 'string' ? url : await url(), ask)
  expect({ status: answer.status, fault: answerFault(operationOf(method, path), answer) }).toEqual({
    status,
    fault: null,
  })
})

it('describes 401 for every route outside the contract that requires a session', async () => {
  const isCall = /^\/(?:services|lwr|auth)\//
  const others = Object.keys(paths).filter((path) => !isCall.test(path))
  expect(others.length).toBeGreaterThan(10)
  for (const path of others) {
    for (const method of Object.keys(paths[path] ?? {})) {
      const answer = await test.guest.ask(method.toUpperCase(), path.replace(/\{\w+\}/g, '068000000000001AAA'))
      expect(answerFault(operationOf(method, path), answer)).toBeNull()
    }
  }
})
