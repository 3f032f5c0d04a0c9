import { existsSync, lstatSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrivate, shortHash } from './cluster-folder.ts'
import type { DatabaseUser } from './database-user.ts'

// The kernel's limit for a socket path is 103 bytes on macOS and 107 on Linux.
const LONGEST_SOCKET_PATH = 103
const SOCKET_NAME = '.s.PGSQL.5432'

/**
 * The folder of the socket: the cluster's own, which only its user may enter, or a private one with a short path
 * where that would be too long.
 *
 * @throws Error when another user owns the short folder.
 */
export async function socketFolderOf(clusterFolder: string, user: DatabaseUser): Promise<string> {
  if (fits(clusterFolder)) return clusterFolder
  const folder = join(existsSync('/tmp') ? '/tmp' : tmpdir(), `navdesk-${shortHash(clusterFolder)}`)
  if (existsSync(folder)) {
    const entry = lstatSync(folder)
    if (!entry.isDirectory() || (entry.uid !== user.uid && entry.uid !== process.getuid?.())) {
      throw new Error(`${folder} belongs to another user: remove it, or set DATA_DIR to a shorter path`)
    }
  }
  await makePrivate(folder, user)
  return folder
}

/** Removes the lock file of a killed server: its pid may now belong to another process, which would prevent the next start. */
export function clearSocketFolder(socketFolder: string): void {
  for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) rmSync(join(socketFolder, name), { force: true })
}

/** Removes a short folder that is no longer needed; the cluster's own is not empty and stays. */
export function removeSocketFolder(socketFolder: string, clusterFolder: string): void {
  if (socketFolder !== clusterFolder) rmSync(socketFolder, { recursive: true, force: true })
}

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
