import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'

/** The operating-system user that PostgreSQL runs as; `spawn` has the options of `child_process` to run as that user. */
export interface DatabaseUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
  readonly spawn: { readonly uid?: number; readonly gid?: number }
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of an existing cluster, else as `postgres` if
 * there is such a user, else as `nobody`; other users run it as themselves.
 *
 * @throws Error when root finds none of them.
 */
export function databaseUser(clusterFolder: string): DatabaseUser {
  const self = userInfo()
  if (self.uid !== 0) return { name: self.username, uid: self.uid, gid: self.gid, spawn: {} }
  const accounts = readAccounts()
  const owner = ownerOf(clusterFolder)
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (account === undefined) {
    throw new Error('PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody"')
  }
  return { ...account, spawn: { uid: account.uid, gid: account.gid } }
}

/** Whether that user can enter the folder, all folders above it included. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && test -r .', folder], { ...user.spawn, stdio: 'ignore' }).status === 0
}

/** Whether that user can run the program. */
export function canRun(user: DatabaseUser, program: string): boolean {
  const { status } = spawnSync(program, ['--version'], { ...user.spawn, cwd: '/', stdio: 'ignore' })
  return status === 0
}

function readAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && Number.isInteger(uid) && Number.isInteger(gid))
}

function ownerOf(folder: string): number | undefined {
  try {
    return statSync(folder).uid
  } catch {
    return undefined
  }
}
