import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { limits } from 'contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../../testing/toy-world.ts'
import { PART_BYTES } from './append-to-upload.ts'
import { UNFINISHED_UPLOADS } from './create-upload.ts'
import { FINISHES_AT_MOST, PARTS_AT_MOST } from './lease.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
  await world.setNow('2026-06-01T10:00:00.000Z')
})
afterAll(() => world.close())

beforeEach(async () => {
  await world.platform.asSystem('a test').sweepUnlinked('2999-01-01T00:00:00.000Z')
})

const uploadsOf = (person: ToyPerson) => world.as(person).uploads

const begin = (size: number, metadata: Record<string, string | null> = { filename: 'notes.txt' }) =>
  uploadsOf('alice').create({ size, metadata })

const stream = (...chunks: (Buffer | string)[]): Readable =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  )

/** A stream that fails after its chunks, as one whose sender is cut off. */
function broken(...chunks: Buffer[]): Readable {
  async function* bytes() {
    yield* chunks
    throw new Error('The line broke')
  }
  return Readable.from(bytes())
}

/** A stream that hangs after its first bytes until `resume` is called. */
function hanging(first: Buffer, then: Buffer) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hangs = Promise.withResolvers<void>()
  async function* bytes() {
    yield first
    hangs.resolve()
    await promise
    yield then
  }
  return { data: Readable.from(bytes()), hangs: hangs.promise, resume: resolve }
}

async function bytesOf(versionId: string | undefined, person: ToyPerson = 'alice'): Promise<Buffer> {
  return await buffer((await world.as(person).content.open(versionId ?? '')).stream)
}

async function leftOver(): Promise<{ parts: number; arriving: number; files: number }> {
  const { rows } = await world.database.query(
    'select (select count(*) from upload_part), (select count(*) from stored_file)',
  )
  const [parts, arriving] = rows[0] ?? []
  return { parts: Number(parts), arriving: Number(arriving), files: world.files.keys().length }
}

const conflict = { code: 'CONFLICT' }
const missing = { code: 'NOT_FOUND' }

it('makes of several requests one file with the records that a form makes', async () => {
  const data = randomBytes(3 * PART_BYTES + 5)
  const metadata = {
    filename: '../Log of\u0000 the day.csv',
    title: ' Log ',
    description: 'From the north',
    filetype: null,
  }
  const { id, received, created } = await begin(data.length, metadata)
  expect({ received, created }).toEqual({ received: 0, created: null })
  const cut = PART_BYTES + 7
  expect(await uploadsOf('alice').append(id, 0, stream(data.subarray(0, cut)))).toMatchObject({ received: cut })
  const whole = await uploadsOf('alice').append(id, cut, stream(data.subarray(cut)))
  expect(whole).toEqual({ id, size: data.length, received: data.length, metadata, created: expect.anything() })
  const read = async (recordId: string | undefined, fields: string[]) =>
    (await world.as('alice').records.get(recordId ?? '', { fields })).fields
  expect(await read(whole.created?.versionId, ['Title', 'PathOnClient', 'ContentSize', 'FileExtension'])).toMatchObject(
    {
      Title: { value: 'Log' },
      PathOnClient: { value: 'Log of the day.csv' },
      ContentSize: { value: data.length },
      FileExtension: { value: 'csv' },
    },
  )
  expect(await read(whole.created?.documentId, ['Description', 'LatestPublishedVersionId'])).toMatchObject({
    Description: { value: 'From the north' },
    LatestPublishedVersionId: { value: whole.created?.versionId },
  })
  expect((await bytesOf(whole.created?.versionId)).equals(data)).toBe(true)
  expect(await leftOver()).toEqual({ parts: 0, arriving: 0, files: 1 })
})

it('detects the kind of a file by its first bytes', async () => {
  const { id } = await begin(PART_BYTES + 1, { filename: 'plan.pdf' })
  const data = Buffer.alloc(PART_BYTES + 1, '%PDF-1.7 ')
  const { created } = await uploadsOf('alice').append(id, 0, stream(data))
  expect((await world.as('alice').content.open(created?.versionId ?? '')).contentType).toBe('application/pdf')
})

it('continues where a request was cut off', async () => {
  const data = randomBytes(2 * PART_BYTES)
  const { id } = await begin(data.length)
  const sent = PART_BYTES + 1_000
  await expect(
    uploadsOf('alice').append(id, 0, broken(data.subarray(0, 300), data.subarray(300, sent))),
  ).rejects.toThrow('The line broke')
  expect(await uploadsOf('alice').find(id)).toMatchObject({ received: sent, created: null })
  const { created } = await uploadsOf('alice').append(id, sent, stream(data.subarray(sent)))
  expect((await bytesOf(created?.versionId)).equals(data)).toBe(true)
})

it('gives every byte back, wherever requests are cut, repeated or overtaken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc.array(fc.record({ bytes: fc.nat(120), breaks: fc.boolean(), twice: fc.boolean() }), { maxLength: 6 }),
      async (content, steps) => {
        const data = Buffer.from(content)
        const { id } = await begin(data.length, {})
        const append = async (offset: number, bytes: number, breaks: boolean): Promise<void> => {
          const piece = data.subarray(offset, offset + bytes)
          // Refusals are allowed here: the stored upload shows what was received.
          await uploadsOf('alice')
            .append(id, offset, breaks ? broken(piece) : stream(piece))
            .catch(() => undefined)
        }
        for (const { bytes, breaks, twice } of steps) {
          const { received } = await uploadsOf('alice').find(id)
          await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => append(received, bytes, breaks)))
        }
        await append((await uploadsOf('alice').find(id)).received, data.length, false)
        const { created } = await uploadsOf('alice').find(id)
        expect(await bytesOf(created?.versionId)).toEqual(data)
      },
    ),
    { seed: 1, numRuns: 40 },
  )
  expect(await leftOver()).toMatchObject({ parts: 0, arriving: 0 })
})

it('refuses any other offset than the one to continue at', async () => {
  const { id } = await begin(10)
  await uploadsOf('alice').append(id, 0, stream('01234'))
  for (const offset of [0, 4, 6, 10]) {
    await expect(uploadsOf('alice').append(id, offset, stream('56789'))).rejects.toMatchObject(conflict)
  }
  expect(await uploadsOf('alice').find(id)).toMatchObject({ received: 5 })
})

it('lets a new request go on while an old one hangs, and refuses what the old one sends then', async () => {
  const data = randomBytes(PART_BYTES + 20)
  const { id } = await begin(data.length)
  const old = hanging(data.subarray(0, PART_BYTES + 10), Buffer.alloc(10, 'x'))
  const appending = uploadsOf('alice').append(id, 0, old.data)
  await old.hangs
  // Bytes are read ahead of the part that they belong to, so that the first part may not be counted yet.
  while ((await uploadsOf('alice').find(id)).received < PART_BYTES) await world.database.query('select 1')
  const { created } = await uploadsOf('alice').append(id, PART_BYTES, stream(data.subarray(PART_BYTES)))
  old.resume()
  await expect(appending).rejects.toMatchObject(conflict)
  expect((await bytesOf(created?.versionId)).equals(data)).toBe(true)
  expect(await leftOver()).toEqual({ parts: 0, arriving: 0, files: 1 })
})

it.each([
  ['the whole file', 1_000],
  ['a part of it', 2_000],
])('accepts one of several requests that send %s at once', async (_what, size) => {
  const { id } = await begin(size)
  const sent = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(1_000, letter))
  const answers = await Promise.allSettled(sent.map((data) => uploadsOf('alice').append(id, 0, stream(data))))
  const accepted = sent.filter((_, index) => answers[index]?.status === 'fulfilled')
  expect(accepted).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 'rejected').map((it) => Reflect.get(it, 'reason').code)).toEqual(
    Array(3).fill('CONFLICT'),
  )
  const rest = Buffer.alloc(size - 1_000, 'z')
  const { created } = await uploadsOf('alice').append(id, 1_000, stream(rest))
  expect((await bytesOf(created?.versionId)).equals(Buffer.concat([...accepted, rest]))).toBe(true)
  expect(await leftOver()).toEqual({ parts: 0, arriving: 0, files: 1 })
})

it('makes one file of a last request that is repeated', async () => {
  const { id } = await begin(4)
  const first = await uploadsOf('alice').append(id, 0, stream('once'))
  expect(await uploadsOf('alice').append(id, 4, stream())).toEqual(first)
  await expect(uploadsOf('alice').append(id, 0, stream('once'))).rejects.toMatchObject(conflict)
  expect(world.files.keys()).toHaveLength(1)
})

it('treats the upload of another user as a missing one', async () => {
  const { id } = await begin(4)
  for (const wanted of [id, 'x'.repeat(32), 'a/b', '']) {
    await expect(uploadsOf('bruno').find(wanted)).rejects.toMatchObject(missing)
    await expect(uploadsOf('bruno').append(wanted, 0, stream('mine'))).rejects.toMatchObject(missing)
    await expect(uploadsOf('bruno').cancel(wanted)).rejects.toMatchObject(missing)
  }
  expect((await uploadsOf('alice').append(id, 0, stream('mine'))).created).not.toBeNull()
})

it('takes a file of the largest size and no larger one', async () => {
  await begin(limits.attachmentBytes)
  await expect(begin(limits.attachmentBytes + 1)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
  await expect(begin(-1)).rejects.toMatchObject({ code: 'INVALID_API_INPUT' })
  await expect(begin(0.5)).rejects.toMatchObject({ code: 'INVALID_API_INPUT' })
})

it('refuses more bytes than were announced, and keeps nothing of them', async () => {
  const { id } = await begin(4)
  await expect(uploadsOf('alice').append(id, 0, stream('12345'))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
  expect(await uploadsOf('alice').find(id)).toMatchObject({ received: 0, created: null })
  expect(await leftOver()).toEqual({ parts: 0, arriving: 0, files: 0 })
})

it('refuses before the bytes are sent what it can refuse then', async () => {
  await expect(begin(4, { title: 'x'.repeat(256) })).rejects.toMatchObject({ code: 'STRING_TOO_LONG', field: 'Title' })
  await expect(begin(4, { description: 'x'.repeat(1_001) })).rejects.toMatchObject({ code: 'STRING_TOO_LONG' })
  const hidden = await world.as('carol').content.upload({ data: stream('hers'), fileName: 'hers.txt' })
  for (const contentDocumentId of [hidden.contentDocument.id, '069000000000099AAA', 'x']) {
    await expect(begin(4, { contentDocumentId })).rejects.toMatchObject({ code: expect.stringMatching(/NOT_FOUND|ID/) })
  }
})

it('lets rules refuse the complete file, and take it when they are content', async () => {
  const { id } = await begin(PART_BYTES + 4, { title: 'Refuse me' })
  const data = Buffer.alloc(PART_BYTES + 4, 'x')
  await expect(uploadsOf('alice').append(id, 0, stream(data))).rejects.toMatchObject({ code: 'FILE_REFUSED' })
  expect(await uploadsOf('alice').find(id)).toMatchObject({ received: PART_BYTES, created: null })
  expect(await leftOver()).toEqual({ parts: 1, arriving: 0, files: 1 })
  await world.database.query(`update resumable_upload set metadata = '{"title":"Better"}' where id = $1`, [id])
  const { created } = await uploadsOf('alice').append(id, PART_BYTES, stream(data.subarray(PART_BYTES)))
  expect(await bytesOf(created?.versionId)).toHaveLength(data.length)
})

/** An upload that needs one byte more, whose last request waits in the store before it copies a byte. */
async function beginWithHeldFinish(size: number) {
  const { id } = await begin(size)
  const data = Buffer.alloc(size, 'x')
  await uploadsOf('alice').append(id, 0, stream(data.subarray(0, -1)))
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const open = vi.spyOn(world.files, 'open').mockImplementationOnce(async (...args) => {
    open.mockRestore()
    hold()
    await released
    return await world.files.open(...args)
  })
  const finish = () => uploadsOf('alice').append(id, size - 1, stream('x'))
  return { id, finish, isHeld, release }
}

it('copies the parts of a file once, however often its last byte is sent', async () => {
  const { finish, isHeld, release } = await beginWithHeldFinish(PART_BYTES + 10)
  const first = finish()
  await isHeld
  const writes = vi.spyOn(world.files, 'write')
  for (let time = 0; time < 3; time++) await expect(finish()).rejects.toMatchObject(conflict)
  expect(writes).not.toHaveBeenCalled()
  writes.mockRestore()
  release()
  expect((await first).created).not.toBeNull()
})

it('continues an upload whose process died while it made the file', async () => {
  const { id, finish } = await beginWithHeldFinish(10)
  vi.restoreAllMocks()
  await world.database.query(
    `update resumable_upload set finishing_until = app_now() + interval '1 minute' where id = $1`,
    [id],
  )
  await expect(finish()).rejects.toMatchObject(conflict)
  await world.database.query(
    `update resumable_upload set finishing_until = app_now() - interval '1 second' where id = $1`,
    [id],
  )
  expect((await finish()).created).not.toBeNull()
})

it('stops to copy the parts of a cancelled upload', async () => {
  const size = 3 * PART_BYTES
  const { id, finish, isHeld, release } = await beginWithHeldFinish(size)
  const finishing = finish()
  await isHeld
  await uploadsOf('alice').cancel(id)
  release()
  await expect(finishing).rejects.toMatchObject(missing)
  expect(await leftOver()).toEqual({ parts: 0, arriving: 0, files: 0 })
})

it('removes an upload whose file is refused again and again', async () => {
  const { id } = await begin(10, { title: 'Refuse me' })
  await uploadsOf('alice').append(id, 0, stream('01234'))
  for (let time = 0; time <= FINISHES_AT_MOST; time++) {
    await expect(uploadsOf('alice').append(id, 5, stream('56789'))).rejects.toMatchObject({ code: 'FILE_REFUSED' })
  }
  await expect(uploadsOf('alice').find(id)).rejects.toMatchObject(missing)
})

it('makes no file of parts when the disk has no room for both', async () => {
  const { id } = await begin(10)
  await uploadsOf('alice').append(id, 0, stream('01234'))
  const free = vi.spyOn(world.files, 'freeBytes').mockResolvedValue(9)
  for (let time = 0; time <= FINISHES_AT_MOST; time++) {
    await expect(uploadsOf('alice').append(id, 5, stream('56789'))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  }
  free.mockRestore()
  expect((await uploadsOf('alice').append(id, 5, stream('56789'))).created).not.toBeNull()
})

it('makes no file of other bytes than those that were announced by their hash', async () => {
  const sha256 = createHash('sha256').update('0123456789').digest('hex')
  const whole = await begin(10, { filename: 'notes.txt', sha256: sha256.toUpperCase() })
  await uploadsOf('alice').append(whole.id, 0, stream('01234'))
  expect((await uploadsOf('alice').append(whole.id, 5, stream('56789'))).created).not.toBeNull()
  const wrong = await begin(10, { filename: 'notes.txt', sha256 })
  await uploadsOf('alice').append(wrong.id, 0, stream('01234'))
  await expect(uploadsOf('alice').append(wrong.id, 5, stream('5678X'))).rejects.toMatchObject({ code: 'FILE_REFUSED' })
  await expect(uploadsOf('alice').find(wrong.id)).rejects.toMatchObject(missing)
  expect(await leftOver()).toMatchObject({ parts: 0, arriving: 0 })
  await expect(begin(10, { sha256: 'abc' })).rejects.toMatchObject({ code: 'INVALID_API_INPUT' })
})

it('adds a version to a document that the caller sees', async () => {
  const first = await world.as('alice').content.upload({ data: stream('one'), fileName: 'a.txt' })
  const contentDocumentId = first.contentDocument.id
  await expect(
    uploadsOf('bruno').create({ size: 3, metadata: { filename: 'a.txt', contentDocumentId } }),
  ).rejects.toMatchObject(missing)
  const { id } = await begin(3, { filename: 'a.txt', contentDocumentId })
  const { created } = await uploadsOf('alice').append(id, 0, stream('two'))
  expect(created?.documentId).toBe(contentDocumentId)
  expect((await bytesOf(created?.versionId)).toString()).toBe('two')
  expect((await bytesOf(first.contentVersion.id)).toString()).toBe('one')
})

it('completes an empty file at once', async () => {
  const { created, received } = await begin(0)
  expect(received).toBe(0)
  expect(await bytesOf(created?.versionId)).toHaveLength(0)
})

it('forgets a cancelled upload and its bytes, but no file that is complete', async () => {
  const half = await begin(10)
  await uploadsOf('alice').append(half.id, 0, stream('01234'))
  await uploadsOf('alice').cancel(half.id)
  await expect(uploadsOf('alice').find(half.id)).rejects.toMatchObject(missing)
  expect(await leftOver()).toEqual({ parts: 0, arriving: 0, files: 0 })
  const whole = await begin(4)
  const { created } = await uploadsOf('alice').append(whole.id, 0, stream('kept'))
  await uploadsOf('alice').cancel(whole.id)
  expect((await bytesOf(created?.versionId)).toString()).toBe('kept')
})

it('sweeps old uploads with their bytes, and neither young ones nor files that were made', async () => {
  const whole = await begin(4)
  const { created } = await uploadsOf('alice').append(whole.id, 0, stream('kept'))
  const link = { ContentDocumentId: created?.documentId, LinkedEntityId: toyIds.tides }
  await world.as('alice').records.create('ContentDocumentLink', link)
  const old = await begin(10)
  await uploadsOf('alice').append(old.id, 0, stream('01234'))
  await world.advance(60_000)
  const young = await begin(10)
  await uploadsOf('alice').append(young.id, 0, stream('01234'))
  const olderThan = new Date(Date.parse('2026-06-01T10:00:30.000Z')).toISOString()
  expect(await world.platform.asSystem('a test').sweepUnlinked(olderThan)).toEqual({
    documents: 0,
    uploads: 2,
    files: 0,
  })
  await expect(uploadsOf('alice').find(old.id)).rejects.toMatchObject(missing)
  expect(await uploadsOf('alice').find(young.id)).toMatchObject({ received: 5 })
  expect((await bytesOf(created?.versionId)).toString()).toBe('kept')
  expect(await leftOver()).toEqual({ parts: 1, arriving: 0, files: 2 })
})

it('stops a request whose upload is swept away under it', async () => {
  const { id } = await begin(20)
  const slow = hanging(Buffer.alloc(10), Buffer.alloc(10))
  const appending = uploadsOf('alice').append(id, 0, slow.data)
  await slow.hangs
  await world.platform.asSystem('a test').sweepUnlinked('2999-01-01T00:00:00.000Z')
  slow.resume()
  await expect(appending).rejects.toMatchObject(missing)
  expect((await leftOver()).parts).toBe(0)
})

it('bounds the unfinished uploads of a person, and no others', async () => {
  for (let number = 0; number < UNFINISHED_UPLOADS; number++) await begin(4)
  await expect(begin(4)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const { id } = await uploadsOf('bruno').create({ size: 4, metadata: {} })
  expect((await uploadsOf('bruno').append(id, 0, stream('his '))).created).not.toBeNull()
})

it('bounds the parts of an upload', async () => {
  const { id } = await begin(PARTS_AT_MOST + 10)
  await world.database.query(
    `insert into upload_part select $1, n, 1, 'part-' || n from generate_series(0, $2::int - 1) n`,
    [id, PARTS_AT_MOST],
  )
  await world.database.query('update resumable_upload set received = $2 where id = $1', [id, PARTS_AT_MOST])
  await expect(uploadsOf('alice').append(id, PARTS_AT_MOST, stream('x'))).rejects.toMatchObject({
    code: 'FILE_REFUSED',
  })
  // Quicker than a sweep, which would look for the file of each part.
  await world.database.query('delete from upload_part')
})
