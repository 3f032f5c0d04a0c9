import { KeyedSource, type RecordChange } from './source.ts'
import type { Store } from './store.ts'

/** An answer stored whole, under a key: descriptions of objects, lists and layouts, picklist values, counts. */
export class Representation extends KeyedSource {
  body: unknown = undefined
  /** False when the service forbids caching it. */
  isCacheable = true
  /** The record that it is about itself, so that a change of the record outdates it; empty when there is none. */
  aboutId = ''

  get isKnown(): boolean {
    return this.body !== undefined
  }

  /**
   * Stores a body, unless what is stored is newer. An unchanged eTag, or without eTags unchanged content, counts as no change.
   *
   * @param lifetimeMs - 0 for what must not be kept: its present readers have it, for all others it is expired.
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

/** Whether two parts of answers say the same, by their eTags where they have any. */
export function isSame(known: unknown, body: unknown): boolean {
  if (known === body || !isObject(known) || !isObject(body)) return known === body
  if (typeof known.eTag === 'string' && typeof body.eTag === 'string') return known.eTag === body.eTag
  const names = Object.keys(body)
  return names.length === Object.keys(known).length && names.every((name) => isSame(known[name], body[name]))
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null
