import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from 'contract'
import type { FileStore } from 'platform'

export type DiskFileStoreOptions = {
  /** Created if it is missing. Contains `stored` and `incoming`, which are on the same file system. */
  folder: string
  /** Writes are refused while the disk has less free space than this. */
  reservedBytes?: number
}

const RESERVED_BYTES = 256 * 1024 * 1024
/** A write looks at the free space after so many bytes: all uploads at once together take less than the reserve in between. */
const CHECKED_BYTES = 4 * 1024 * 1024

/**
 * Files in a folder that only this user can enter. A file is written under `incoming`, flushed to disk and then renamed,
 * so that a key always names a complete file. Keys are spread over folders by their first characters.
 *
 * @throws AppError STORAGE_FULL from `write` when the disk is full; NOT_FOUND from `open` for a key without a file.
 */
export async function createDiskFileStore(options: DiskFileStoreOptions): Promise<FileStore> {
  const { folder } = options
  const unreservedBytes = async (): Promise<number> =>
    (await freeBytes(folder)) - (options.reservedBytes ?? RESERVED_BYTES)
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const pathOf = (key: string): string => {
    if (!/^[0-9A-Za-z_-]{8,100}$/.test(key)) throw new Error('A file key has the wrong form')
    return join(folder, 'stored', key.slice(-2), key.slice(-4, -2), key)
  }
  // Named by its key, so that the file which a killed process left behind can be removed.
  const arrivingPathOf = (key: string): string => join(incoming, key)

  return {
    write: async (key, data) => {
      const target = pathOf(key)
      const arriving = arrivingPathOf(key)
      try {
        const requireSpace = async (): Promise<void> => {
          if ((await unreservedBytes()) < 0) throw new AppError('STORAGE_FULL')
        }
        await requireSpace()
        const written = await writeDurably(arriving, data, requireSpace)
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(arriving, target)
        await syncFolder(dirname(target))
        return written
      } catch (error) {
        data.destroy()
        await rm(arriving, { force: true })
        throw isCode(error, 'ENOSPC') ? new AppError('STORAGE_FULL', {}, { cause: error }) : error
      }
    },
    open: async (key, range) => {
      const file = await open(pathOf(key)).catch((error: unknown) => {
        throw isCode(error, 'ENOENT') ? new AppError('NOT_FOUND', {}, { cause: error }) : error
      })
      return createReadStream('', { fd: file, ...range })
    },
    freeBytes: async () => Math.max(0, await unreservedBytes()),
    remove: async (key) => {
      await rm(pathOf(key), { force: true })
      await rm(arrivingPathOf(key), { force: true })
    },
  }
}

async function writeDurably(
  path: string,
  data: Readable,
  requireSpace: () => Promise<void>,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  let checkedAt = 0
  async function* measured(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes - checkedAt >= CHECKED_BYTES) {
        await requireSpace()
        checkedAt = bytes
      }
      hash.update(chunk)
      yield chunk
    }
  }
  // `flush` writes the bytes to disk before the stream closes.
  await pipeline(data, measured, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

// A rename is durable only after its folder is flushed.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === code
}
