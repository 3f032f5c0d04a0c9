import { readFileSync } from 'node:fs'

/**
 * Identifies a process even when its pid is reused: `<pid>:<start>`, or `<pid>` where there is no /proc.
 *
 * @throws Error when /proc cannot be read now, for lack of descriptors for example.
 */
export function identityOf(pid: number): string {
  const start = startTicks(pid)
  return start === undefined ? String(pid) : `${pid}:${start}`
}

/**
 * Whether the process of an `identityOf` text still runs; false for other texts.
 *
 * @throws Error when /proc cannot be read now: a process that may still run must not count as dead.
 */
export function isAlive(identity: string): boolean {
  const [pidText = '', start] = identity.split(':')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (start !== undefined) return startTicks(pid) === start
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Field 22 of /proc/<pid>/stat, counted after the command, which may itself hold spaces and brackets. A zombie,
// state Z, counts as dead: containers often have no init that would reap it.
function startTicks(pid: number): string | undefined {
  const text = readIfPresent(`/proc/${pid}/stat`)
  if (text === undefined) return undefined
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? undefined : fields[19]
}

// Reading the state of a process that ends fails with ESRCH.
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ESRCH', 'EACCES'])

/** The text of a file, undefined when there is no such file. @throws Error when it cannot be read for another reason. */
export function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
