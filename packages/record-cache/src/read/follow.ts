import type { ReadOptions } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Follower, Source } from '../store/source.ts'
import { answer, fromNetwork } from './answer.ts'
import { snapshotOf } from './snapshot-of.ts'

/** A followed reading. `snapshot` is the present one. */
export type Following<D> = { readonly snapshot: Snapshot<D>; readonly unsubscribe: () => void }

/** Follows a view. The listener hears once of each change, whatever the number of sources that changed. */
export function follow<D>(
  engine: Engine,
  view: View<D>,
  listener: (snapshot: Snapshot<D>) => void,
  { cachePolicy, signal }: ReadOptions,
): Following<D> {
  const { subscriptions, failing, store } = engine
  const leaving = new AbortController()
  let shapeAt = -1
  let isLoading = false
  let isAskedAgain = false

  const follower: Follower = {
    view,
    watched: new Set(),
    isDirty: false,
    isLive: true,
    changed() {
      if (!follower.isLive) return
      // Lifetimes do not count here: who follows keeps what there is.
      const reading = view.read(Number.NEGATIVE_INFINITY)
      watch()
      if (reading === 'Unfulfilled') {
        if (!isLoading) follower.load('lacking')
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
    if (!follower.isLive) return
    watch()
    emit(heard)
    if (isAskedAgain) {
      isAskedAgain = false
      follower.load('all')
    }
  }

  function emit(next: Snapshot<D>): void {
    const { state, data, error } = snapshot
    if (!follower.isLive || (next.state === state && next.data === data && next.error === error)) return
    snapshot = next
    if (next.error) failing.add(follower)
    else failing.delete(follower)
    try {
      listener(next)
    } catch (fault) {
      // A listener that fails must not keep an answer from the store or the others from hearing; its fault still surfaces.
      queueMicrotask(() => {
        throw fault
      })
    }
  }

  /** Keeps the sources that the view reads in step with those that know of this follower. */
  function watch(): void {
    if (view.shapeAt === shapeAt) return
    shapeAt = view.shapeAt
    const watched = new Set<Source>()
    view.visit((source) => {
      watched.add(source)
      source.subscriptions ??= new Set()
      source.subscriptions.add(follower)
    })
    for (const source of follower.watched) if (!watched.has(source)) unwatch(source)
    follower.watched = watched
  }

  function unwatch(source: Source): void {
    source.subscriptions?.delete(follower)
    if (source.subscriptions?.size === 0) source.subscriptions = null
  }

  function unsubscribe(): void {
    follower.isLive = false
    for (const source of follower.watched) unwatch(source)
    subscriptions.delete(follower)
    failing.delete(follower)
    leaving.abort()
    store.trim()
  }

  subscriptions.add(follower)
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
