import type { FetchError } from '../fetch-error.ts'

/** What a load requests: only what the store lacks or has expired, or everything. */
export type Demand = 'missing' | 'all'

/** A change of a record elsewhere, with what is needed to find the lists and counts that may contain it. */
export type RecordChange = {
  operation: 'created' | 'updated' | 'deleted'
  objectApiName: string
  id: string
  weakEtag: number
  parentIds: readonly string[]
}

/** A subscriber of sources. */
export interface Subscriber {
  /** The subscribed view. Subscribers of the same data have the same view. */
  view: { readonly main: readonly Source[] }
  /** Whether a change waits to be broadcast to it. */
  isDirty: boolean
  /** A source that it reads changed. */
  changed(): void
  /** An answer arrived, which may end the failure that it shows. */
  recover(): void
  /** The store was emptied. */
  restart(): void
  /** A refetch of what it reads failed. */
  failed(error: FetchError): void
  /** A request for what it reads has begun or ended. */
  fetching(): void
  /** Requests what it reads. */
  load(demand: Demand): void
}

/** A moment after all others: every request is earlier. */
const NEVER = 2 ** 31 - 1

/**
 * The time at which subscribers read: for them data does not expire, but data that is known to be outdated is stale. Clocks of caches begin
 * later.
 */
export const AGELESS = 0

/**
 * A unit of the store that is read, changes and expires: a record, a list or a representation.
 *
 * A change notification outdates it until an answer is stored that was requested after the notification. Moments are counted by the store.
 */
export abstract class Source {
  /** The id of a record, or the key of another source. */
  readonly key: string
  /** The store's clock at the last change of content. */
  stamp = 0
  /** Milliseconds; fresh before it. `AGELESS` while it is outdated. */
  expiresAt = AGELESS
  /** The moment of the latest change notification: answers to earlier requests are not fresh. */
  outdatedAt = 0
  /** The number of the last answer that contained it. */
  answer = 0
  /** The use counter of the store at its last use, to evict the least recently used. */
  usedAt = 0
  /** The stored failure, if it does not exist for this user. */
  error: FetchError | undefined = undefined
  subscriptions: Set<Subscriber> | null = null

  constructor(key: string) {
    this.key = key
  }

  /** Whether the store evicted it: a reader that still refers to it must look it up again. */
  get evicted(): boolean {
    return this.outdatedAt === NEVER
  }

  /** False until it has content. */
  abstract get isKnown(): boolean

  /** Ends its lifetime. */
  expire(): void {
    this.expiresAt = AGELESS
  }

  /** Drops everything; no later answer makes it fresh. */
  evict(): void {
    this.clear()
    this.outdatedAt = NEVER
  }

  /** Drops its content; readers request it again. */
  abstract clear(): void
}

/** A source other than a record. */
export abstract class KeyedSource extends Source {
  /** The record whose children it contains, counts or describes; empty if there is none. */
  parentId = ''

  /** Whether a change of some record may have changed this. */
  abstract touchedBy(change: RecordChange): boolean

  /** Replaces evicted records by an empty entry. */
  dropEvicted(_nothing: Source): void {}
}
