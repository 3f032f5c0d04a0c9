import { randomBytes } from 'node:crypto'
import { type DevClient, type DevEnv, startDevEnv } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MIB = 1024 * 1024
/** The second one kills an upload that was resumed. */
const KILLS = 2
/** Received bytes are counted in parts of this size. */
const PART_BYTES = 8 * MIB

let env: DevEnv
let mara: DevClient

beforeAll(async () => {
  env = await startDevEnv()
  mara = await env.signIn('mara.okafor@osprey-ridge.example')
})

afterAll(() => env.stop())

const ask = (method: string, path: string, headers: Record<string, string>, body?: ReadableStream) =>
  fetch(env.url + path, {
    method,
    headers: {
      cookie: mara.cookie,
      'x-csrf-token': mara.session?.csrfToken ?? '',
      'tus-resumable': '1.0.0',
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  })

const patch = (path: string, offset: number, body: ReadableStream) =>
  ask('PATCH', path, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }, body)

const received = async (path: string): Promise<number> =>
  Number((await ask('HEAD', path, {})).headers.get('upload-offset') ?? Number.NaN)

/** A body that sends these bytes and then never ends. */
function endless(bytes: Buffer): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) })
}

it('keeps the counted bytes when the server is killed during an upload, and resumes after them', async () => {
  const bytes = randomBytes(30 * MIB)
  const created = await ask('POST', '/uploads', { 'upload-length': String(bytes.length) })
  const path = created.headers.get('location') ?? ''
  let offset = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const counted = offset + PART_BYTES
    const cut = patch(path, offset, endless(bytes.subarray(offset, counted + PART_BYTES / 2))).catch(() => null)
    while ((await received(path)) < counted) await ask('GET', '/healthz', {})
    await env.kill()
    await cut
    await env.restart()
    offset = await received(path)
    expect(offset).toBe(counted)
  }
  const last = await patch(path, offset, new Blob([new Uint8Array(bytes.subarray(offset))]).stream())
  expect(last.status).toBe(204)
  const file = await ask('GET', `/files/${last.headers.get('content-version-id')}`, {})
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})
