import { readFileSync } from 'node:fs'

/** Identifies a process even when its pid is reused: `<pid>:<start>`, or `<pid>` where there is no /proc. */
export function identityOf(pid: number): string {
  const start = startTicks(pid)
  return start === undefined ? String(pid) : `${pid}:${start}`
}

/** Whether the process of an `identityOf` text still runs; false for other texts. */
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
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
