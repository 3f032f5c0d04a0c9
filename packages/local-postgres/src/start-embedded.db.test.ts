import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canEnter } from './database-user.ts'
import { identityOf, isAlive } from './process-identity.ts'
import { startEmbedded, stopUnusedServer } from './start-embedded.ts'

// `npm test` runs one start of each kind: on a new cluster, after a kill, and refused. `npm run prove` runs all of them.
const isWhole = process.env.PROOFS === 'whole'
const inWholeProofs = it.runIf(isWhole)

const settings = { fsync: 'off' }
const isRoot = process.getuid?.() === 0
const otherUser = { name: 'nobody', uid: 65534, gid: 65534, spawn: { uid: 65534, gid: 65534 } }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navdesk-embedded-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function dataFolder(name: string, mode = 0o755): Promise<string> {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  await chmod(dataDir, mode)
  return dataDir
}

/** A data folder with a cluster that was stopped: a copy of one, because to create a cluster takes seconds. */
async function usedFolder(name: string): Promise<string> {
  const original = join(folder, 'original')
  if (!existsSync(original)) await (await startEmbedded({ dataDir: await dataFolder('original'), settings })).stop()
  const dataDir = join(folder, name)
  execFileSync('cp', ['-a', original, dataDir])
  return dataDir
}

/** The rows of the last of these statements. */
async function ask(connectionString: string, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const results = [await client.query<unknown[]>({ text, rowMode: 'array' })].flat()
    return results.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

interface Started {
  readonly child: ChildProcess
  readonly adopted: boolean
  readonly pid: number
  readonly connectionString: string
}

/** Starts the database in a separate process, which stops it at the end of its input. */
async function startInProcess(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<Started> {
  const entry = fileURLToPath(new URL('./index.ts', import.meta.url))
  const program = `
    const { exitOnSignals, startEmbedded } = await import(${JSON.stringify(entry)})
    exitOnSignals()
    const { adopted, pid, connectionString, stop } = await startEmbedded({
      dataDir: ${JSON.stringify(dataDir)}, settings: ${JSON.stringify(settings)},
    })
    console.log(JSON.stringify({ adopted, pid, connectionString }))
    process.stdin.resume().on('end', stop)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) return { child, ...(JSON.parse(line) as Omit<Started, 'child'>) }
  throw new Error('The database process ended without a word')
}

async function end({ child }: Started): Promise<void> {
  const exit = once(child, 'exit')
  child.stdin?.end()
  await exit
}

it('listens on a socket only, leaves no process or file when stopped, and has its data at the next start', async () => {
  const dataDir = await dataFolder('again')
  const first = await startEmbedded({ dataDir, settings })
  expect(first.adopted).toBe(false)
  expect(await ask(first.connectionString, 'create table kept (id int); insert into kept values (7)')).toEqual([])
  expect(
    await ask(
      first.connectionString,
      `select current_setting('listen_addresses'), current_setting('server_version_num')::int / 10000,
         current_setting('server_encoding'), datcollate, current_setting('TimeZone')
       from pg_database where datname = current_database()`,
    ),
  ).toEqual([['', 18, 'UTF8', 'C.UTF-8', 'UTC']])
  await expect(ask(first.connectionString, `select 'a private text'::int, 1 / 0`)).rejects.toThrow('invalid input')
  await expect(ask(first.connectionString, `select 'x' as "${'long'.repeat(2_000)}", 1 / 0`)).rejects.toThrow('zero')
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('division by zero')
  expect(log).not.toMatch(/STATEMENT|longlong/)
  const server = identityOf(first.pid)
  await Promise.all([first.stop(), first.stop()])
  expect(isAlive(server)).toBe(false)

  const second = await startEmbedded({ dataDir, settings })
  expect(await ask(second.connectionString, 'select id from kept')).toEqual([[7]])
  await second.stop()
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.users'])
  expect(await readdir(join(dataDir, 'postgres.users'))).toEqual([])
})

it('reuses the server of a killed process, with all committed data', async () => {
  const dataDir = await usedFolder('killed')
  const killed = await startInProcess(dataDir)
  await ask(killed.connectionString, 'create table kept (id int); insert into kept values (1)')
  const exit = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await exit
  const next = await startEmbedded({ dataDir, settings })
  expect(next).toMatchObject({ adopted: true, pid: killed.pid })
  expect(await ask(next.connectionString, 'select id from kept')).toEqual([[1]])
  const server = identityOf(next.pid)
  await next.stop()
  expect(isAlive(server)).toBe(false)
})

inWholeProofs('recovers when the server itself was killed', async () => {
  const dataDir = await usedFolder('crashed')
  const first = await startInProcess(dataDir)
  await ask(first.connectionString, 'create table kept (id int); insert into kept values (2)')
  first.child.kill('SIGKILL')
  process.kill(first.pid, 'SIGKILL')
  const next = await startEmbedded({ dataDir, settings })
  expect(next.adopted).toBe(false)
  expect(await ask(next.connectionString, 'select id from kept')).toEqual([[2]])
  await next.stop()
})

it('starts the server again when it is killed', async () => {
  const dataDir = await usedFolder('kept')
  const warnings: string[] = []
  const server = await startEmbedded({ dataDir, settings, warn: (line) => warnings.push(line) })
  await ask(server.connectionString, 'create table kept (id int); insert into kept values (3)')
  const { pid } = server
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => server.pid, { timeout: 60_000 }).not.toBe(pid)
  expect(await ask(server.connectionString, 'select id from kept')).toEqual([[3]])
  expect(warnings).toEqual(['PostgreSQL has ended unexpectedly and is started again', 'PostgreSQL is running again'])
  const again = identityOf(server.pid)
  await server.stop()
  expect(isAlive(again)).toBe(false)
})

inWholeProofs('stops a server whose data folder was removed', async () => {
  const dataDir = await usedFolder('removed')
  const server = await startEmbedded({ dataDir, settings })
  const identity = identityOf(server.pid)
  // The server may write a file into a folder that is being removed.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  await server.stop()
  expect(isAlive(identity)).toBe(false)
  expect(existsSync(dataDir)).toBe(false)
})

inWholeProofs('stops the server of a killed process, unless another process uses it', async () => {
  const dataDir = await usedFolder('unused')
  const killed = await startInProcess(dataDir)
  const server = identityOf(killed.pid)
  await stopUnusedServer(dataDir)
  expect(isAlive(server)).toBe(true)
  const exit = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await exit
  await stopUnusedServer(dataDir)
  expect(isAlive(server)).toBe(false)
})

it('stops the server with a command that gets a signal to stop', async () => {
  const dataDir = await usedFolder('command')
  const started = await startInProcess(dataDir)
  const server = identityOf(started.pid)
  const exit = once(started.child, 'exit')
  started.child.kill('SIGTERM')
  expect(await exit).toEqual([143, null])
  expect(isAlive(server)).toBe(false)
})

inWholeProofs('starts despite a pid file whose pid belongs to another process', async () => {
  const dataDir = await usedFolder('reused')
  const first = await startEmbedded({ dataDir, settings })
  await first.stop()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/x\n1\n5432\n/x\n\n1 1\nready\n`)
  const next = await startEmbedded({ dataDir, settings })
  expect(next.adopted).toBe(false)
  await next.stop()
})

inWholeProofs(
  'creates one cluster when two processes start at once, and the last process stops the server',
  async () => {
    const dataDir = await dataFolder('race')
    const both = await Promise.all([startInProcess(dataDir), startInProcess(dataDir)])
    const [first, second] = both
    expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true])
    expect(first.pid).toBe(second.pid)
    const server = identityOf(first.pid)
    await end(first)
    expect(await ask(second.connectionString, 'select 1')).toEqual([[1]])
    await end(second)
    expect(isAlive(server)).toBe(false)
  },
)

inWholeProofs('supports a data folder whose path is too long for a socket', async () => {
  const dataDir = await usedFolder('a-long-name-'.repeat(12))
  const server = await startEmbedded({ dataDir, settings })
  expect(await ask(server.connectionString, 'select 1')).toEqual([[1]])
  const socketFolder = new URLSearchParams(server.connectionString.split('?')[1]).get('host') ?? ''
  expect(existsSync(socketFolder)).toBe(true)
  await server.stop()
  expect(existsSync(socketFolder)).toBe(false)
})

it('refuses a cluster of another major version with one line', async () => {
  const dataDir = await dataFolder('older')
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(
    /^[^\n]*was made by PostgreSQL 16, this version brings 18: move the data with pg_dump, or set DATA_DIR[^\n]*$/,
  )
})

it('refuses to start with too little disk space, and says so in one line', async () => {
  const dataDir = await dataFolder('full')
  await expect(startEmbedded({ dataDir, settings, leastFreeBytes: 1e18 })).rejects.toThrow(
    /^\S+\/full has \d+ MB of free disk space, and PostgreSQL needs 1000000000000 MB to start: make room, or set DATA_DIR to a folder on another disk$/,
  )
  expect(await readdir(dataDir)).toEqual([])
})

inWholeProofs('reports the output of a server that does not start', async () => {
  const dataDir = await usedFolder('refused')
  await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /PostgreSQL does not start .*invalid value for parameter "shared_buffers"/,
  )
  const next = await startEmbedded({ dataDir, settings })
  expect(await ask(next.connectionString, 'select 1')).toEqual([[1]])
  await next.stop()
})

it.runIf(isWhole && isRoot)(
  'as root, creates the cluster elsewhere when the database user cannot enter the folder',
  async () => {
    const fallbackRoot = await dataFolder('var-lib')
    const hidden = await dataFolder('hidden', 0o700)
    const dataDir = join(hidden, 'data')
    const first = await startEmbedded({ dataDir, settings, fallbackRoot })
    await ask(first.connectionString, 'create table kept (id int)')
    await first.stop()
    expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true)
    const second = await startEmbedded({ dataDir, settings, fallbackRoot })
    expect(await ask(second.connectionString, 'select id from kept')).toEqual([])
    await second.stop()
  },
)

it.runIf(isWhole && isRoot && canEnter(otherUser, import.meta.dirname))(
  'runs as an ordinary user, and as root on the same cluster',
  async () => {
    const dataDir = await dataFolder('ordinary')
    await chown(dataDir, otherUser.uid, otherUser.gid)
    const started = await startInProcess(dataDir, otherUser.spawn)
    await end(started)
    expect(await lstat(join(dataDir, 'postgres'))).toMatchObject({ uid: otherUser.uid })
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    const byRoot = await startEmbedded({ dataDir, settings })
    expect(await ask(byRoot.connectionString, 'select 1')).toEqual([[1]])
    await byRoot.stop()
  },
)
