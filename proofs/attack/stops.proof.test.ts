import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { processesOf } from './processes.ts'

const STOPS = 100
const BENCH_STOPS = 10
const ROOT = join(import.meta.dirname, '..', '..')
const BENCH_DATA = join(ROOT, '.cache', 'bench-server')

it('leaves no process when the whole process group of npm start is signalled to stop at any moment', async () => {
  const startMs = await stopAfter(Number.POSITIVE_INFINITY)
  const moments = Array.from({ length: STOPS - 1 }, (_, stop) => ((stop + Math.random()) / (STOPS - 1)) * startMs * 1.1)
  for (const ms of moments) await stopAfter(ms)
  writeFigure('npm start told to stop at random moments', `${STOPS} stops, no process left`, 'no process left')
})

it('leaves no process when a benchmark is signalled to stop', async () => {
  for (let stop = 0; stop < BENCH_STOPS; stop++) {
    const mark = randomUUID()
    const npm = spawn('npm', ['run', 'bench', '--', 'statement-memory', '--quick'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, STOP_TEST: mark },
      stdio: 'ignore',
      detached: true,
    })
    const exit = once(npm, 'exit')
    const started = () => processesOf({ variable: `STOP_TEST=${mark}`, folder: BENCH_DATA })
    await expect.poll(() => started().some((each) => each.includes('postgres')), { timeout: 60_000 }).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, stop * 1_000))
    process.kill(-(npm.pid ?? 0), 'SIGTERM')
    await exit
    await expect.poll(started, { timeout: 20_000 }).toEqual([])
  }
})

/** Starts the product in a new folder, stops its process group after so many ms or once it serves, and removes the folder. */
async function stopAfter(ms: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-stop-'))
  await chmod(folder, 0o755)
  const mark = randomUUID()
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      PORT: '0',
      STOP_TEST: mark,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const serving = new Promise<void>((resolve) => {
    let said = ''
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('is running at')) resolve()
    })
  })
  const exit = once(npm, 'exit')
  const moment = new Promise((resolve) => setTimeout(resolve, Math.min(ms, 600_000)).unref())
  await Promise.race([serving, moment, exit])
  const ranMs = performance.now() - started
  process.kill(-(npm.pid ?? 0), 'SIGTERM')
  await exit
  const left = processesOf({ variable: `STOP_TEST=${mark}`, folder })
  await rm(folder, { recursive: true, force: true })
  expect({ stoppedAfterMs: Math.round(ms), left }).toMatchObject({ left: [] })
  return ranMs
}
