import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One migration file; `name` is unique over all folders. */
export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
  /**
   * The files of older versions that this one sums up, with their checksums, named by its lines `-- replaces <name> <checksum>`: a database
   * in which all of them ran has what this file creates.
   */
  readonly replaces: ReadonlyMap<string, string>
}

const REPLACES = /^-- replaces (\S+) ([0-9a-f]{64})$/gm

/**
 * Reads the migrations of several folders: the folders in the given order, the files of each by number.
 *
 * @throws Error when a file is not called `NNNN_name.sql` or two have the same name.
 */
export async function readMigrations(folders: readonly string[]): Promise<Migration[][]> {
  const seen = new Set<string>()
  const read: Migration[][] = []
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    read.push(await Promise.all(names.map((name) => readMigration(folder, name, seen))))
  }
  return read
}

async function readMigration(folder: string, name: string, seen: Set<string>): Promise<Migration> {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`A migration is called NNNN_name.sql, not ${name}`)
  if (seen.has(name)) throw new Error(`Two migrations are called ${name}`)
  seen.add(name)
  const text = await readFile(join(folder, name), 'utf8')
  const replaces = new Map(Array.from(text.matchAll(REPLACES), ([, old = '', checksum = '']) => [old, checksum]))
  return { name, text, checksum: createHash('sha256').update(text).digest('hex'), replaces }
}
