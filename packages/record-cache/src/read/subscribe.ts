import type { ReadOptions } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Source, Subscriber } from '../store/source.ts'
import { answer, fromNetwork } from './answer.ts'
import { snapshotOf } from './snapshot-of.ts'

/** A subscribed read. `snapshot` is the present one. */
export type Subscription<D> = { readonly snapshot: Snapshot<D>; readonly unsubscribe: () => void }

/** Subscribes to a view. The listener is called once per change, however many sources changed. */
export function subscribe<D>(
  engine: Engine,
  view: View<D>,
  listener: (snapshot: Snapshot<D>) => void,
  { cachePolicy, signal }: ReadOptions,
): Subscription<D> {
  const { subscriptions, failing, store } = engine
  const leaving = new AbortController()
  let shapeAt = -1
  let isLoading = false
  let isAskedAgain = false

  const subscriber: Subscriber = {
    view,
    watched: new Set(),
    isDirty: false,
    isLive: true,
    changed() {
      if (!subscriber.isLive) return
      // Lifetimes are ignored: a subscriber keeps expired data until it is replaced.
      const reading = view.read(Number.NEGATIVE_INFINITY)
      watch()
      if (reading === 'Unfulfilled') {
        if (!isLoading) subscriber.load('missing')
      } else if (reading !== 'Pending') emit(snapshotOf(view, reading))
    },
    failed: (error) => emit(snapshotOf(view, 'Error', error.status === 404 ? undefined : snapshot.data, error)),
    load(demand) {
      if (isLoading) isAskedAgain = true
      else void hear(fromNetwork(engine, view, demand, leaving.signal))
    },
  }

  async function hear(asked: Promise<Snapshot<D>>): Promise<void> {
    isLoading = true
    const heard = await asked
    isLoading = false
    if (!subscriber.isLive) return
    watch()
    emit(heard)
    if (isAskedAgain) {
      isAskedAgain = false
      subscriber.load('all')
    }
  }

  function emit(next: Snapshot<D>): void {
    const { state, data, error } = snapshot
    if (!subscriber.isLive || (next.state === state && next.data === data && next.error === error)) return
    snapshot = next
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
    const watched = new Set<Source>()
    view.visit((source) => {
      watched.add(source)
      source.subscriptions ??= new Set()
      source.subscriptions.add(subscriber)
    })
    for (const source of subscriber.watched) if (!watched.has(source)) unwatch(source)
    subscriber.watched = watched
  }

  function unwatch(source: Source): void {
    source.subscriptions?.delete(subscriber)
    if (source.subscriptions?.size === 0) source.subscriptions = null
  }

  function unsubscribe(): void {
    subscriber.isLive = false
    for (const source of subscriber.watched) unwatch(source)
    subscriptions.delete(subscriber)
    failing.delete(subscriber)
    leaving.abort()
    store.trim()
  }

  subscriptions.add(subscriber)
  view.read(engine.now())
  const known = view.data
  watch()
  signal?.addEventListener('abort', unsubscribe)
  if (signal?.aborted) unsubscribe()
  const answered = answer(engine, view, cachePolicy, leaving.signal)
  let snapshot =
    answered instanceof Promise ? snapshotOf(view, known === undefined ? 'Pending' : 'Stale', known) : answered
  if (answered instanceof Promise) void hear(answered)
  return {
    get snapshot() {
      return snapshot
    },
    unsubscribe,
  }
}
