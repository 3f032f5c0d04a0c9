import type { FetchError } from '../fetch-error.ts'

/** What a load requests: only what the store lacks or has expired, or everything. */
export type Demand = 'missing' | 'all'

/** What happened to a record elsewhere: enough to find the lists and counts that it may be in. */
export type RecordChange = {
  operation: 'created' | 'updated' | 'deleted'
  objectApiName: string
  id: string
  weakEtag: number
  parentIds: readonly string[]
}

/** A subscriber of sources. */
export interface Subscriber {
  /** What it subscribes to, with the sources that it asks for; two subscribers of the same thing have the same view. */
  view: { readonly main: readonly Source[] }
  /** Set while a change waits to be broadcast to it. */
  isDirty: boolean
  /** A source that it reads changed. */
  changed(): void
  /** An answer came: the failure that it shows may be over. */
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

/** A moment after all others: no answer was asked for after it. */
const NEVER = 2 ** 31 - 1

/**
 * The time at which subscribers read: they keep expired data until it is replaced, but not as current what is known to be outdated.
 * Clocks of caches begin after it.
 */
export const AGELESS = 0

/**
 * Something in the store that changes, ages and is read: a record, a list, a representation.
 *
 * It counts as outdated from the news of a change until an answer is kept that was asked for after the news. Moments are
 * counted by the store.
 */
export abstract class Source {
  /** The id of a record, or the text that something else is kept under. */
  readonly key: string
  /** The store's clock at the last change of content. */
  stamp = 0
  /** Milliseconds; fresh before it. `AGELESS` while it is outdated. */
  expiresAt = AGELESS
  /** The moment of the latest news that it changed: what was asked for before is not fresh. */
  outdatedAt = 0
  /** The number of the answer that it was last part of. */
  answer = 0
  /** The store's count of uses, for evicting the least recently used. */
  usedAt = 0
  /** A stored failure: it does not exist for this user. */
  error: FetchError | undefined = undefined
  subscriptions: Set<Subscriber> | null = null

  constructor(key: string) {
    this.key = key
  }

  /** Whether the store evicted it: a reader that still refers to it must look it up again. */
  get evicted(): boolean {
    return this.outdatedAt === NEVER
  }

  /** False until it holds something. */
  abstract get isKnown(): boolean

  /** Ends its lifetime. */
  expire(): void {
    this.expiresAt = AGELESS
  }

  /** Lets go of everything; no answer makes it fresh any more. */
  evict(): void {
    this.clear()
    this.outdatedAt = NEVER
  }

  /** Drops its content; readers request it again. */
  abstract clear(): void
}

/** A source other than a record. */
export abstract class KeyedSource extends Source {
  /** The record whose children it holds, counts or describes; empty when there is none. */
  parentId = ''

  /** Whether a change of some record may have changed this. */
  abstract touchedBy(change: RecordChange): boolean

  /** Puts an empty entry in the place of records that were evicted. */
  dropEvicted(_nothing: Source): void {}
}
