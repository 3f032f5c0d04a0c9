import type { CachePolicy } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { FetchError, gatewayTimeout, incompleteAnswer, notFetchable } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Demand } from '../store/source.ts'
import { snapshotOf } from './snapshot-of.ts'

/** Answers a view under a cache policy, as of a time: synchronously from the store when it can, else by a promise. */
export function answer<D>(
  engine: Engine,
  view: View<D>,
  policy: CachePolicy = { type: 'cache-then-network' },
  signal?: AbortSignal,
  nowMs = engine.now(),
): Snapshot<D> | Promise<Snapshot<D>> {
  const { type } = policy
  if (type === 'valid-at') return answer(engine, view, policy.basePolicy, signal, engine.at(policy.timestampMs))
  const ask = (demand: Demand) => fromNetwork(engine, view, demand, signal)
  if (type === 'no-cache') return ask('all')
  const reading = view.read(nowMs)
  if (type === 'cache-and-network') {
    const cached = view.data === undefined ? undefined : snapshotOf(view, reading)
    const asked = ask('all')
    return cached ?? asked
  }
  if (reading === 'Fulfilled' || reading === 'Error') return snapshotOf(view, reading)
  if (type === 'only-if-cached') {
    const refuse = view.isCacheable === false ? notFetchable : gatewayTimeout
    return snapshotOf(view, 'Error', undefined, refuse(view.name))
  }
  const isUsable =
    type === 'stale-while-revalidate' &&
    reading === 'Stale' &&
    view.read(nowMs - policy.staleDurationSeconds * 1_000) === 'Fulfilled'
  const stale = isUsable ? snapshotOf(view, reading) : undefined
  // Content that is fresh now but expired at the given time must be requested in full.
  const asked = ask(nowMs > engine.now() ? 'all' : 'missing')
  return stale ?? asked
}

/**
 * A joined request may have been for other fields, and a newer answer may have overtaken this one: then the view sends another request.
 * An answer that lacks fields and was not overtaken is incomplete: repeating the request would not help.
 */
const LOADS = 4

/** Requests from the service and answers from the store. A failed call does not reject: it is an `Error` snapshot. */
export async function fromNetwork<D>(
  engine: Engine,
  view: View<D>,
  demand: Demand,
  signal?: AbortSignal,
): Promise<Snapshot<D>> {
  const read = () => view.read(engine.now())
  if (demand === 'missing' && read() === 'Pending') await settled(engine, view)
  for (let load = 0; load < LOADS; load++) {
    const before = read()
    if (demand === 'missing' && (before === 'Fulfilled' || before === 'Error')) break
    const known = view.data
    try {
      await view.load(load === 0 ? demand : 'all', signal)
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      // A request aborted because its last reader left says nothing to later readers.
      return signal?.aborted ? snapshotOf(view, 'Error', known, error) : failed(engine, view, known, error)
    }
    const isOpen = read() === 'Pending'
    if (isOpen) await settled(engine, view)
    if (read() !== 'Unfulfilled' || (load > 0 && !isOpen)) break
  }
  const reading = read()
  if (reading === 'Error') return snapshotOf(view, reading)
  if (view.data === undefined)
    return failed(engine, view, undefined, unresolvedIn(engine, view) ?? incompleteAnswer(view.name))
  engine.recover((subscriber) => subscriber.view === view)
  return snapshotOf(view, 'Fulfilled')
}

/** Reports a failure to the subscribers of a view, which keep their data except after a 404. */
function failed<D>(engine: Engine, view: View<D>, known: D | undefined, error: FetchError): Snapshot<D> {
  for (const subscriber of engine.subscriptions) if (subscriber.view === view) subscriber.failed(error)
  return snapshotOf(view, 'Error', error.status === 404 ? undefined : known, error)
}

/** Resolves when no refetch of the view is in flight. Answers that arrive meanwhile can start another one. */
async function settled({ resolving, now }: Engine, view: View<unknown>): Promise<void> {
  while (view.read(now()) === 'Pending') {
    const waiting: (Promise<void> | undefined)[] = []
    view.visit((source) => waiting.push(resolving.get(source)?.settled))
    if (waiting.every((request) => request === undefined)) return
    await Promise.all(waiting)
  }
}

/** The failed refetch that left fields of a view missing; undefined when there is none. */
function unresolvedIn({ unresolved }: Engine, view: View<unknown>): FetchError | undefined {
  let found: FetchError | undefined
  view.visit((source) => {
    found ??= unresolved.get(source)
  })
  return found
}
