import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in microseconds, user and system together, that a process and the sessions of a database have used so far. */
export type CpuMeter = () => number

/**
 * A meter over a server process and the PostgreSQL sessions of one database.
 *
 * @param sessionsOf - the database, by its name in the titles of its sessions.
 */
export function cpuMeter(serverPid: number, postmasterPid: number, sessionsOf: string): CpuMeter {
  return () => {
    let nanoseconds = threads(serverPid)
    for (const pid of childrenOf(postmasterPid)) {
      if (titleOf(pid).split(' ').includes(sessionsOf)) nanoseconds += timeOf(`/proc/${pid}/schedstat`)
    }
    return nanoseconds / 1_000
  }
}

/** Memory of a process in bytes. */
export function residentBytes(pid: number): number {
  return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0)
}

function threads(pid: number): number {
  let sum = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) sum += timeOf(`/proc/${pid}/task/${thread}/schedstat`)
  return sum
}

function childrenOf(pid: number): string[] {
  return readText(`/proc/${pid}/task/${pid}/children`)
    .trim()
    .split(' ')
    .filter((child) => child !== '')
}

const titleOf = (pid: string): string => readText(`/proc/${pid}/cmdline`).replaceAll('\0', '')

const timeOf = (path: string): number => Number(readText(path).split(' ')[0] ?? 0)

// A process may exit after it was listed and before its file is read.
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
