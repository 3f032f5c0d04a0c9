import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from 'contract'
import type { FileStore } from '../file-store.ts'

/** Files in memory, for tests; `keys` lists them. */
export function createMemoryFileStore(): FileStore & { keys(): string[] } {
  const files = new Map<string, Buffer>()
  return {
    write: async (key, data) => {
      const bytes = await buffer(data)
      files.set(key, bytes)
      return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    open: async (key, range) => {
      const bytes = files.get(key)
      if (!bytes) throw new AppError('NOT_FOUND')
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false })
    },
    freeBytes: async () => Number.POSITIVE_INFINITY,
    remove: async (key) => {
      files.delete(key)
    },
    keys: () => [...files.keys()],
  }
}
