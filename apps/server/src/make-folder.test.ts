import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'navdesk-folder-'))
})

afterAll(() => rm(place, { recursive: true }))

it('creates missing folders, for this user only, also when called twice at once', async () => {
  const folder = join(place, 'a', 'b')
  await Promise.all([makeFolder('DATA_DIR', folder), makeFolder('DATA_DIR', folder)])
  await makeFolder('DATA_DIR', folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

it('names the setting when a file has the path of the folder', async () => {
  await writeFile(join(place, 'file'), '')
  for (const folder of [join(place, 'file'), join(place, 'file', 'below')]) {
    await expect(makeFolder('DATA_DIR', folder)).rejects.toThrow(
      /^DATA_DIR names a folder that cannot be used: E[A-Z]+:.*/,
    )
  }
})

it.runIf(process.platform === 'linux')('fails where no folder can be created', async () => {
  await expect(makeFolder('STORAGE_URL', '/proc/none/files')).rejects.toThrow('STORAGE_URL names a folder')
})
