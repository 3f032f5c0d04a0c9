import type { SessionChange } from './session-changes.ts'
import type { SessionRow } from './session-rows.ts'

const LONGEST_MS = 1_000
const MOST_COPIES = 10_000

/** A cache of session rows: each is kept for a second at most, and never beyond the end of its session. */
export interface SessionCopies<P> {
  /** The cached row, else a new read, which concurrent calls share. */
  get(tokenHash: Buffer): Promise<SessionCopy<P> | null>
  drop(change: SessionChange): void
  dropAll(): void
}

export interface SessionCopy<P> {
  readonly row: SessionRow<P>
  /** By how much a renewal would prolong the session now. */
  readonly renewableMs: () => number
}

interface Entry<P> {
  readonly reading: Promise<SessionCopy<P> | null>
  /** Null while the row is being read: until then its user is unknown. */
  userId: string | null
  untilMs: number
}

/** @param nowMs - a monotonic clock. */
export function createSessionCopies<P>(
  read: (tokenHash: Buffer) => Promise<SessionRow<P> | null>,
  nowMs: () => number,
): SessionCopies<P> {
  const entries = new Map<string, Entry<P>>()

  const load = (key: string, tokenHash: Buffer): Entry<P> => {
    // Counted from before the query, so that the time of the query does not prolong the life of the copy.
    const askedMs = nowMs()
    const forget = (): void => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    const loaded = async (): Promise<SessionCopy<P> | null> => {
      const row = await read(tokenHash)
      if (row === null) {
        forget()
        return null
      }
      deepFreeze(row)
      entry.userId = row.userId
      entry.untilMs = askedMs + Math.min(LONGEST_MS, row.remainingMs)
      return { row, renewableMs: () => row.renewableMs + (nowMs() - askedMs) }
    }
    const reading = loaded()
    reading.catch(forget)
    const entry: Entry<P> = { reading, userId: null, untilMs: Number.POSITIVE_INFINITY }
    return entry
  }

  return {
    get: (tokenHash) => {
      const key = tokenHash.toString('hex')
      const held = entries.get(key)
      if (held !== undefined && nowMs() < held.untilMs) return held.reading
      entries.delete(key)
      const oldest = entries.size >= MOST_COPIES ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      const entry = load(key, tokenHash)
      entries.set(key, entry)
      return entry.reading
    },
    drop: (change) => {
      if ('tokenHash' in change) {
        entries.delete(change.tokenHash)
        return
      }
      for (const [key, { userId }] of entries) if (userId === null || userId === change.userId) entries.delete(key)
    },
    dropAll: () => entries.clear(),
  }
}

// Frozen, because requests share the copy: a change by one would change the rights of the others.
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const part of Object.values(Object.freeze(value))) deepFreeze(part)
}
