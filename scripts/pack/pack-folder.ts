import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Packs a package by `npm pack`. @returns the path of the archive. */
export async function packFolder(folder: string, into: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder })
  const [packed]: [{ filename: string }] = JSON.parse(stdout)
  return join(into, packed.filename)
}
