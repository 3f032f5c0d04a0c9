import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

it('ends whole when the start command is told twice at once, by the terminal and by npm', () =>
  leavesNothing('node scripts/start.mjs', ['SIGINT', 'SIGTERM']))

it('ends whole in development too, where a compiler listens for the signal as well', () =>
  leavesNothing('node scripts/start.mjs --dev', ['SIGTERM']))

/** Starts the product by a command, ends it by signals to all its processes in the foreground, and waits for its database to end. */
async function leavesNothing(start: string, signals: readonly NodeJS.Signals[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'navdesk-start-'))
  // A shell between us and the script, as npm has one; the group gets the signal as from a terminal.
  const command = spawn('sh', ['-c', `${start}; exit $?`], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0', npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    let said = ''
    for await (const chunk of command.stdout) {
      said += chunk
      if (said.includes('is running at')) break
    }
    const [postgres] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    for (const signal of signals) process.kill(-(command.pid ?? 0), signal)
    if (command.exitCode === null && command.signalCode === null) await once(command, 'exit')
    await expect.poll(() => isAlive(Number(postgres)), { timeout: 20_000 }).toBe(false)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
