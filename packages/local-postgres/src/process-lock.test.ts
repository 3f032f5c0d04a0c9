import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityOf, isAlive } from './process-identity.ts'
import { withProcessLock } from './process-lock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('runs one piece of work at a time and leaves no file behind', async () => {
  const lock = join(folder, 'one.lock')
  let inside = 0
  let most = 0
  const visit = () =>
    withProcessLock(lock, async () => {
      most = Math.max(most, ++inside)
      await new Promise(setImmediate)
      inside--
    })
  await Promise.all(Array.from({ length: 8 }, visit))
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

it('releases the lock when the work fails', async () => {
  const lock = join(folder, 'fails.lock')
  await expect(withProcessLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withProcessLock(lock, async () => 'next')).toBe('next')
})

it('takes over the lock of a dead process, only once when many processes find it', async () => {
  const lock = join(folder, 'stale.lock')
  await writeFile(lock, `${await identityOfTheDead()} 5f0c`)
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 8 }, () =>
    withProcessLock(lock, async () => {
      most = Math.max(most, ++inside)
      await new Promise(setImmediate)
      inside--
    }),
  )
  await Promise.all(visits)
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

it('distinguishes a running process from a dead one and from a later one with the same pid', async () => {
  expect(isAlive(identityOf(process.pid))).toBe(true)
  expect(isAlive(await identityOfTheDead())).toBe(false)
  expect(isAlive(`${process.pid}:1`)).toBe(false)
  expect(isAlive('not a process')).toBe(false)
})

async function identityOfTheDead(): Promise<string> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  const identity = identityOf(child.pid ?? 0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return identity
}
