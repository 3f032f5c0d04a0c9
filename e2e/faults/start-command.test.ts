import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

it('stops the server and its database when the start command gets two signals at once, from the terminal and npm', () =>
  leavesNothing('node scripts/start.mjs', ['SIGINT', 'SIGTERM']))

it('stops them in development too, where a compiler also handles the signal', () =>
  leavesNothing('node scripts/start.mjs --dev', ['SIGTERM']))

/** Starts the product by a command, sends the signals to its foreground process group, and waits for its database to end. */
async function leavesNothing(start: string, signals: readonly NodeJS.Signals[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'navdesk-start-'))
  // A shell runs the script, as with npm; the whole group gets the signal, as from a terminal.
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
