import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
/** An installation without demo data, which is there sooner. */
const environment = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DEMO: 'off' }

it('stops the server and its database when the start command gets two signals at once, from the terminal and npm', () =>
  leavesNothing('node scripts/start.mjs', ['SIGINT', 'SIGTERM']))

it('stops them in development too, where a compiler also handles the signal', { tags: 'long' }, () =>
  leavesNothing('node scripts/start.mjs --dev', ['SIGTERM']),
)

it('starts a server again that was killed, on the same database', async () => {
  const dataDir = await newDataFolder()
  const command = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const starts = () => said.match(/is running at/g)?.length ?? 0
  try {
    await expect.poll(starts, { timeout: 120_000 }).toBe(1)
    const postgres = await postgresOf(dataDir)
    process.kill(await serverOf(dataDir), 'SIGKILL')
    await expect.poll(starts, { timeout: 120_000 }).toBe(2)
    expect(said).toContain('The server ended (SIGKILL) and is started again in 1 s.\n')
    expect(await postgresOf(dataDir)).toBe(postgres)
    process.kill(await serverOf(dataDir), 'SIGKILL')
    await expect.poll(() => said, { timeout: 120_000 }).toContain('in 2 s.\n')
    command.kill('SIGTERM')
    if (command.exitCode === null) await once(command, 'exit')
    expect(isAlive(postgres)).toBe(false)
  } finally {
    command.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-start-'))
  // Otherwise root's PostgreSQL, which runs as another user, would keep its files elsewhere.
  await chmod(folder, 0o755)
  return folder
}

const postgresOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])

/** The server is the one process that is registered as a user of the database. */
async function serverOf(dataDir: string): Promise<number> {
  const pids = (await readdir(join(dataDir, 'postgres.users'))).map((name) => Number(name.split('-', 1)[0]))
  return pids.find(isAlive) ?? Number.NaN
}

/**
 * Starts the product by a command, sends the signals to its foreground process group, and waits for its database and for every
 * process that could still write to its output.
 */
async function leavesNothing(start: string, signals: readonly NodeJS.Signals[]): Promise<void> {
  const dataDir = await newDataFolder()
  // A shell runs the script, as with npm; the whole group gets the signal, as from a terminal.
  const command = spawn('sh', ['-c', `${start}; exit $?`], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const closed = once(command, 'close')
  let said = ''
  for (const output of [command.stdout, command.stderr]) {
    output.on('data', (chunk) => {
      said += chunk
    })
  }
  try {
    await expect.poll(() => said, { timeout: 120_000 }).toContain('is running at')
    const postgres = await postgresOf(dataDir)
    for (const signal of signals) process.kill(-(command.pid ?? 0), signal)
    await closed
    expect(said).not.toContain('is killed')
    expect(isAlive(postgres)).toBe(false)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

// A zombie (state Z) has already ended.
function isAlive(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).charAt(0) !== 'Z'
  } catch {
    return false
  }
}
