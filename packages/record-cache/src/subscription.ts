import type { CachePolicy } from './cache-policy.ts'
import type { Engine } from './engine.ts'
import type { FetchError } from './fetch-error.ts'
import { answer, fromNetwork } from './read/answer.ts'
import { snapshotOf } from './read/snapshot-of.ts'
import type { Snapshot } from './snapshot.ts'
import type { Follower, Source } from './store/source.ts'
import type { Demand, View } from './view.ts'

/** One follower of a view. It hears once of each change, whatever the number of sources that changed. */
export class Subscription<D> implements Follower {
  readonly view: View<D>
  snapshot: Snapshot<D>
  isDirty = false
  isLive = true
  readonly #engine: Engine
  readonly #listener: (snapshot: Snapshot<D>) => void
  readonly #leaving = new AbortController()
  #watched: Source[] = []
  #shapeAt = -1
  #isLoading = false
  #isAskedAgain = false

  constructor(
    engine: Engine,
    view: View<D>,
    policy: CachePolicy | undefined,
    signal: AbortSignal | undefined,
    listener: (snapshot: Snapshot<D>) => void,
  ) {
    this.#engine = engine
    this.view = view
    this.#listener = listener
    const reading = view.read(engine.now())
    const known = reading === 'Fulfilled' || reading === 'Stale' ? view.data : undefined
    this.#watch()
    signal?.addEventListener('abort', () => this.end(), { once: true })
    const answered = answer(engine, view, policy, engine.now(), this.#leaving.signal)
    if (answered instanceof Promise) {
      this.snapshot = snapshotOf(view, known === undefined ? 'Pending' : 'Stale', known, undefined)
      this.#follow(answered)
    } else this.snapshot = answered
  }

  reads(isOfKind: (source: Source) => boolean): boolean {
    return this.#watched.some(isOfKind)
  }

  /** Something it reads changed. Lifetimes do not count here: who follows keeps what there is. */
  changed(): void {
    if (!this.isLive) return
    const reading = this.view.read(Number.NEGATIVE_INFINITY)
    this.#watch()
    if (reading === 'Pending') return
    if (reading === 'Unfulfilled') {
      if (!this.#isLoading) this.load('lacking')
    } else if (reading === 'Error') this.#emit(snapshotOf(this.view, 'Error', undefined, this.view.error))
    else this.#emit(snapshotOf(this.view, 'Fulfilled', this.view.data, undefined))
  }

  /** Asking anew failed: the data stay, beside the error. */
  failed(error: FetchError): void {
    if (!this.isLive) return
    this.#emit(snapshotOf(this.view, 'Error', error.status === 404 ? undefined : this.snapshot.data, error))
  }

  /** Asks anew. While a request is under way, one more follows it, however often this is called. */
  load(demand: Demand): void {
    if (this.#isLoading) this.#isAskedAgain = true
    else this.#follow(fromNetwork(this.#engine, this.view, demand, this.#leaving.signal))
  }

  end(): void {
    if (!this.isLive) return
    this.isLive = false
    for (const source of this.#watched) unwatch(source, this)
    this.#watched = []
    this.#engine.subscriptions.delete(this)
    this.#engine.failing.delete(this)
    this.#leaving.abort()
    this.#engine.store.trim()
  }

  #follow(asked: Promise<Snapshot<D>>): void {
    this.#isLoading = true
    asked.then(
      (snapshot) => {
        this.#isLoading = false
        if (!this.isLive) return
        this.#watch()
        this.#emit(snapshot)
        if (!this.#isAskedAgain) return
        this.#isAskedAgain = false
        this.load('all')
      },
      (error: unknown) => {
        this.#isLoading = false
        // Only a fault of the program gets here; it must not be lost in a promise that nobody holds.
        if (this.isLive) throw error
      },
    )
  }

  #emit(snapshot: Snapshot<D>): void {
    const { state, data, error } = this.snapshot
    if (!this.isLive || (snapshot.state === state && snapshot.data === data && snapshot.error === error)) return
    this.snapshot = snapshot
    if (snapshot.state === 'Error') this.#engine.failing.add(this)
    else this.#engine.failing.delete(this)
    try {
      this.#listener(snapshot)
    } catch (error) {
      // A listener that fails must not keep an answer from the store or the others from hearing; its fault still surfaces.
      queueMicrotask(() => {
        throw error
      })
    }
  }

  /** Keeps the sources that the view reads in step with those that know of this subscription. */
  #watch(): void {
    if (this.view.shapeAt === this.#shapeAt) return
    this.#shapeAt = this.view.shapeAt
    const before = new Set(this.#watched)
    const now = new Set<Source>()
    this.view.visit((source) => now.add(source))
    for (const source of before) if (!now.has(source)) unwatch(source, this)
    for (const source of now) {
      if (before.has(source)) continue
      if (source.subscriptions === null) source.subscriptions = [this]
      else source.subscriptions.push(this)
    }
    this.#watched = [...now]
  }
}

function unwatch(source: Source, follower: Follower): void {
  const subscriptions = source.subscriptions
  if (subscriptions === null) return
  const position = subscriptions.indexOf(follower)
  if (position < 0) return
  const last = subscriptions.pop()
  if (last !== undefined && position < subscriptions.length) subscriptions[position] = last
  if (subscriptions.length === 0) source.subscriptions = null
}
