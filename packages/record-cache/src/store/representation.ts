import { KeyedSource, type RecordChange } from './source.ts'
import type { Store } from './store.ts'

/** A whole answer, stored by a key: descriptions of objects, lists and layouts, picklist values, counts. */
export class Representation extends KeyedSource {
  body: unknown = undefined
  /** False when the service forbids caching it. */
  isCacheable = true
  /** The record that it describes: a change of that record outdates it. Empty if there is none. */
  aboutId = ''

  get isKnown(): boolean {
    return this.body !== undefined
  }

  /**
   * Stores a body, unless the stored one is newer. Equal eTags (or without eTags equal content) count as no change.
   *
   * @param lifetimeMs - 0 for an answer that must not be cached: it is expired for all but its present readers.
   */
  put(store: Store, body: unknown, lifetimeMs: number): void {
    if (!store.renew(this, lifetimeMs)) return
    this.isCacheable = lifetimeMs > 0
    if (this.body !== undefined && isSame(this.body, body)) return
    this.body = store.freeze(body)
    store.touch(this)
  }

  touchedBy(change: RecordChange): boolean {
    if (this.aboutId !== '' && change.id === this.aboutId) return true
    return this.parentId !== '' && change.parentIds.includes(this.parentId)
  }

  clear(): void {
    this.body = undefined
    this.error = undefined
    this.expire()
  }
}

/** Whether two parts of answers are equal, by their eTags if they have any. */
export function isSame(known: unknown, body: unknown): boolean {
  if (known === body || !isObject(known) || !isObject(body)) return known === body
  if (typeof known.eTag === 'string' && typeof body.eTag === 'string') return known.eTag === body.eTag
  const names = Object.keys(body)
  return names.length === Object.keys(known).length && names.every((name) => isSame(known[name], body[name]))
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null
