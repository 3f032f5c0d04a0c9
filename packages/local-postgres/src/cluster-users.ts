import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isAlive } from './process-identity.ts'

/** The processes that use a cluster; the last one stops it. Called only while the cluster's lock is held. */
export interface ClusterUsers {
  enter(): void
  /** Removes this process. @returns whether another process still uses the cluster. */
  leave(): { last: boolean }
}

/** One empty file per process in a folder, named after the process; files of dead processes are ignored. */
export function clusterUsers(folder: string, ticket: string): ClusterUsers {
  const own = `${identityOf(process.pid).replace(':', '-')}-${ticket}`
  return {
    enter: () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, own), '')
    },
    leave: () => {
      rmSync(join(folder, own), { force: true })
      const others = namesIn(folder).filter((name) => {
        const [pid = '', start = ''] = name.split('-')
        if (isAlive(start === '' ? pid : `${pid}:${start}`)) return true
        rmSync(join(folder, name), { force: true })
        return false
      })
      return { last: others.length === 0 }
    },
  }
}

// The folder may have been removed with the cluster.
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])
