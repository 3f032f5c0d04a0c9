import { type FollowOptions, isCacheOnly } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { type FetchError, gatewayTimeout } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import { AGELESS, type Source, type Subscriber } from '../store/source.ts'
import { answer, fromNetwork, isAnsweredSince } from './answer.ts'
import { snapshotOf } from './snapshot-of.ts'

/** A subscribed read; `snapshot` is always the current one. */
export type Subscription<D> = { readonly snapshot: Snapshot<D>; readonly unsubscribe: () => void }

/**
 * Subscribes to a view. The listener is called once per change, however many sources changed.
 *
 * @param open - returns the view; called again after a reset of the cache.
 */
export function subscribe<D>(
  engine: Engine,
  open: () => View<D>,
  listener: (snapshot: Snapshot<D>) => void,
  { cachePolicy, signal, onFetching }: FollowOptions,
): Subscription<D> {
  const { subscriptions, failing, store } = engine
  let leaving: AbortController | undefined
  const leavingSignal = () => {
    leaving ??= new AbortController()
    return leaving.signal
  }
  let view = open()
  let watched: ReadonlySet<Source> = new Set()
  let shapeAt = -1
  let isLive = true
  let isLoading = false
  let isRequestedAgain = false
  let isFetching = false
  /** The last failure, shown until a newer answer arrives. */
  let failure: FetchError | undefined
  let failedAfter = 0

  const subscriber: Subscriber = {
    view,
    isDirty: false,
    changed() {
      if (!isLive) return
      // Lifetimes are ignored: a subscriber keeps expired data until it is replaced.
      const reading = view.read(AGELESS)
      watch()
      if (reading === 'Unfulfilled') {
        if (!isLoading) subscriber.load('missing')
      } else if (reading !== 'Pending') {
        if (failure !== undefined && !isAnsweredSince(view, failedAfter)) subscriber.failed(failure)
        else emit(snapshotOf(view, reading))
      }
    },
    recover() {
      // Does not load if fields are still missing: subscribers of different fields would replace each other's answers in an endless loop.
      if (isAnsweredSince(view, failedAfter) && view.read(AGELESS) !== 'Unfulfilled') subscriber.changed()
    },
    failed(error) {
      view.read(AGELESS)
      failure = error
      failedAfter = store.answers
      emit(
        snapshotOf(view, 'Error', error.status === 404 ? undefined : (view.data ?? subscription.snapshot.data), error),
      )
    },
    fetching() {
      const now = view.main.some((source) => engine.fetching.get(source))
      if (now === isFetching || !isLive) return
      isFetching = now
      onFetching?.(now)
    },
    load(demand) {
      if (isCacheOnly(cachePolicy)) {
        if (view.read(AGELESS) === 'Unfulfilled') emit(snapshotOf(view, 'Error', undefined, gatewayTimeout(view.name)))
        return
      }
      if (isLoading) isRequestedAgain = true
      else void receive(fromNetwork(engine, view, demand, leavingSignal()))
    },
    restart() {
      subscriber.isDirty = false
      view = open()
      subscriber.view = view
      watched = new Set()
      shapeAt = -1
      isLoading = false
      subscriber.fetching()
      emit(snapshotOf(view, 'Pending', undefined))
      subscriber.changed()
    },
  }

  async function receive(pending: Promise<Snapshot<D>>): Promise<void> {
    const own = view
    isLoading = true
    isRequestedAgain = false
    const received = await pending
    if (!isLive || view !== own) return
    isLoading = false
    watch()
    // The same failure again: `failed` was already called for all subscribers of the view.
    if (received.error === undefined || received.error !== failure) {
      // The store may have newer data than the awaited snapshot.
      failure = undefined
      subscriber.changed()
    }
    if (isRequestedAgain && view.read(AGELESS) === 'Stale') subscriber.load('all')
  }

  function emit(next: Snapshot<D>): void {
    const { state, data, error } = subscription.snapshot
    if (next.error === undefined) failure = undefined
    if (!isLive || (next.state === state && next.data === data && next.error === error)) return
    subscription.snapshot = next
    if (next.error) failing.add(subscriber)
    else failing.delete(subscriber)
    try {
      listener(next)
    } catch (fault) {
      // A throwing listener must not stop the store or other listeners; its error is rethrown in a microtask.
      queueMicrotask(() => {
        throw fault
      })
    }
  }

  /** Registers the subscriber with exactly the sources that the view reads now. */
  function watch(): void {
    if (view.shapeAt === shapeAt) return
    shapeAt = view.shapeAt
    const seen = new Set<Source>()
    view.visit((source) => {
      seen.add(source)
      store.follow(source, subscriber)
    })
    for (const source of watched) if (!seen.has(source)) store.leave(source, subscriber)
    watched = seen
  }

  function unsubscribe(): void {
    isLive = false
    for (const source of watched) store.leave(source, subscriber)
    subscriptions.delete(subscriber)
    failing.delete(subscriber)
    leaving?.abort()
    signal?.removeEventListener('abort', unsubscribe)
    engine.trim()
  }

  subscriptions.add(subscriber)
  view.read(engine.now())
  const known = view.data
  watch()
  signal?.addEventListener('abort', unsubscribe)
  if (signal?.aborted) unsubscribe()
  const answered = answer(engine, view, cachePolicy, leavingSignal, (pending) => void receive(pending))
  const subscription = {
    snapshot:
      answered instanceof Promise ? snapshotOf(view, known === undefined ? 'Pending' : 'Stale', known) : answered,
    unsubscribe,
  }
  if (answered instanceof Promise) void receive(answered)
  return subscription
}
