import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityOf, isAlive } from './process-identity.ts'
import { startEmbedded } from './start-embedded.ts'
import { ask, createDataFolders, type DataFolders, settings, startInProcess } from './testing/data-folders.ts'

// One start of each kind: on a new cluster, after a kill, and refused. The other ways are in `start-embedded.proof.test.ts`.

let folders: DataFolders
beforeAll(async () => {
  folders = await createDataFolders()
})
afterAll(() => folders.remove())

it('listens on a socket only, leaves no process or file when stopped, and has its data at the next start', async () => {
  const dataDir = await folders.empty('again')
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

it('reuses the server of a killed process, with all committed data', { tags: 'long' }, async () => {
  const dataDir = await folders.used('killed')
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

it('starts the server again when it is killed', async () => {
  const dataDir = await folders.used('kept')
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

it('stops the server with a command that gets a signal to stop', { tags: 'long' }, async () => {
  const dataDir = await folders.used('command')
  const started = await startInProcess(dataDir)
  const server = identityOf(started.pid)
  const exit = once(started.child, 'exit')
  started.child.kill('SIGTERM')
  expect(await exit).toEqual([143, null])
  expect(isAlive(server)).toBe(false)
})

it('refuses a cluster of another major version with one line', async () => {
  const dataDir = await folders.empty('older')
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(
    /^[^\n]*was made by PostgreSQL 16, this version brings 18: move the data with pg_dump, or set DATA_DIR[^\n]*$/,
  )
})

it('refuses to start with too little disk space, and says so in one line', async () => {
  const dataDir = await folders.empty('full')
  await expect(startEmbedded({ dataDir, settings, leastFreeBytes: 1e18 })).rejects.toThrow(
    /^\S+\/full has \d+ MB of free disk space, and PostgreSQL needs 1000000000000 MB to start: make room, or set DATA_DIR to a folder on another disk$/,
  )
  expect(await readdir(dataDir)).toEqual([])
})
