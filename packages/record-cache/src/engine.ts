import { deepFreeze } from './deep-freeze.ts'
import { Changes } from './fetch/changes.ts'
import { type Reopening, resolveConflicts } from './fetch/conflicts.ts'
import { Network } from './fetch/network.ts'
import { RecordFlights } from './fetch/record-flights.ts'
import type { FetchError } from './fetch-error.ts'
import { FieldLists } from './read/field-lists.ts'
import type { CacheFetch } from './request.ts'
import type { Entry } from './store/entry.ts'
import { Ingestion } from './store/ingestion.ts'
import type { Follower, KeyedSource, Source } from './store/source.ts'
import { Store } from './store/store.ts'
import type { View } from './view.ts'

type Refusal = { readonly error: FetchError; readonly expiresAt: number }

export type EngineOptions = { fetch: CacheFetch; now: () => number; development: boolean; maxEntries: number }

const VIEWS_KEPT = 1_000

/** What adapters work with: the store, the way out, and the rules that hold for every answer. */
export class Engine {
  readonly store: Store
  readonly network: Network
  readonly fieldLists = new FieldLists()
  readonly recordFlights = new RecordFlights()
  /** Whole milliseconds since the cache was made: engines keep small integers in place, and large ones beside every record. */
  readonly now: () => number
  readonly #madeAt: number
  /** Conflict requests under way, by the record they are for. */
  readonly resolving = new Map<Entry, Promise<void>>()
  /** Records whose last conflict request failed, so that fields of them were dropped. */
  readonly unresolved = new WeakMap<Entry, FetchError>()
  /** Members of batches that were refused, other than by 404, by their view; kept for their window, or until the member is there. */
  readonly refused = new WeakMap<View<unknown>, Refusal>()
  /** Records that another answer left open again while their conflict request was under way. */
  readonly reopened = new Map<Entry, Reopening>()
  readonly subscriptions = new Set<Follower>()
  /** Those who show that asking anew failed. */
  readonly failing = new Set<Follower>()
  /** What a server-rendered page brought along, by key, until the source it belongs to is first opened. */
  readonly dormant = new Map<string, unknown>()
  readonly changes = new Changes(this)
  /** The rights that what is in the store was answered under; undefined while nobody said. */
  permissionEpoch: number | undefined = undefined
  readonly #views = new Map<string, View<unknown>>()

  constructor(options: EngineOptions) {
    const { now } = options
    const madeAt = Math.floor(now())
    this.#madeAt = madeAt
    this.now = () => Math.floor(now()) - madeAt
    this.store = new Store(this.now, options.maxEntries, options.development ? deepFreeze : (value) => value)
    this.network = new Network(options.fetch)
  }

  /** A time of the host's clock as the cache counts it. */
  at(timestampMs: number): number {
    return timestampMs - this.#madeAt
  }

  /**
   * Puts records into the store, then asks for what conflicts left open and tells the subscriptions.
   *
   * @param isAsked - whether all pending fields of a record were asked for; then the answer lacks them for good and nothing is asked again.
   */
  ingest<T>(take: (ingestion: Ingestion) => T, isAsked?: (entry: Entry) => boolean): T {
    const ingestion = new Ingestion(this.store)
    const taken = take(ingestion)
    for (const entry of ingestion.conflicts) if (isAsked?.(entry)) ingestion.conflicts.delete(entry)
    if (ingestion.conflicts.size > 0) resolveConflicts(this, [...ingestion.conflicts])
    this.store.trim()
    this.store.broadcast()
    this.#recover((follower) => follower.reads((source) => (source as Entry).answer === ingestion.answer))
    return taken
  }

  /** Changes the store outside of an answer and tells the subscriptions. */
  change(act: () => void): void {
    act()
    this.store.broadcast()
  }

  /** The source of a key; made, or woken from what the server rendered, when there is none. */
  source<S extends KeyedSource>(key: string, Kind: new (key: string) => S): S {
    const known = this.store.sources.get(key)
    if (known instanceof Kind) return known
    const source = new Kind(key)
    source.usedAt = ++this.store.uses
    this.store.sources.set(key, source)
    const state = this.dormant.get(key)
    if (state !== undefined) {
      this.dormant.delete(key)
      source.restore(this.store, state, this.now())
    }
    return source
  }

  /** The view of a key, made when there is none. The latest are kept, so that equal configs are read through the same view. */
  view<V extends View<unknown>>(key: string, make: () => V): V {
    const known = this.#views.get(key)
    if (known !== undefined) return known as V
    const view = make()
    if (this.#views.size >= VIEWS_KEPT) {
      for (const oldest of this.#views.keys()) {
        this.#views.delete(oldest)
        break
      }
    }
    this.#views.set(key, view)
    return view
  }

  /** Resolves when a view waits for no conflict request any more. Answers that come meanwhile can open another conflict. */
  async settled(view: View<unknown>): Promise<void> {
    while (view.read(this.now()) === 'Pending') {
      const waiting: Promise<void>[] = []
      view.visit((source) => {
        const resolving = this.resolving.get(source as Entry)
        if (resolving !== undefined) waiting.push(resolving)
      })
      if (waiting.length === 0) return
      await Promise.all(waiting)
    }
  }

  /** Why fields of a view are lacking: the conflict request for them failed. Undefined when none did. */
  unresolvedIn(view: View<unknown>): FetchError | undefined {
    let found: FetchError | undefined
    view.visit((source) => {
      found ??= this.unresolved.get(source as Entry)
    })
    return found
  }

  /** Tells those who read any of these sources that asking anew failed; they keep what they have. */
  fail(sources: Iterable<Source>, error: FetchError): void {
    const told = new Set<Follower>()
    for (const source of sources) for (const subscription of source.subscriptions ?? []) told.add(subscription)
    for (const subscription of told) {
      subscription.isDirty = false
      subscription.failed(error)
    }
  }

  /** Says that asking for a view succeeded, be it with nothing new: those who follow it drop the failure that they show. */
  recovered(view: View<unknown>): void {
    this.#recover((follower) => follower.view === view)
  }

  /** Empties everything when the rights that answers come under are others than before. Says whether it did. */
  adoptPermissionEpoch(permissionEpoch: number): boolean {
    const isOther = this.permissionEpoch !== undefined && this.permissionEpoch !== permissionEpoch
    if (isOther) this.reset()
    this.permissionEpoch = permissionEpoch
    return isOther
  }

  /** Empties everything. Answers to what was asked before are dropped; those who followed hear nothing more. */
  reset(): void {
    this.network.reset()
    for (const subscription of this.subscriptions) subscription.isLive = false
    this.subscriptions.clear()
    this.failing.clear()
    this.resolving.clear()
    this.reopened.clear()
    this.recordFlights.clear()
    this.changes.clear()
    this.dormant.clear()
    this.#views.clear()
    this.store.clear()
  }

  #recover(isConcerned: (follower: Follower) => boolean): void {
    for (const follower of [...this.failing]) if (isConcerned(follower)) follower.changed()
  }
}
