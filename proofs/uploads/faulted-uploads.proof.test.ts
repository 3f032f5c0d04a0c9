import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect, type Database } from 'database'
import { type DevEnv, startDevEnv, type UploadClient, uploadClient } from 'dev-env'
import { createPlatform } from 'platform'
import { createDiskFileStore } from 'server/testing'
import { supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'

// Uploads that are cut, overtaken, falsified or slow, and whose server is killed or has a full disk: each ends with the same bytes or with
// an error that says so, and nothing is left behind. They are 500.

const CUT = 150
const KILLS = 15
const PER_KILL = 8
const TWO_WRITERS = 100
const WRONG_HASH = 50
const FULL_DISK = 60
const SLOW = 20
const AT_ONCE = 4

const MIB = 1024 * 1024
const PART_BYTES = 8 * MIB
const POLL_MS = 10
/** 64 kbit/s. */
const SLOW_BYTES_A_SECOND = 8_000
const SLOW_FILE_BYTES = 30 * SLOW_BYTES_A_SECOND

let env: DevEnv
let uploads: UploadClient
let database: Database
let scratch: string
/** While this file is there, the disk of the server is full. */
let fullDisk: string
/** Resolved while the server runs. */
let up: Promise<void> = Promise.resolve()

let equal = 0
let refused = 0
let mostSentAgain = 0

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'navdesk-faulted-'))
  fullDisk = join(scratch, 'full')
  env = await startDevEnv({
    environment: {
      DAILY_QUOTAS: 'ContentVersion=100000/100000,megabytes=1000000/1000000',
      NODE_OPTIONS: `--import ${new URL('./full-disk.ts', import.meta.url).href}`,
      FULL_DISK_FLAG: fullDisk,
    },
  })
  database = connect({ connectionString: env.databaseUrl ?? '', max: 2 })
  uploads = uploadClient(env, await env.signIn('mara.okafor@osprey-ridge.example'))
})

afterAll(async () => {
  await database?.close()
  await env?.stop()
  await rm(scratch, { recursive: true, force: true })
})

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Every eighth file has several parts. */
const someBytes = (index: number): Buffer =>
  randomBytes(index % 8 === 0 ? randomInt(PART_BYTES + 1, 20 * MIB) : randomInt(1, MIB))

/** A body that gives these bytes piece by piece, after what `before` waits for; one that is to be cut never ends. */
function bodyOf(
  bytes: Uint8Array,
  { piece = 64 * 1024, isCut = false, before = async () => undefined as unknown } = {},
): ReadableStream {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      await before()
      if (at < bytes.length) {
        controller.enqueue(new Uint8Array(bytes.subarray(at, at + piece)))
        at += piece
      } else if (isCut) await new Promise(() => undefined)
      else controller.close()
    },
  })
}

type End = { versionId: string } | { code: string }

/**
 * Sends what is missing until the file is complete or the server refuses it, as the portal does: after a lost connection it asks what has
 * arrived.
 */
async function finish(path: string, bytes: Uint8Array, body = bodyOf): Promise<End> {
  for (;;) {
    await up
    const head = await uploads.ask('HEAD', path).catch(() => null)
    if (head === null) continue
    if (head.status === 404) return { code: 'NOT_FOUND' }
    const versionId = head.headers.get('content-version-id')
    if (versionId !== null) return { versionId }
    const offset = Number(head.headers.get('upload-offset'))
    const answer = await uploads.patch(path, offset, { body: body(bytes.subarray(offset)) }).catch(() => null)
    if (answer === null || answer.status === 204 || answer.status === 409) continue
    return { code: ((await answer.json()) as { code: string }).code }
  }
}

/** An upload that ends well has the bytes that were sent. */
async function expectEqual(end: End, bytes: Uint8Array): Promise<void> {
  const versionId = 'versionId' in end ? end.versionId : ''
  const file = await uploads.ask('GET', `/files/${versionId}`)
  expect([end, sha256(new Uint8Array(await file.arrayBuffer()))]).toEqual([{ versionId }, sha256(bytes)])
  equal++
}

/** Does it so many times, some at once. */
async function times(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

it('ends with the same bytes after connections that are cut anywhere, and sends at most one part again', async () => {
  await times(CUT, async (index) => {
    const bytes = someBytes(index)
    const path = await uploads.begin(bytes.length)
    for (let cut = 0; cut < 2; cut++) {
      const offset = await uploads.received(path)
      if (offset >= bytes.length) break
      const place = randomInt(offset, bytes.length)
      const wholeParts = offset + Math.floor((place - offset) / PART_BYTES) * PART_BYTES
      const connection = new AbortController()
      const sending = uploads
        .patch(path, offset, {
          body: bodyOf(bytes.subarray(offset, place), { isCut: true }),
          signal: connection.signal,
        })
        .catch(() => null)
      while ((await uploads.received(path)) < wholeParts) await delay(POLL_MS)
      connection.abort()
      // What a request before it has still counted is a conflict, and nothing is lost.
      await sending
      mostSentAgain = Math.max(mostSentAgain, place - (await uploads.received(path)))
    }
    await expectEqual(await finish(path, bytes), bytes)
  })
  expect(mostSentAgain).toBeLessThanOrEqual(PART_BYTES)
})

it('ends with the same bytes when the server is killed while files arrive', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const files = Array.from({ length: PER_KILL }, (_, index) => someBytes(index))
    const size = files.reduce((sum, { length }) => sum + length, 0)
    const place = randomInt(size)
    let sentBytes = 0
    const reached = Promise.withResolvers<void>()
    const counted = (bytes: Uint8Array): ReadableStream =>
      bodyOf(bytes, {
        before: async () => {
          sentBytes += 64 * 1024
          if (sentBytes >= place) reached.resolve()
        },
      })
    const paths = await Promise.all(files.map(({ length }) => uploads.begin(length)))
    const sending = paths.map(async (path, index) => {
      const bytes = files[index] ?? Buffer.alloc(0)
      return { bytes, end: await finish(path, bytes, counted) }
    })
    await Promise.race([reached.promise, Promise.all(sending)])
    const restarted = Promise.withResolvers<void>()
    up = restarted.promise
    await env.kill()
    await env.restart()
    restarted.resolve()
    for (const { bytes, end } of await Promise.all(sending)) await expectEqual(end, bytes)
  }
})

it('makes one file of the same bytes, or none, when two write at the same place', async () => {
  await times(TWO_WRITERS, async (index) => {
    const bytes = someBytes(index)
    const second = randomBytes(bytes.length)
    // For every other file the second writer sends other content; only the hash shows which content is right.
    const isFalse = index % 2 === 1
    const path = await uploads.begin(bytes.length, isFalse ? { sha256: sha256(bytes) } : {})
    for (let step = 0; step < 2; step++) {
      const offset = await uploads.received(path)
      if (Number.isNaN(offset) || offset >= bytes.length) break
      const place = randomInt(offset, bytes.length) + 1
      const answers = await Promise.all([
        uploads.patch(path, offset, { body: bodyOf(bytes.subarray(offset, place)) }),
        uploads.patch(path, offset, { body: bodyOf((isFalse ? second : bytes).subarray(offset, place)) }),
      ])
      expect(answers.filter(({ status }) => ![204, 400, 404, 409].includes(status))).toEqual([])
    }
    const end = await finish(path, bytes)
    if ('versionId' in end) await expectEqual(end, bytes)
    else {
      expect([isFalse, ['FILE_REFUSED', 'NOT_FOUND'].includes(end.code)]).toEqual([true, true])
      refused++
    }
  })
})

it('refuses a file whose bytes are not those of its hash, and forgets it', async () => {
  await times(WRONG_HASH, async (index) => {
    const bytes = someBytes(index)
    const sent = Buffer.from(bytes)
    const place = randomInt(sent.length)
    sent.writeUInt8(sent.readUInt8(place) ^ 1, place)
    const path = await uploads.begin(bytes.length, { sha256: sha256(bytes) })
    expect(await finish(path, sent)).toEqual({ code: 'FILE_REFUSED' })
    expect(await finish(path, sent)).toEqual({ code: 'NOT_FOUND' })
    refused++
  })
})

it('says that the disk is full, keeps what it has, and goes on when there is room', async () => {
  const files = Array.from({ length: FULL_DISK }, () => randomBytes(randomInt(2, MIB)))
  for (const [index, bytes] of files.entries()) {
    const path = await uploads.begin(bytes.length)
    const half = Math.floor(bytes.length / 2)
    await uploads.patch(path, 0, { body: bodyOf(bytes.subarray(0, half)) })
    await writeFile(fullDisk, '')
    expect(await finish(path, bytes)).toEqual({ code: 'STORAGE_FULL' })
    expect(await uploads.received(path)).toBe(half)
    await rm(fullDisk)
    if (index % 3 === 2) {
      await uploads.ask('DELETE', path)
      refused++
    } else await expectEqual(await finish(path, bytes), bytes)
  }
})

it('takes a file from a line of 64 kbit/s, at the same time as others', async () => {
  const pieces = 8
  const slowly = (bytes: Uint8Array): ReadableStream =>
    bodyOf(bytes, {
      piece: SLOW_BYTES_A_SECOND / pieces,
      before: () => delay(1_000 / pieces),
    })
  await times(SLOW, async () => {
    const bytes = randomBytes(SLOW_FILE_BYTES)
    const path = await uploads.begin(bytes.length)
    await expectEqual(await finish(path, bytes, slowly), bytes)
  })
})

it('has made no other files than these, and leaves no bytes behind', async () => {
  const count = async (text: string): Promise<number> => Number((await database.query(text)).rows[0]?.[0])
  const { session } = await env.signIn('mara.okafor@osprey-ridge.example')
  const { rows } = await database.query(
    `select count(*) from records."ContentVersion" v join records."ContentDocument" d on d."Id" = v."ContentDocumentId"
     where v."CreatedById" = $1 and not exists (select from records."ContentDocumentLink" l where l."ContentDocumentId" = d."Id")`,
    [session?.user.id],
  )
  expect(Number(rows[0]?.[0])).toBe(equal)
  const all = CUT + KILLS * PER_KILL + TWO_WRITERS + WRONG_HASH + FULL_DISK + SLOW
  expect(equal + refused).toBe(all)

  const folder = join(env.dataDir, 'files')
  const fileStore = await createDiskFileStore({ folder })
  const platform = createPlatform({ app: supportApp, database, fileStore, tokenSecret: 'a proof' })
  await platform.asSystem('a proof').sweepUnlinked('2999-01-01T00:00:00.000Z')
  expect(await count('select count(*) from upload_part')).toBe(0)
  expect(await count('select count(*) from stored_file')).toBe(0)
  const kept = await database.query('select "StorageKey" from records."ContentVersion" where "StorageKey" is not null')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Those of the demo are in the folder in which it was made.
  const known = new Set(kept.rows.map(([key]) => key))
  expect(entries.filter((entry) => entry.isFile() && !known.has(entry.name))).toEqual([])
  writeFigure(
    'Uploads with faults',
    `${all} uploads: ${equal} with the same bytes, ${refused} refused or cancelled, none else; after a cut at most ${(mostSentAgain / MIB).toFixed(1)} MiB sent again, 0 orphans`,
    'all with the same bytes or refused, at most 8 MiB sent again, 0 orphans',
  )
})
