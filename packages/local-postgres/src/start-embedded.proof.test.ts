import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, lstat, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canEnter } from './database-user.ts'
import { identityOf, isAlive } from './process-identity.ts'
import { startEmbedded, stopUnusedServer } from './start-embedded.ts'
import { ask, createDataFolders, type DataFolders, end, settings, startInProcess } from './testing/data-folders.ts'

const isRoot = process.getuid?.() === 0
const otherUser = { name: 'nobody', uid: 65534, gid: 65534, spawn: { uid: 65534, gid: 65534 } }

let folders: DataFolders
beforeAll(async () => {
  folders = await createDataFolders()
})
afterAll(() => folders.remove())

it('recovers when the server itself was killed', async () => {
  const dataDir = await folders.used('crashed')
  const first = await startInProcess(dataDir)
  await ask(first.connectionString, 'create table kept (id int); insert into kept values (2)')
  first.child.kill('SIGKILL')
  process.kill(first.pid, 'SIGKILL')
  const next = await startEmbedded({ dataDir, settings })
  expect(next.adopted).toBe(false)
  expect(await ask(next.connectionString, 'select id from kept')).toEqual([[2]])
  await next.stop()
})

it('stops a server whose data folder was removed', async () => {
  const dataDir = await folders.used('removed')
  const server = await startEmbedded({ dataDir, settings })
  const identity = identityOf(server.pid)
  // The server may write a file into a folder that is being removed.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  await server.stop()
  expect(isAlive(identity)).toBe(false)
  expect(existsSync(dataDir)).toBe(false)
})

it('stops the server of a killed process, unless another process uses it', async () => {
  const dataDir = await folders.used('unused')
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

it('starts despite a pid file whose pid belongs to another process', async () => {
  const dataDir = await folders.used('reused')
  const first = await startEmbedded({ dataDir, settings })
  await first.stop()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/x\n1\n5432\n/x\n\n1 1\nready\n`)
  const next = await startEmbedded({ dataDir, settings })
  expect(next.adopted).toBe(false)
  await next.stop()
})

it('creates one cluster when two processes start at once, and the last process stops the server', async () => {
  const dataDir = await folders.empty('race')
  const both = await Promise.all([startInProcess(dataDir), startInProcess(dataDir)])
  const [first, second] = both
  expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true])
  expect(first.pid).toBe(second.pid)
  const server = identityOf(first.pid)
  await end(first)
  expect(await ask(second.connectionString, 'select 1')).toEqual([[1]])
  await end(second)
  expect(isAlive(server)).toBe(false)
})

it('supports a data folder whose path is too long for a socket', async () => {
  const dataDir = await folders.used('a-long-name-'.repeat(12))
  const server = await startEmbedded({ dataDir, settings })
  expect(await ask(server.connectionString, 'select 1')).toEqual([[1]])
  const socketFolder = new URLSearchParams(server.connectionString.split('?')[1]).get('host') ?? ''
  expect(existsSync(socketFolder)).toBe(true)
  await server.stop()
  expect(existsSync(socketFolder)).toBe(false)
})

it('reports the output of a server that does not start', async () => {
  const dataDir = await folders.used('refused')
  await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /PostgreSQL does not start .*invalid value for parameter "shared_buffers"/,
  )
  const next = await startEmbedded({ dataDir, settings })
  expect(await ask(next.connectionString, 'select 1')).toEqual([[1]])
  await next.stop()
})

it.runIf(isRoot)('as root, creates the cluster elsewhere when the database user cannot enter the folder', async () => {
  const fallbackRoot = await folders.empty('var-lib')
  const hidden = await folders.empty('hidden', 0o700)
  const dataDir = join(hidden, 'data')
  const first = await startEmbedded({ dataDir, settings, fallbackRoot })
  await ask(first.connectionString, 'create table kept (id int)')
  await first.stop()
  expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true)
  const second = await startEmbedded({ dataDir, settings, fallbackRoot })
  expect(await ask(second.connectionString, 'select id from kept')).toEqual([])
  await second.stop()
})

it.runIf(isRoot && canEnter(otherUser, import.meta.dirname))(
  'runs as an ordinary user, and as root on the same cluster',
  async () => {
    const dataDir = await folders.empty('ordinary')
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
