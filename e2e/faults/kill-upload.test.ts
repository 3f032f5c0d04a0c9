import { createCipheriv, createHash, randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { limits } from 'contract'
import { type DevEnv, startDevEnv, type UploadClient, uploadClient } from 'dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MIB = 1024 * 1024
/** `npm test` sends a smaller file than `npm run prove -- uploads`, and cuts it less often. */
const isWhole = process.env.PROOFS === 'whole'
const FILE_BYTES = isWhole ? limits.attachmentBytes : 32 * MIB
const CUTS = isWhole ? 20 : 3
/** At so many of the cuts the server is killed too; the second of them hits an upload that was resumed. */
const KILLS = 2
/** Received bytes are counted in parts of this size. */
const PART_BYTES = 8 * MIB
const MOST_GROWTH_BYTES = 150 * 1_000_000
const POLL_MS = 20
const LOOK_MS = 250

let env: DevEnv
let uploads: UploadClient

beforeAll(async () => {
  env = await startDevEnv()
  uploads = uploadClient(env, await env.signIn('mara.okafor@osprey-ridge.example'))
})

afterAll(() => env.stop())

/** The bytes of the file from a place on, different everywhere, without the file in memory. */
function* bytesOf(seed: number, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; ) {
    const block = Math.floor(at / MIB)
    const iv = Buffer.alloc(16)
    iv.writeUInt32BE(seed, 0)
    iv.writeUInt32BE(block, 4)
    const bytes = createCipheriv('aes-128-ctr', Buffer.alloc(16), iv).update(Buffer.alloc(MIB))
    const part = bytes.subarray(at - block * MIB, Math.min(end - block * MIB, MIB))
    at += part.length
    yield part
  }
}

/** A body that sends these bytes; one that is to be cut never ends. */
function bodyOf(bytes: Iterator<Buffer>, isCut: boolean): ReadableStream {
  return new ReadableStream({
    pull: (controller) => {
      const { value, done } = bytes.next()
      if (!done) controller.enqueue(new Uint8Array(value))
      else if (!isCut) controller.close()
      else return new Promise(() => undefined)
    },
  })
}

/** Different places in the file, in their order. */
function placesIn(bytes: number, count: number): number[] {
  const places = new Set<number>()
  while (places.size < count) places.add(randomInt(1, bytes))
  return [...places].sort((a, b) => a - b)
}

/**
 * Sends the file up to a place and cuts the connection there, once the server has counted each whole part. @returns what the server then has. A
 * connection that was cut before may still count what came with it: the server then answers 409, and sending begins again from there.
 */
async function sendAndCut(path: string, seed: number, place: number, kills: boolean): Promise<number> {
  for (;;) {
    const offset = await uploads.received(path)
    const wholeParts = offset + Math.max(0, Math.floor((place - offset) / PART_BYTES)) * PART_BYTES
    const connection = new AbortController()
    const statuses: number[] = []
    const body = bodyOf(bytesOf(seed, offset, place), true)
    const answer = uploads.patch(path, offset, { body, signal: connection.signal }).then(
      ({ status }) => statuses.push(status),
      () => undefined,
    )
    while (statuses.length === 0 && (await uploads.received(path)) < wholeParts) await delay(POLL_MS)
    if (statuses[0] === 409) continue
    expect(statuses).toEqual([])
    if (kills) await env.kill()
    connection.abort()
    await answer
    if (kills) await env.restart()
    return await uploads.received(path)
  }
}

async function sendRest(path: string, seed: number): Promise<Response> {
  for (;;) {
    const offset = await uploads.received(path)
    const answer = await uploads.patch(path, offset, { body: bodyOf(bytesOf(seed, offset, FILE_BYTES), false) })
    if (answer.status !== 409) return answer
  }
}

/** Watches how far the memory of the server grows, where the system reports it, as Linux does; a server that was killed takes none. */
function watchMemory() {
  const bytesOfServer = (): number => {
    const path = `/proc/${env.pid}/status`
    return existsSync(path) ? 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) : 0
  }
  let before = Number.POSITIVE_INFINITY
  let most = 0
  const look = (): void => {
    most = Math.max(most, bytesOfServer() - before)
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    begin: () => {
      before = bytesOfServer()
    },
    end: (): number => {
      clearInterval(timer)
      look()
      return most
    },
  }
}

it('keeps the counted bytes when connections are cut and the server is killed, and resumes after them', async () => {
  const seed = randomInt(2 ** 32)
  const places = placesIn(FILE_BYTES, CUTS)
  const memory = watchMemory()
  const path = await uploads.begin(FILE_BYTES)
  memory.begin()
  const sentAgain: number[] = []
  for (const [index, place] of places.entries()) {
    const kills = index % Math.ceil(CUTS / KILLS) === 0
    const has = await sendAndCut(path, seed, place, kills)
    expect(has, `seed ${seed}, cut at ${place}`).toBeLessThanOrEqual(place)
    sentAgain.push(place - has)
    if (kills) memory.begin()
  }
  const last = await sendRest(path, seed)
  expect(last.status).toBe(204)
  expect(Math.max(...sentAgain)).toBeLessThanOrEqual(PART_BYTES)
  const wanted = createHash('sha256')
  for (const part of bytesOf(seed, 0, FILE_BYTES)) wanted.update(part)
  const got = createHash('sha256')
  const file = await uploads.ask('GET', `/files/${last.headers.get('content-version-id')}`)
  for await (const part of file.body ?? []) got.update(part)
  const grownBy = memory.end()
  const sha256 = got.digest('hex')
  expect([sha256, file.headers.get('etag')]).toEqual([wanted.digest('hex'), `"${sha256}"`])
  expect(grownBy).toBeLessThanOrEqual(MOST_GROWTH_BYTES)
  const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
  if (isWhole) {
    process.stdout.write(
      `${mb(FILE_BYTES)} cut at ${CUTS} places, the server killed at ${KILLS}: sent again at most ${mb(Math.max(...sentAgain))} at a cut; ` +
        `the memory of the server grew by ${mb(grownBy)}\n`,
    )
  }
})
