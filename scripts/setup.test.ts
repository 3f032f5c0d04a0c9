import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { setupLock } from './setup.mjs'

const setup = JSON.stringify(fileURLToPath(new URL('./setup.mjs', import.meta.url)))

/** Another process that takes the lock of the folder, prints a line and then does the work. */
const holder = (folder: string, work: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { setupLock } = await import(${setup}); await setupLock(${JSON.stringify(folder)}); console.log('held'); ${work}`,
  ])

it('gives the lock to another process once the first has released it', async () => {
  const folder = `/released/${process.pid}`
  const release = await setupLock(folder)
  const waiting = holder(folder, 'process.exit()')
  let isHeld = false
  waiting.stdout.once('data', () => {
    isHeld = true
  })
  // It prints a line when it starts to wait.
  await once(waiting.stderr, 'data')
  expect(isHeld).toBe(false)
  release()
  await once(waiting, 'close')
  expect(isHeld).toBe(true)
})

it('has no lock left of a process that was killed', async () => {
  const folder = `/killed/${process.pid}`
  const killed = holder(folder, 'setInterval(() => undefined, 1_000)')
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const release = await setupLock(folder)
  release()
})
