import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The live processes that were started with this variable in their environment, or work in a folder below this one, as PostgreSQL does. */
export function processesOf({ variable, folder }: { variable: string; folder: string }): string[] {
  const results: string[] = []
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const isOurs =
        readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`) ||
        readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable)
      if (isOurs && !isZombie(pid))
        results.push(`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`)
    } catch {
      // It has already ended, or belongs to another user.
    }
  }
  return results
}

/** The process id of the embedded PostgreSQL of a data folder. */
export function postgresPid(dataDir: string): number {
  return Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n', 1)[0])
}

/** Whether a process runs; one that has ended but was not yet waited for does not. */
export function isRunning(pid: number): boolean {
  try {
    return !isZombie(String(pid))
  } catch {
    return false
  }
}

function isZombie(pid: string): boolean {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).startsWith('Z')
}
