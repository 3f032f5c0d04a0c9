import type { FetchError } from '../fetch-error.ts'

/** What a load asks for: only what the store lacks or has past its lifetime, or everything anew. */
export type Demand = 'missing' | 'all'

/** What happened to a record elsewhere: enough to tell which lists and counts it may be in. */
export type RecordChange = {
  operation: 'created' | 'updated' | 'deleted'
  objectApiName: string
  id: string
  weakEtag: number
  parentIds: readonly string[]
}

/** Somebody who follows sources. */
export interface Subscriber {
  /** What it follows; two followers of the same thing have the same view. */
  readonly view: unknown
  /** The sources that the view reads. */
  watched: ReadonlySet<Source>
  /** Set while it waits to hear of a change. */
  isDirty: boolean
  /** Cleared when it shall hear nothing more. */
  isLive: boolean
  /** A source that it reads changed. */
  changed(): void
  /** Asking anew for what it reads failed. */
  failed(error: FetchError): void
  /** Asks anew for what it reads. */
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
  /** The store's count of uses, for dropping what was not used longest. */
  usedAt = 0
  /** Set when the store let go of it; whoever still holds it must look it up again. */
  evicted = false
  /** A failure that is kept: it does not exist for this user. */
  error: FetchError | undefined = undefined
  subscriptions: Set<Subscriber> | null = null

  constructor(key: string) {
    this.key = key
  }

  /** Puts it past its lifetime. */
  expire(): void {
    this.expiresAt = 0
  }

  /** Forgets content on purpose; readers ask again. */
  abstract clear(): void
}

/** A source other than a record. */
export abstract class KeyedSource extends Source {
  /** Whether a change of some record may have changed this. */
  abstract touchedBy(change: RecordChange): boolean

  /** Whether changes of records can change it at all; descriptions of objects and layouts do not follow from records. */
  abstract get followsRecords(): boolean

  /** False until it holds something. */
  abstract get isKnown(): boolean

  /** Whether it holds records that the store let go of. */
  get holdsEvicted(): boolean {
    return false
  }
}
