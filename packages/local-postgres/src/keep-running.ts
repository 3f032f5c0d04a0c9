import { setTimeout as delay } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { identityOf, isAlive } from './process-identity.ts'

/** A server that is started again whenever it dies. */
export interface KeptServer {
  /** The server that runs now, or ran last. */
  readonly current: Postmaster
  /** Waits for a start that is under way; the server is not started again afterwards. */
  release(): Promise<void>
}

const CHECK_MS = 200
const LONGEST_PAUSE_MS = 5_000

/**
 * Checks a server five times a second. A start that fails is tried again, after growing pauses.
 *
 * @param start - starts the server, or returns the one that another process has already started.
 * @param warn - gets one line for each death, failed start and success.
 */
export function keepRunning(
  server: Postmaster,
  start: () => Promise<Postmaster>,
  warn: (message: string) => void,
): KeptServer {
  const released = new AbortController()
  let current = server
  let identity = identityOf(server.pid)

  const check = async (): Promise<void> => {
    if (isAlive(identity)) return
    warn('PostgreSQL has ended unexpectedly and is started again')
    current = await start()
    identity = identityOf(current.pid)
    warn('PostgreSQL is running again')
  }
  const watch = async (): Promise<void> => {
    let pauseMs = CHECK_MS
    while (!released.signal.aborted) {
      await delay(pauseMs, undefined, { ref: false, signal: released.signal }).catch(() => undefined)
      if (released.signal.aborted) return
      try {
        await check()
        pauseMs = CHECK_MS
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        warn(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  const watching = watch()
  return {
    get current() {
      return current
    },
    release: () => {
      released.abort()
      return watching
    },
  }
}
