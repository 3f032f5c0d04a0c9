import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressions = {
  br: promisify(brotliCompress),
  gz: async (bytes: Buffer): Promise<Buffer> => await promisify(gzip)(bytes, { level: 9 }),
}
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt'])
const SMALLEST_BYTES = 1024

/**
 * Writes copies compressed with brotli and with gzip next to each built file, once per build, so that no request waits for the best compression.
 *
 * @param signal - stops between two files.
 */
export async function compressAssets(folder: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  for (const name of names) {
    if (!COMPRESSIBLE.has(extname(name))) continue
    for (const [ending, compress] of Object.entries(compressions)) {
      const compressed = `${name}.${ending}`
      if (names.has(compressed)) continue
      signal.throwIfAborted()
      const bytes = await readFile(name)
      if (bytes.length < SMALLEST_BYTES) continue
      // Another process may write the same file: each writes a temporary file, and the last rename wins.
      const own = `${compressed}.${process.pid}.part`
      await writeFile(own, await compress(bytes))
      await rename(own, compressed)
    }
  }
}
