import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '../start-embedded.ts'

export const settings = { fsync: 'off' }

/** Data folders of one test file; call `remove` in `afterAll`. */
export interface DataFolders {
  /** An empty data folder. */
  empty(name: string, mode?: number): Promise<string>
  /** A data folder with a cluster that was stopped: a copy of one, because to create a cluster takes seconds. */
  used(name: string): Promise<string>
  remove(): Promise<void>
}

export async function createDataFolders(): Promise<DataFolders> {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-embedded-'))
  await chmod(folder, 0o755)
  const empty = async (name: string, mode = 0o755): Promise<string> => {
    const dataDir = join(folder, name)
    await mkdir(dataDir)
    await chmod(dataDir, mode)
    return dataDir
  }
  return {
    empty,
    used: async (name) => {
      const original = join(folder, 'original')
      if (!existsSync(original)) await (await startEmbedded({ dataDir: await empty('original'), settings })).stop()
      const dataDir = join(folder, name)
      execFileSync('cp', ['-a', original, dataDir])
      return dataDir
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The rows of the last of these statements. */
export async function ask(connectionString: string, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const results = [await client.query<unknown[]>({ text, rowMode: 'array' })].flat()
    return results.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

export interface Started {
  readonly child: ChildProcess
  readonly adopted: boolean
  readonly pid: number
  readonly connectionString: string
}

/** Starts the database in a separate process, which stops it at the end of its input. */
export async function startInProcess(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<Started> {
  const entry = fileURLToPath(new URL('../index.ts', import.meta.url))
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

export async function end({ child }: Started): Promise<void> {
  const exit = once(child, 'exit')
  child.stdin?.end()
  await exit
}
