import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { ContentDocumentComposite, RecordShape } from 'contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'
const UPLOAD = `${UI_API}/records/content-documents/content-versions`

let test: TestServer
let url = ''
let mara: TestClient
let jonas: TestClient
let ines: TestClient

beforeAll(async () => {
  test = await startTestServer()
  url = (await test.server.start()).url
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
})

afterAll(() => test.close())

type Part = [name: string, value: string | { bytes: Buffer; name: string }]

async function upload(client: TestClient, parts: readonly Part[], path = UPLOAD, headers = {}): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value.bytes)]), value.name)
  }
  return await fetch(url + path, {
    method: 'POST',
    headers: { cookie: client.cookie, 'x-csrf-token': client.session?.csrfToken ?? '', ...headers },
    body: form,
  })
}

async function uploaded(bytes: Buffer, name: string, parts: readonly Part[] = []): Promise<ContentDocumentComposite> {
  const answer = await upload(mara, [['fileData', { bytes, name }], ...parts])
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as ContentDocumentComposite
}

const download = (client: TestClient, id: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}/files/${id}`, { method, headers: { cookie: client.cookie, ...headers } })

async function create(client: TestClient, apiName: string, fields: object): Promise<Answer> {
  return await client.ask('POST', `${UI_API}/records`, { payload: { apiName, fields } })
}

async function newCase(): Promise<string> {
  const fields = { Subject: 'With a file', Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  return ((await create(mara, 'Case', fields)).body as RecordShape).id
}

it('downloads the uploaded bytes; the title may come after the file', async () => {
  const bytes = randomBytes(3_000_000)
  const created = await uploaded(bytes, 'Bodø log.bin', [
    ['title', 'Unit log'],
    ['description', 'Of the last flight'],
  ])
  expect(created.contentDocument.fields).toMatchObject({
    Title: { value: 'Unit log' },
    ContentSize: { value: 3_000_000 },
  })
  expect(created.contentDocumentLinks).toEqual([])
  const answer = await download(mara, created.contentVersion.id)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '3000000',
    'content-disposition': `attachment; filename="Bod_ log.bin"; filename*=UTF-8''Bod%C3%B8%20log.bin`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox/),
    'cache-control': 'no-store',
    etag: expect.stringMatching(/^"[\da-f]{64}"$/),
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
})

it.each([
  ['page.html', '<script>alert(1)</script>'],
  ['page.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
  ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['style.xsl', '<?xml version="1.0"?><xsl:stylesheet/>'],
  ['code.mjs', 'alert(1)'],
  ['look.css', 'body { background: url(https://evil.example) }'],
  ['paper.pdf', '%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
  ['picture.png', '<svg onload="alert(1)"/>'],
  ['mail.mht', 'MIME-Version: 1.0'],
])('hands out %s as a file to save, whole, in part and by HEAD', async (name, text) => {
  const { contentVersion } = await uploaded(Buffer.from(text), name)
  const answers = await Promise.all([
    download(mara, contentVersion.id),
    download(mara, contentVersion.id, { range: 'bytes=0-3' }),
    download(mara, contentVersion.id, {}, 'HEAD'),
  ])
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox/),
      'content-type': name === 'paper.pdf' ? 'application/pdf' : 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
  }
})

it('answers a byte range of a file', async () => {
  const { contentVersion } = await uploaded(Buffer.from('0123456789'), 'digits.txt')
  const part = async (range: string, more = {}) => {
    const answer = await download(mara, contentVersion.id, { range, ...more })
    return [answer.status, answer.headers.get('content-range'), await answer.text()]
  }
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89'])
  expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
  expect(await part('bytes=0-1,3-4')).toEqual([200, null, '0123456789'])
  const etag = (await download(mara, contentVersion.id)).headers.get('etag') ?? ''
  expect(await part('bytes=2-4', { 'if-range': etag })).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await part('bytes=2-4', { 'if-range': '"another"' })).toEqual([200, null, '0123456789'])
})

it('answers HEAD for a file without its bytes', async () => {
  const { contentVersion } = await uploaded(Buffer.from('0123456789'), 'digits.txt')
  const answer = await download(mara, contentVersion.id, {}, 'HEAD')
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', ''])
})

it('shows a file only to its uploader until it is attached, and then to all readers of the record', async () => {
  const created = await uploaded(Buffer.from('x'), 'note.txt')
  const { id } = created.contentVersion
  const statuses = async () =>
    await Promise.all([mara, jonas, ines].map(async (client) => (await download(client, id)).status))
  expect(await statuses()).toEqual([200, 404, 404])
  const link = { ContentDocumentId: created.contentDocument.id, LinkedEntityId: await newCase() }
  expect(await create(ines, 'ContentDocumentLink', link)).toMatchObject({ status: expect.toSatisfy((it) => it >= 400) })
  expect(await create(mara, 'ContentDocumentLink', link)).toMatchObject({ status: 201 })
  expect(await statuses()).toEqual([200, 200, 404])
})

it('answers a hidden file exactly as one that does not exist', async () => {
  const { contentVersion } = await uploaded(Buffer.from('x'), 'secret.txt')
  const hidden = await download(ines, contentVersion.id)
  const missing = await download(ines, '068000000000001AAA')
  expect([hidden.status, await hidden.text()]).toEqual([404, await missing.text()])
  expect((await fetch(`${url}/files/${contentVersion.id}`)).status).toBe(401)
})

it('cuts a download off when its reader signs out or may not open the file any more', async () => {
  // More than the buffers of both ends hold.
  const { contentVersion } = await uploaded(randomBytes(24_000_000), 'long.bin')
  const begin = async (client: TestClient): Promise<Socket> => {
    const connected = once(test.server.app.server, 'connection')
    const asked = get(`${url}/files/${contentVersion.id}`, { agent: false, headers: { cookie: client.cookie } })
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    for (const each of [asked, response]) each.on('error', () => undefined)
    expect(response.statusCode).toBe(200)
    const [socket] = (await connected) as [Socket]
    return socket
  }
  const other = await test.signedIn('mara.okafor@osprey-ridge.example')
  const left = await begin(other)
  await Promise.all([once(left, 'close'), other.ask('POST', '/auth/sign-out')])
  const held = await begin(mara)
  const hold = `update records."ContentVersion" set "ScanState" = 'Quarantined' where "Id" = $1`
  await Promise.all([once(held, 'close'), test.database.query(hold, [contentVersion.id])])
})

it('creates a repeated upload once', async () => {
  const headers = { 'idempotency-key': 'upload-1' }
  const file: Part = ['fileData', { bytes: Buffer.from('once'), name: 'once.txt' }]
  const answers = [await upload(mara, [file], UPLOAD, headers), await upload(mara, [file], UPLOAD, headers)]
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as ContentDocumentComposite[]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(bodies[0]?.contentVersion.id).toBe(bodies[1]?.contentVersion.id)
})

it('adds a version to a document', async () => {
  const created = await uploaded(Buffer.from('first'), 'a.txt')
  const path = `${UI_API}/records/content-documents/${created.contentDocument.id}/content-versions`
  const file: Part = ['fileData', { bytes: Buffer.from('second'), name: 'a.txt' }]
  const answer = await upload(mara, [file], path)
  expect(answer.status).toBe(201)
  const next = (await answer.json()) as ContentDocumentComposite
  expect(next.contentDocument.id).toBe(created.contentDocument.id)
  expect(next.contentVersion.fields).toMatchObject({ VersionNumber: { value: 2 } })
  expect(await (await download(mara, next.contentVersion.id)).text()).toBe('second')
  expect(await (await download(mara, created.contentVersion.id)).text()).toBe('first')
})

it.each<[string, Part[], string]>([
  ['without a file', [['title', 'x']], 'MISSING_ARGUMENT'],
  [
    'with a part it does not know',
    [
      ['fileData', { bytes: Buffer.from('x'), name: 'x' }],
      ['owner', 'x'],
    ],
    'INVALID_API_INPUT',
  ],
])('refuses a form %s in the words of a write', async (_what, parts, errorCode) => {
  const answer = await upload(mara, parts)
  expect([answer.status, await answer.json()]).toMatchObject([400, { output: { errors: [{ errorCode }] } }])
})

it('refuses uploads from another site, without the CSRF token, or with another media type', async () => {
  const file: Part = ['fileData', { bytes: Buffer.from('x'), name: 'x' }]
  expect((await upload(mara, [file], UPLOAD, { 'x-csrf-token': '' })).status).toBe(403)
  expect((await upload(mara, [file], UPLOAD, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await mara.ask('POST', UPLOAD, { payload: { fileData: 'x' } })).toMatchObject({ status: 415 })
})

const preview = (client: TestClient, id: string, query = '') => download(client, `${id}/preview${query}`)

it('shows a newly rendered picture, which browsers cache, only to people who may open the file', async () => {
  const photo = sharp({ create: { width: 2_000, height: 500, channels: 3, background: 'red' } })
  const bytes = await photo
    .withExif({ IFD0: { Copyright: 'canary' } })
    .jpeg()
    .toBuffer()
  const { contentVersion } = await uploaded(bytes, 'photo.jpg')
  const answer = await preview(mara, contentVersion.id)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=0, must-revalidate',
    vary: expect.stringContaining('Cookie'),
    etag: expect.stringMatching(/^"[\da-f]{64}-1"$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'preview-pages': '1',
  })
  const image = Buffer.from(await answer.arrayBuffer())
  expect([await sharp(image).metadata(), image.includes('canary')]).toEqual([
    expect.objectContaining({ format: 'webp', width: 1_600, height: 400 }),
    false,
  ])
  // A copy in the browser of the reader before cannot be used by a person who may not open the file.
  const copy = { 'if-none-match': String(answer.headers.get('etag')) }
  const repeated = [mara, ines, test.guest].map((client) =>
    fetch(`${url}/files/${contentVersion.id}/preview`, { headers: { cookie: client.cookie, ...copy } }),
  )
  expect((await Promise.all(repeated)).map(({ status }) => status)).toEqual([304, 404, 401])
  expect((await preview(ines, contentVersion.id)).status).toBe(404)
  expect((await preview(test.guest, contentVersion.id)).status).toBe(401)
  expect((await preview(mara, contentVersion.id, '?page=x')).status).toBe(400)
})

it('shows the beginning of a text in any encoding as plain text, even if it holds markup', async () => {
  const page = '<script>alert(1)</script>'
  const long = `${page}${'é'.repeat(40_000)}`
  const { contentVersion } = await uploaded(Buffer.from(long), 'page.txt')
  const answer = await preview(mara, contentVersion.id)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const text = await answer.text()
  expect([long.startsWith(text), Buffer.byteLength(text)]).toEqual([true, 64 * 1024 - 1])
  const empty = await uploaded(Buffer.alloc(0), 'empty.log')
  expect(await (await preview(mara, empty.contentVersion.id)).text()).toBe('')
})

it('has no preview of what is not what its name says, and of other kinds', async () => {
  for (const [bytes, name] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'drawing.svg'],
    [Buffer.from('<script>alert(1)</script>'), 'page.html'],
    [Buffer.from('<script>alert(1)</script>'), 'photo.png'],
    [Buffer.from('\xff\xd8\xff and no more', 'latin1'), 'photo.jpg'],
    [Buffer.from('%PDF-1.7 and no more'), 'chart.pdf'],
  ] as const) {
    const { contentVersion } = await uploaded(Buffer.from(bytes), name)
    expect([name, (await preview(mara, contentVersion.id)).status]).toEqual([name, 404])
  }
})
