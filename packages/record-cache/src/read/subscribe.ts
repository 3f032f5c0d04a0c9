import { type FollowOptions, isCacheOnly } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { type FetchError, gatewayTimeout } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import { AGELESS, type Demand, type Source, type Subscriber } from '../store/source.ts'
import { answer, fromNetwork, isAnsweredSince } from './answer.ts'
import { snapshotOf } from './snapshot-of.ts'

/** A subscribed read. `snapshot` is the present one. */
export type Subscription<D> = { readonly snapshot: Snapshot<D>; readonly unsubscribe: () => void }

/**
 * Subscribes to a view. The listener is called once per change, however many sources changed.
 *
 * @param open - gives the view, and after a reset another one.
 */
export function subscribe<D>(
  engine: Engine,
  open: () => View<D>,
  listener: (snapshot: Snapshot<D>) => void,
  options: FollowOptions,
): Subscription<D> {
  return new SubscribedView(engine, open, listener, options)
}

class SubscribedView<D> implements Subscriber, Subscription<D> {
  snapshot: Snapshot<D>
  view: View<D>
  isDirty = false
  private readonly engine: Engine
  private readonly open: () => View<D>
  private readonly listener: (snapshot: Snapshot<D>) => void
  private readonly options: FollowOptions
  private leaving: AbortController | undefined
  private watched: ReadonlySet<Source> = new Set()
  private shapeAt = -1
  private isLive = true
  private isLoading = false
  private isRequestedAgain = false
  private isFetching = false
  /** The last failure, shown until an answer comes that was not there when it came. */
  private failure: FetchError | undefined
  private failedAfter = 0

  constructor(engine: Engine, open: () => View<D>, listener: (snapshot: Snapshot<D>) => void, options: FollowOptions) {
    this.engine = engine
    this.open = open
    this.listener = listener
    this.options = options
    const view = open()
    this.view = view
    engine.subscriptions.add(this)
    view.read(engine.now())
    const known = view.data
    this.watch()
    const { cachePolicy, signal } = options
    signal?.addEventListener('abort', this.unsubscribe)
    if (signal?.aborted) this.unsubscribe()
    const answered = answer(engine, view, cachePolicy, this.leavingSignal, (pending) => void this.receive(pending))
    const isAwaited = answered instanceof Promise
    this.snapshot = isAwaited ? snapshotOf(view, known === undefined ? 'Pending' : 'Stale', known) : answered
    if (isAwaited) void this.receive(answered)
  }

  changed(): void {
    if (!this.isLive) return
    const { view, failure } = this
    // Lifetimes are ignored: a subscriber keeps expired data until it is replaced.
    const reading = view.read(AGELESS)
    this.watch()
    if (reading === 'Unfulfilled') {
      if (!this.isLoading) this.load('missing')
    } else if (reading !== 'Pending') {
      if (failure !== undefined && !isAnsweredSince(view, this.failedAfter)) this.failed(failure)
      else this.emit(snapshotOf(view, reading))
    }
  }

  recover(): void {
    const { view } = this
    // An answer that still lacks something must not be asked for again: followers of other fields would ask in turns for ever.
    if (isAnsweredSince(view, this.failedAfter) && view.read(AGELESS) !== 'Unfulfilled') this.changed()
  }

  failed(error: FetchError): void {
    const { view } = this
    view.read(AGELESS)
    this.failure = error
    this.failedAfter = this.engine.store.answers
    this.emit(snapshotOf(view, 'Error', error.status === 404 ? undefined : (view.data ?? this.snapshot.data), error))
  }

  fetching(): void {
    const now = this.view.main.some((source) => this.engine.fetching.get(source))
    if (now === this.isFetching || !this.isLive) return
    this.isFetching = now
    this.options.onFetching?.(now)
  }

  load(demand: Demand): void {
    const { view, engine } = this
    if (isCacheOnly(this.options.cachePolicy)) {
      if (view.read(AGELESS) === 'Unfulfilled')
        this.emit(snapshotOf(view, 'Error', undefined, gatewayTimeout(view.name)))
      return
    }
    if (this.isLoading) this.isRequestedAgain = true
    else void this.receive(fromNetwork(engine, view, demand, this.leavingSignal()))
  }

  restart(): void {
    this.isDirty = false
    this.view = this.open()
    this.watched = new Set()
    this.shapeAt = -1
    this.isLoading = false
    this.fetching()
    this.emit(snapshotOf(this.view, 'Pending', undefined))
    this.changed()
  }

  readonly unsubscribe = (): void => {
    const { store, subscriptions, failing } = this.engine
    this.isLive = false
    for (const source of this.watched) store.leave(source, this)
    subscriptions.delete(this)
    failing.delete(this)
    this.leaving?.abort()
    this.options.signal?.removeEventListener('abort', this.unsubscribe)
    this.engine.trim()
  }

  private readonly leavingSignal = (): AbortSignal => {
    this.leaving ??= new AbortController()
    return this.leaving.signal
  }

  private async receive(pending: Promise<Snapshot<D>>): Promise<void> {
    const { view } = this
    this.isLoading = true
    this.isRequestedAgain = false
    const received = await pending
    if (!this.isLive || this.view !== view) return
    this.isLoading = false
    this.watch()
    // All subscribers of the view have received the failure.
    if (received.error === undefined || received.error !== this.failure) {
      // The store may have newer data than the awaited snapshot.
      this.failure = undefined
      this.changed()
    }
    if (this.isRequestedAgain && this.view.read(AGELESS) === 'Stale') this.load('all')
  }

  private emit(next: Snapshot<D>): void {
    const { state, data, error } = this.snapshot
    if (next.error === undefined) this.failure = undefined
    if (!this.isLive || (next.state === state && next.data === data && next.error === error)) return
    this.snapshot = next
    if (next.error) this.engine.failing.add(this)
    else this.engine.failing.delete(this)
    try {
      this.listener(next)
    } catch (fault) {
      // A throwing listener must not stop the store or other listeners; its error is rethrown in a microtask.
      queueMicrotask(() => {
        throw fault
      })
    }
  }

  /** Registers the subscriber with exactly the sources that the view reads now. */
  private watch(): void {
    const { view, watched } = this
    if (view.shapeAt === this.shapeAt) return
    this.shapeAt = view.shapeAt
    const { store } = this.engine
    const seen = new Set<Source>()
    view.visit((source) => {
      seen.add(source)
      store.follow(source, this)
    })
    for (const source of watched) if (!seen.has(source)) store.leave(source, this)
    this.watched = seen
  }
}
