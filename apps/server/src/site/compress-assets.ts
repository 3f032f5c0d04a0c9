import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt'])
const SMALLEST_BYTES = 1024

/**
 * Writes a brotli-compressed copy next to each built file, once per build, so that no request waits for the best compression.
 *
 * @param signal - stops between two files.
 */
export async function compressAssets(folder: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  for (const name of names) {
    if (!COMPRESSIBLE.has(extname(name)) || names.has(`${name}.br`)) continue
    signal.throwIfAborted()
    const bytes = await readFile(name)
    if (bytes.length < SMALLEST_BYTES) continue
    // Another process may write the same file: each writes a temporary file, and the last rename wins.
    const own = `${name}.${process.pid}.part`
    await writeFile(own, await compress(bytes))
    await rename(own, `${name}.br`)
  }
}
