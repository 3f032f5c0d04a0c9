import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDiskFileStore } from './disk-file-store.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-files-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const KEY = '06800000000000001'

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

it('reads a written file, whole or in part', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  const bytes = Buffer.from('The quick brown fox')
  expect(await store.write(KEY, Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]))).toEqual({
    bytes: 19,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  expect(await buffer(await store.open(KEY))).toEqual(bytes)
  expect(await text(await store.open(KEY, { start: 4, end: 8 }))).toBe('quick')
})

it('creates files that no other user can read', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  await store.write(KEY, Readable.from([Buffer.from('x')]))
  const [path = ''] = await filesIn(folder)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'incoming'))).mode & 0o777).toBe(0o700)
})

it('leaves no file behind when the stream breaks off', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('cut')
  }
  await expect(store.write(KEY, Readable.from(broken()))).rejects.toThrow('cut')
  expect(await filesIn(folder)).toEqual([])
  await expect(store.open(KEY)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('refuses a file when the disk is nearly full', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: Number.MAX_SAFE_INTEGER })
  await expect(store.write(KEY, Readable.from([Buffer.from('x')]))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
})

it('stops a long file when the disk gets nearly full', async () => {
  const options = { folder, reservedBytes: 0 }
  const store = await createDiskFileStore(options)
  let sent = 0
  async function* long() {
    for (; sent < 40; sent++) {
      if (sent === 10) options.reservedBytes = Number.MAX_SAFE_INTEGER
      yield Buffer.alloc(1_000_000)
    }
  }
  await expect(store.write(KEY, Readable.from(long()))).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  expect(sent).toBeLessThan(40)
  expect(await filesIn(folder)).toEqual([])
})

it('answers that the disk is full when a part of a file finds no space, and keeps nothing of it', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  async function* overfull() {
    yield Buffer.from('half')
    throw cause
  }
  await expect(store.write(KEY, Readable.from(overfull()))).rejects.toMatchObject({ code: 'STORAGE_FULL', cause })
  expect(await filesIn(folder)).toEqual([])
})

it('removes a file, and ignores one that does not exist', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  await store.write(KEY, Readable.from([Buffer.from('x')]))
  await store.remove(KEY)
  await store.remove(KEY)
  expect(await filesIn(folder)).toEqual([])
})

it('removes by its key what a process left that was killed while the file arrived', async () => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  async function* endless() {
    yield Buffer.from('half')
    await new Promise(() => undefined)
  }
  void store.write(KEY, Readable.from(endless())).catch(() => undefined)
  await expect.poll(() => filesIn(folder)).toHaveLength(1)
  await store.remove(KEY)
  expect(await filesIn(folder)).toEqual([])
})

it.each(['../../../etc/passwd', 'a/b', '', 'short'])('refuses %j as a key', async (key) => {
  const store = await createDiskFileStore({ folder, reservedBytes: 0 })
  await expect(store.open(key)).rejects.toThrow('A file key has the wrong form')
})
