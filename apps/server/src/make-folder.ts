import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents, for this user only; an existing folder is unchanged.
 *
 * @param setting - the variable that names the folder.
 * @throws Error in one line that names the setting, when the folder cannot be created.
 */
export async function makeFolder(setting: string, folder: string): Promise<void> {
  try {
    await make(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${setting} names a folder that cannot be used: ${reason}`, { cause: error })
  }
}

// Level by level: Node's recursive mkdir never returns below a folder that takes no new ones, such as /proc.
async function make(folder: string): Promise<void> {
  const existing = await stat(folder).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (existing?.isDirectory()) return
  if (existing === null && dirname(folder) !== folder) await make(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have created it in the meantime.
    const isThere = await stat(folder).then(
      (now) => now.isDirectory(),
      () => false,
    )
    if (!isThere) throw error
  })
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
