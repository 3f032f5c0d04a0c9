import { statfs } from 'node:fs/promises'

const MEGABYTE = 1_000_000
/** A new cluster takes 60 MB, its log of changes 80 MB more before the first checkpoint. */
const LEAST_FREE_BYTES = 200 * MEGABYTE

/**
 * Checks that there is room for a server in a folder that exists.
 *
 * @throws Error with one line that says what to do.
 */
export async function requireFreeSpace(folder: string, leastFreeBytes = LEAST_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= leastFreeBytes) return
  const megabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`
  throw new Error(
    `${folder} has ${megabytes(free)} of free disk space, and PostgreSQL needs ${megabytes(leastFreeBytes)} to start: ` +
      'make room, or set DATA_DIR to a folder on another disk',
  )
}
