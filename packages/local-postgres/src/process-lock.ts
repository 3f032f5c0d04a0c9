import { randomUUID } from 'node:crypto'
import { linkSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { identityOf, isAlive, readIfPresent } from './process-identity.ts'

const RETRY_MS = 25
const ABANDONED_TAKEOVER_MS = 10_000

/**
 * Runs `work` while this process holds the lock file; others on the machine wait. The lock of a dead process
 * is taken over.
 */
export async function withProcessLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const token = `${identityOf(process.pid)} ${randomUUID()}`
  while (!acquire(lockFile, token)) {
    const holder = readIfPresent(lockFile)
    if (holder === undefined || (!isAlive(holder.split(' ')[0] ?? '') && takeOver(lockFile, holder))) continue
    await delay(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

// The file gets its content before its name, so that an empty lock is never read.
function acquire(lockFile: string, token: string): boolean {
  const draft = `${lockFile}.${process.pid}-${randomUUID()}`
  writeFileSync(draft, token)
  try {
    linkSync(draft, lockFile)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    unlinkSync(draft)
  }
}

// Two processes may find the same dead holder. Only one can create the link whose name is derived from the holder, and the link has
// the content of the lock file at that moment: if the lock file is another one by now, nothing is removed.
function takeOver(lockFile: string, deadHolder: string): boolean {
  const right = `${lockFile}.${deadHolder.split(' ')[1] ?? 'unknown'}`
  try {
    linkSync(lockFile, right)
  } catch {
    removeAbandoned(right)
    return false
  }
  try {
    if (readIfPresent(right) !== deadHolder) return false
    unlinkSync(lockFile)
    return true
  } finally {
    rmSync(right, { force: true })
  }
}

// Left by a process that died between the two steps above. Creating a link updates the change time of the file.
function removeAbandoned(right: string): void {
  try {
    if (Date.now() - statSync(right).ctimeMs < ABANDONED_TAKEOVER_MS) return
    const aside = `${right}.${randomUUID()}`
    renameSync(right, aside)
    unlinkSync(aside)
  } catch {
    // Another process has removed it.
  }
}
