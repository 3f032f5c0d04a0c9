import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, for this user alone; one that exists stays as it is.
 *
 * @param setting - the variable that names the folder.
 * @throws Error in one line that names the setting, when there can be no such folder.
 */
export async function makeFolder(setting: string, folder: string): Promise<void> {
  try {
    await make(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${setting} names a folder that cannot be used: ${reason}`, { cause: error })
  }
}

// Level by level: Node's own recursive way never returns below a folder such as /proc, which takes no new ones.
async function make(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (found?.isDirectory()) return
  if (found === null && dirname(folder) !== folder) await make(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process that starts at the same time may have been faster.
    const isThere = await stat(folder).then(
      (now) => now.isDirectory(),
      () => false,
    )
    if (!isThere) throw error
  })
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
