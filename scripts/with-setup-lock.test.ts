import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSetupLock } from './with-setup-lock.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-setup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const program = (lock: string, work: string) => `
  const { withSetupLock } = await import(${JSON.stringify(fileURLToPath(new URL('./with-setup-lock.mjs', import.meta.url)))})
  await withSetupLock(async () => { ${work} }, ${JSON.stringify(lock)})`

it('gives the lock to another process when the first has released it', async () => {
  const lock = join(folder, 'shared.lock')
  let other: ReturnType<typeof spawn> | undefined
  let isOtherIn = false
  await withSetupLock(async () => {
    other = spawn(process.execPath, ['--input-type=module', '-e', program(lock, 'console.log(1)')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    other.stdout?.once('data', () => {
      isOtherIn = true
    })
    // It prints a line when it starts to wait.
    await once(other.stderr ?? process.stderr, 'data')
    expect(isOtherIn).toBe(false)
  }, lock)
  if (other !== undefined && other.exitCode === null) await once(other, 'exit')
  expect(isOtherIn).toBe(true)
  expect(existsSync(lock)).toBe(false)
})

it('releases the lock when the process ends during its work', async () => {
  const lock = join(folder, 'ended.lock')
  await once(spawn(process.execPath, ['--input-type=module', '-e', program(lock, 'process.exit(3)')]), 'exit')
  expect(existsSync(lock)).toBe(false)
})

it('takes over the lock of a process that was killed', async () => {
  const lock = join(folder, 'stale.lock')
  const killed = spawn(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])
  await once(killed, 'exit')
  await mkdir(lock)
  await writeFile(join(lock, 'pid'), String(killed.pid))
  expect(await withSetupLock(async () => 'in', lock)).toBe('in')
  expect(existsSync(lock)).toBe(false)
})
