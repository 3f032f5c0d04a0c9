import type { FetchError } from '../fetch-error.ts'

/** What a load requests: only what the store lacks or has expired, or everything. */
export type Demand = 'missing' | 'all'

/** What happened to a record elsewhere: enough to tell which lists and counts it may be in. */
export type RecordChange = {
  operation: 'created' | 'updated' | 'deleted'
  objectApiName: string
  id: string
  weakEtag: number
  parentIds: readonly string[]
}

/** A subscriber of sources. */
export interface Subscriber {
  /** What it subscribes to; two subscribers of the same thing have the same view. */
  readonly view: unknown
  /** The sources that the view reads. */
  watched: ReadonlySet<Source>
  /** Set while a change waits to be broadcast to it. */
  isDirty: boolean
  /** Cleared at unsubscribing: it is not called any more. */
  isLive: boolean
  /** A source that it reads changed. */
  changed(): void
  /** A refetch of what it reads failed. */
  failed(error: FetchError): void
  /** Requests what it reads. */
  load(demand: Demand): void
}

/** Something in the store that changes, ages and is read: a record, a list, a representation. */
export abstract class Source {
  /** The id of a record, or the text that something else is kept under. */
  readonly key: string
  /** The store's clock at the last change of content. */
  stamp = 0
  /** Milliseconds; fresh before it. */
  expiresAt = 0
  /** The store's count of uses, for evicting the least recently used. */
  usedAt = 0
  /** Set when the store evicted it; a reader that still refers to it must look it up again. */
  evicted = false
  /** A stored failure: it does not exist for this user. */
  error: FetchError | undefined = undefined
  subscriptions: Set<Subscriber> | null = null

  constructor(key: string) {
    this.key = key
  }

  /** Ends its lifetime. */
  expire(): void {
    this.expiresAt = 0
  }

  /** Drops its content; readers request it again. */
  abstract clear(): void
}

/** A source other than a record. */
export abstract class KeyedSource extends Source {
  /** Whether a change of some record may have changed this. */
  abstract touchedBy(change: RecordChange): boolean

  /** Whether changes of records can change it; descriptions of objects and layouts do not depend on records. */
  abstract get followsRecords(): boolean

  /** False until it holds something. */
  abstract get isKnown(): boolean

  /** Whether it holds evicted records. */
  get holdsEvicted(): boolean {
    return false
  }
}
