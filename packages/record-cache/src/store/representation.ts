import type { FetchError } from '../fetch-error.ts'
import type { CacheRequest } from '../request.ts'
import { type KeptFailure, readFailure, writeFailure } from './kept-failure.ts'
import { KeyedSource, type RecordChange } from './source.ts'
import type { Store } from './store.ts'

type Dehydrated = { body: unknown; freshMs: number; parentId: string }

/** An answer kept whole, under a key: descriptions of objects, lists and layouts, picklist values, counts. */
export class Representation extends KeyedSource {
  body: unknown = undefined
  /** A failure that is kept. */
  error: FetchError | undefined = undefined
  /** The record whose children it counts or describes; empty when there is none. */
  parentId = ''
  /** The record that it is about itself, so that a change of the record outdates it; empty when there is none. */
  aboutId = ''
  /** The request that brings it, while that is under way; what became of it afterwards is not told here. */
  asked: CacheRequest | undefined = undefined

  get followsRecords(): boolean {
    return this.parentId + this.aboutId !== ''
  }

  get isKnown(): boolean {
    return this.body !== undefined
  }

  /** Takes a body. One with the eTag that is known already changes nothing; without eTags the content decides. */
  put(store: Store, body: unknown, expiresAt: number): void {
    this.expiresAt = expiresAt
    this.error = undefined
    if (this.body !== undefined && isSame(this.body, body)) return
    this.body = store.freeze(body)
    store.touch(this)
  }

  keepError(store: Store, error: FetchError, expiresAt: number): void {
    this.body = undefined
    this.error = error
    this.expiresAt = expiresAt
    store.touch(this)
  }

  touchedBy(change: RecordChange): boolean {
    if (this.aboutId !== '' && change.id === this.aboutId) return true
    return this.parentId !== '' && change.parentIds.includes(this.parentId)
  }

  clear(): void {
    this.body = undefined
    this.error = undefined
    this.expiresAt = 0
  }

  dehydrate(nowMs: number): Dehydrated | KeptFailure | undefined {
    const freshMs = this.expiresAt - nowMs
    if (this.error !== undefined) return writeFailure(this.error, freshMs)
    // What must not be kept is not written down either.
    if (this.body === undefined || this.expiresAt === Number.NEGATIVE_INFINITY) return undefined
    return { body: this.body, freshMs, parentId: this.parentId }
  }

  restore(_store: Store, state: unknown, nowMs: number): void {
    this.error = readFailure(state as Dehydrated | KeptFailure)
    if (this.error !== undefined) {
      this.expiresAt = nowMs + (state as KeptFailure).freshMs
      return
    }
    const { body, freshMs, parentId } = state as Dehydrated
    this.body = body
    this.parentId = parentId
    this.expiresAt = nowMs + freshMs
  }
}

function isSame(known: unknown, body: unknown): boolean {
  const [knownTag, eTag] = [known, body].map((part) => (part as { eTag?: unknown } | null)?.eTag)
  if (typeof knownTag === 'string' && typeof eTag === 'string') return knownTag === eTag
  return JSON.stringify(known) === JSON.stringify(body)
}
