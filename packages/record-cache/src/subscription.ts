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
  watched: ReadonlySet<Source> = new Set()
  isDirty = false
  isLive = true
  readonly #engine: Engine
  readonly #listener: (snapshot: Snapshot<D>) => void
  readonly #leaving = new AbortController()
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
    engine.subscriptions.add(this)
    view.read(engine.now())
    const known = view.data
    this.#watch()
    signal?.addEventListener('abort', () => this.end())
    const answered = answer(engine, view, policy, this.#leaving.signal)
    if (answered instanceof Promise) {
      this.snapshot = snapshotOf(view, known === undefined ? 'Pending' : 'Stale', known)
      void this.#follow(answered)
    } else this.snapshot = answered
  }

  /** Something it reads changed. Lifetimes do not count here: who follows keeps what there is. */
  changed(): void {
    if (!this.isLive) return
    const reading = this.view.read(Number.NEGATIVE_INFINITY)
    this.#watch()
    if (reading === 'Unfulfilled') {
      if (!this.#isLoading) this.load('lacking')
    } else if (reading !== 'Pending') this.#emit(snapshotOf(this.view, reading))
  }

  /** Asking anew failed: the data stay, beside the error. */
  failed(error: FetchError): void {
    this.#emit(snapshotOf(this.view, 'Error', error.status === 404 ? undefined : this.snapshot.data, error))
  }

  /** Asks anew. While a request is under way, one more follows it, however often this is called. */
  load(demand: Demand): void {
    if (this.#isLoading) this.#isAskedAgain = true
    else void this.#follow(fromNetwork(this.#engine, this.view, demand, this.#leaving.signal))
  }

  end(): void {
    const { subscriptions, failing, store } = this.#engine
    this.isLive = false
    for (const source of this.watched) unwatch(source, this)
    subscriptions.delete(this)
    failing.delete(this)
    this.#leaving.abort()
    store.trim()
  }

  async #follow(asked: Promise<Snapshot<D>>): Promise<void> {
    this.#isLoading = true
    const snapshot = await asked
    this.#isLoading = false
    if (!this.isLive) return
    this.#watch()
    this.#emit(snapshot)
    if (this.#isAskedAgain) {
      this.#isAskedAgain = false
      this.load('all')
    }
  }

  #emit(snapshot: Snapshot<D>): void {
    const { state, data, error } = this.snapshot
    if (!this.isLive || (snapshot.state === state && snapshot.data === data && snapshot.error === error)) return
    this.snapshot = snapshot
    const { failing } = this.#engine
    if (snapshot.error === undefined) failing.delete(this)
    else failing.add(this)
    try {
      this.#listener(snapshot)
    } catch (fault) {
      // A listener that fails must not keep an answer from the store or the others from hearing; its fault still surfaces.
      queueMicrotask(() => {
        throw fault
      })
    }
  }

  /** Keeps the sources that the view reads in step with those that know of this subscription. */
  #watch(): void {
    const { view, watched } = this
    if (view.shapeAt === this.#shapeAt) return
    this.#shapeAt = view.shapeAt
    const now = new Set<Source>()
    view.visit((source) => {
      now.add(source)
      source.subscriptions ??= new Set()
      source.subscriptions.add(this)
    })
    for (const source of watched) if (!now.has(source)) unwatch(source, this)
    this.watched = now
  }
}

function unwatch(source: Source, follower: Follower): void {
  source.subscriptions?.delete(follower)
  if (source.subscriptions?.size === 0) source.subscriptions = null
}
