import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportNoticeVersion, limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'
const MIB = 1024 * 1024

let test: TestServer
let folder = ''
let url = ''
let mara: TestClient
let ines: TestClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-uploads-'))
  test = await startTestServer({ STORAGE_URL: `file:${join(folder, 'files')}` })
  url = (await test.server.start()).url
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
})

afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

type Headers = Record<string, string>
type Send = { client?: TestClient; headers?: Headers; body?: Buffer | ReadableStream }

async function send(method: string, path: string, { client = mara, headers = {}, body }: Send = {}) {
  const token = client.session?.csrfToken ?? ''
  const all = { cookie: client.cookie, 'x-csrf-token': token, 'tus-resumable': '1.0.0', ...headers }
  const answer = await fetch(url + path, {
    method,
    // An empty text leaves a header out.
    headers: Object.entries(all).filter(([, text]) => text !== ''),
    ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : body, duplex: 'half' }),
  })
  const text = await answer.text()
  const { code } = (text === '' ? {} : JSON.parse(text)) as { code?: string }
  return { status: answer.status, code, headers: Object.fromEntries(answer.headers) }
}

const metadata = (texts: Headers): string =>
  Object.entries(texts)
    .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
    .join(',')

async function begin(size: number, texts: Headers = { filename: 'log.bin' }, client = mara): Promise<string> {
  const headers = { 'upload-length': String(size), 'upload-metadata': metadata(texts) }
  const { status, headers: received } = await send('POST', '/uploads', { client, headers })
  expect(status).toBe(201)
  expect(received.location).toMatch(/^\/uploads\/[\w-]{32}$/)
  return received.location ?? ''
}

const patch = (path: string, offset: number, body: Buffer | ReadableStream, more: Send = {}) =>
  send('PATCH', path, {
    ...more,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...more.headers },
    body,
  })

const received = async (path: string): Promise<number> =>
  Number((await send('HEAD', path)).headers['upload-offset'] ?? Number.NaN)

async function download(versionId: string | undefined): Promise<Buffer> {
  const answer = await fetch(`${url}/files/${versionId}`, { headers: { cookie: mara.cookie } })
  return Buffer.from(await answer.arrayBuffer())
}

/** Sends some bytes of a larger body and then hangs up. */
async function breakOff(path: string, bytes: Buffer, announced: number): Promise<void> {
  const cut = request(url + path, {
    method: 'PATCH',
    headers: {
      cookie: mara.cookie,
      'x-csrf-token': mara.session?.csrfToken ?? '',
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': announced,
      'upload-offset': 0,
    },
  })
  const closed = Promise.withResolvers<void>()
  cut.on('error', () => undefined)
  cut.once('close', closed.resolve)
  const written = Promise.withResolvers<void>()
  cut.write(bytes, () => written.resolve())
  await written.promise
  cut.destroy()
  await closed.promise
}

it('accepts a file in several requests and names its records at the end', async () => {
  const bytes = randomBytes(3_000_000)
  const path = await begin(bytes.length, { filename: 'Bodø log.bin', title: 'Unit log', filetype: 'text/html' })
  const first = await patch(path, 0, bytes.subarray(0, 1_000_000))
  expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '1000000', 'tus-resumable': '1.0.0' } })
  expect(first.headers).not.toHaveProperty('content-version-id')
  const last = await patch(path, 1_000_000, bytes.subarray(1_000_000))
  const names = {
    'content-document-id': expect.stringMatching(/^069/),
    'content-version-id': expect.stringMatching(/^068/),
  }
  expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': '3000000', ...names } })
  const versionId = last.headers['content-version-id']
  expect((await download(versionId)).equals(bytes)).toBe(true)
  const { body } = await mara.ask(
    'GET',
    `${UI_API}/records/${versionId}?fields=ContentVersion.Title,ContentVersion.PathOnClient`,
  )
  expect(body).toMatchObject({ fields: { Title: { value: 'Unit log' }, PathOnClient: { value: 'Bodø log.bin' } } })
  expect(await send('HEAD', path)).toMatchObject({
    status: 200,
    headers: {
      'upload-offset': '3000000',
      'upload-length': '3000000',
      'upload-metadata': metadata({ filename: 'Bodø log.bin', title: 'Unit log', filetype: 'text/html' }),
      'content-version-id': versionId,
      'cache-control': 'no-store',
    },
  })
})

it('accepts bytes with the creation, and an empty file', async () => {
  const headers = { 'upload-length': '4', 'content-type': 'application/offset+octet-stream' }
  const whole = await send('POST', '/uploads', { headers, body: Buffer.from('once') })
  expect(whole).toMatchObject({ status: 201, headers: { 'upload-offset': '4' } })
  expect((await download(whole.headers['content-version-id'])).toString()).toBe('once')
  const empty = await send('POST', '/uploads', { headers: { 'upload-length': '0' } })
  expect(empty).toMatchObject({ status: 201, headers: { 'content-version-id': expect.stringMatching(/^068/) } })
})

it('answers its version, extensions and limits', async () => {
  expect(await send('OPTIONS', '/uploads')).toMatchObject({
    status: 204,
    headers: {
      'tus-version': '1.0.0',
      'tus-extension': 'creation,creation-with-upload,termination',
      'tus-max-size': String(limits.attachmentBytes),
    },
  })
})

it('continues after a lost connection, with the bytes that arrived', async () => {
  const bytes = randomBytes(20 * MIB)
  const path = await begin(bytes.length)
  await breakOff(path, bytes.subarray(0, 18 * MIB), bytes.length)
  let offset = 0
  while (offset < 8 * MIB) offset = await received(path)
  // Bytes in flight at the disconnect may still be counted; a client then asks again.
  let last = await patch(path, offset, bytes.subarray(offset))
  while (last.status === 409) {
    offset = await received(path)
    last = await patch(path, offset, bytes.subarray(offset))
  }
  expect(last.status).toBe(204)
  expect((await download(last.headers['content-version-id'])).equals(bytes)).toBe(true)
})

it('refuses a wrong offset with 409', async () => {
  const path = await begin(10)
  for (const offset of [1, 5]) {
    expect(await patch(path, offset, Buffer.from('01234'))).toMatchObject({ status: 409, code: 'CONFLICT' })
  }
  expect(await patch(path, 0, Buffer.from('01234'))).toMatchObject({ status: 204 })
  expect(await patch(path, 0, Buffer.from('01234'))).toMatchObject({ status: 409 })
  expect(await received(path)).toBe(5)
})

it('accepts one of several writers', async () => {
  const path = await begin(2_000)
  const bodies = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(1_000, letter))
  const answers = await Promise.all(bodies.map((body) => patch(path, 0, body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
  expect(await received(path)).toBe(1_000)
})

it('answers for the upload of another person as for a missing one', async () => {
  const path = await begin(4)
  const missing = `/uploads/${'x'.repeat(32)}`
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    const ask = (at: string) =>
      method === 'PATCH' ? patch(at, 0, Buffer.from('mine'), { client: ines }) : send(method, at, { client: ines })
    const [hidden, none] = [await ask(path), await ask(missing)]
    expect(hidden.status).toBe(404)
    expect([hidden.status, hidden.code]).toEqual([none.status, none.code])
  }
  expect(await patch(path, 0, Buffer.from('mine'))).toMatchObject({ status: 204 })
})

it('refuses files that are too large, and bodies that are larger than announced', async () => {
  const tooLarge = { 'upload-length': String(limits.attachmentBytes + 1) }
  expect(await send('POST', '/uploads', { headers: tooLarge })).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
  const path = await begin(4)
  expect(await patch(path, 0, Buffer.from('12345'))).toMatchObject({ status: 413 })
  const chunked = new Blob([new Uint8Array(5)]).stream()
  expect(await patch(path, 0, chunked)).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
  expect(await send('HEAD', path)).not.toMatchObject({ headers: { 'content-version-id': expect.anything() } })
})

it.each<[string, number, string, Headers]>([
  ['without the version of the protocol', 412, 'TUS_VERSION_UNSUPPORTED', { 'tus-resumable': '' }],
  ['of another version', 412, 'TUS_VERSION_UNSUPPORTED', { 'tus-resumable': '0.2.2' }],
  ['without a size', 400, 'INVALID_API_INPUT', { 'upload-length': '' }],
  ['with a deferred size', 400, 'INVALID_API_INPUT', { 'upload-length': '', 'upload-defer-length': '1' }],
  ['with metadata that are none', 400, 'INVALID_API_INPUT', { 'upload-metadata': 'filename !' }],
  ['without the token', 403, 'CSRF_REFUSED', { 'x-csrf-token': '' }],
  ['from another site', 403, 'CSRF_REFUSED', { origin: 'https://evil.example' }],
  ['without a session', 401, 'NOT_SIGNED_IN', { cookie: '' }],
])('refuses a creation %s', async (_what, status, code, wrong) => {
  const answer = await send('POST', '/uploads', { headers: { 'upload-length': '4', ...wrong } })
  expect(answer).toMatchObject({ status, code })
})

it('accepts bytes only with the media type of the protocol', async () => {
  const path = await begin(4)
  const headers = { 'content-type': 'application/json' }
  expect(await patch(path, 0, Buffer.from('1234'), { headers })).toMatchObject({ status: 415 })
  expect(await patch(path, 0, Buffer.from('1234'), { headers: { 'upload-offset': '-1' } })).toMatchObject({
    status: 400,
  })
})

it('completes a file only after the export notice was acknowledged', async () => {
  const lena = await test.signedIn('lena.hovland@skerry-air.example')
  const path = await begin(4, { filename: 'a.txt' }, lena)
  const refused = await patch(path, 0, Buffer.from('file'), { client: lena })
  expect(refused).toMatchObject({ status: 400, code: 'EXPORT_ACKNOWLEDGEMENT_REQUIRED' })
  const acknowledgement = { apiName: 'ExportAcknowledgement__c', fields: { Version__c: exportNoticeVersion } }
  expect(await lena.ask('POST', `${UI_API}/records`, { payload: acknowledgement })).toMatchObject({ status: 201 })
  expect(await patch(path, 0, Buffer.from('file'), { client: lena })).toMatchObject({ status: 204 })
})

it('deletes a cancelled upload', async () => {
  const path = await begin(10)
  await patch(path, 0, Buffer.from('01234'))
  expect(await send('DELETE', path)).toMatchObject({ status: 204 })
  expect(await send('HEAD', path)).toMatchObject({ status: 404 })
})

it('keeps no bytes but those of versions and of unfinished uploads', async () => {
  const path = await begin(20 * MIB)
  await patch(path, 0, randomBytes(20 * MIB))
  const orphans = async (): Promise<string[]> => {
    const { rows } = await test.database.query(
      'select "StorageKey" from records."ContentVersion" union all select storage_key from upload_part',
    )
    const owned = new Set(rows.map(([key]) => key))
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && !owned.has(entry.name)).map(({ name }) => name)
  }
  // A disconnected request may still be storing its bytes.
  while ((await orphans()).length > 0) await test.database.query('select 1')
  expect(await orphans()).toEqual([])
})
