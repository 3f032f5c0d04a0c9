import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './project.mjs'

const RETRY_MS = 50

/**
 * Runs `work` while no other process installs or builds in this folder. Takes over the lock of a dead process.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [lock] the folder that serves as the lock.
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, lock = join(root, '.cache', 'setup.lock')) {
  mkdirSync(dirname(lock), { recursive: true })
  let told = false
  while (!acquire(lock)) {
    if (!told) process.stderr.write('Waiting for another process that installs or builds here\n')
    told = true
    await delay(RETRY_MS)
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} lock */
function acquire(lock) {
  const draft = `${lock}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  writeFileSync(join(draft, 'pid'), String(process.pid))
  try {
    // rename replaces only an empty folder, so a lock that holds its owner's process id is kept.
    renameSync(draft, lock)
    return true
  } catch {
    rmSync(draft, { recursive: true, force: true })
    removeStale(lock)
    return false
  }
}

/** @param {string} lock */
function removeStale(lock) {
  const owner = ownerOf(lock)
  if (owner === undefined || isAlive(owner)) return
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
    // Between the check and the move a live process may have taken the lock: then it is given back.
    const moved = ownerOf(aside)
    if (moved !== undefined && isAlive(moved)) renameSync(aside, lock)
  } catch {
    // Another process has already removed it.
  }
  rmSync(aside, { recursive: true, force: true })
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
