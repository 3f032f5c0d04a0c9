import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isAlive } from './process-identity.ts'

/** Who uses a cluster at the moment: the last to leave stops it. Only called while the cluster's lock is held. */
export interface ClusterUsers {
  enter(): void
  /** Leaves, and says whether somebody else is still there. */
  leave(): { last: boolean }
}

/** Keeps one empty file per user in a folder, named after its process; those of dead processes do not count. */
export function clusterUsers(folder: string, ticket: string): ClusterUsers {
  const own = `${identityOf(process.pid).replace(':', '-')}-${ticket}`
  return {
    enter: () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, own), '')
    },
    leave: () => {
      rmSync(join(folder, own), { force: true })
      const others = readdirSync(folder).filter((name) => {
        const [pid = '', start = ''] = name.split('-')
        if (isAlive(start === '' ? pid : `${pid}:${start}`)) return true
        rmSync(join(folder, name), { force: true })
        return false
      })
      return { last: others.length === 0 }
    },
  }
}
