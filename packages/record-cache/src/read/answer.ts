import type { CachePolicy } from '../cache-policy.ts'
import type { Engine } from '../engine.ts'
import { FetchError, gatewayTimeout, incompleteAnswer, notFetchable } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Demand, View } from '../view.ts'
import { snapshotOf } from './snapshot-of.ts'

/** Answers a view under a policy: at once when the store can, else by a promise. */
export function answer<D>(
  engine: Engine,
  view: View<D>,
  policy: CachePolicy | undefined,
  nowMs: number,
  signal: AbortSignal | undefined,
): Snapshot<D> | Promise<Snapshot<D>> {
  if (policy?.type === 'valid-at') return answer(engine, view, policy.basePolicy, engine.at(policy.timestampMs), signal)
  if (policy?.type === 'no-cache') return fromNetwork(engine, view, 'all', signal)
  const reading = view.read(nowMs)
  if (policy === undefined || policy.type === 'cache-then-network') {
    if (reading === 'Fulfilled') return snapshotOf(view, 'Fulfilled', view.data, undefined)
    if (reading === 'Error') return snapshotOf(view, 'Error', undefined, view.error)
    // What is fresh now but will not be at the time given has to be asked for whole.
    const demand = nowMs > engine.now() ? 'all' : 'lacking'
    return fromNetwork(engine, view, demand, signal)
  }
  if (policy.type === 'only-if-cached') {
    if (reading === 'Fulfilled') return snapshotOf(view, 'Fulfilled', view.data, undefined)
    const refusal = view.isKeepable === false ? notFetchable(view.name) : gatewayTimeout(view.name)
    return snapshotOf(view, 'Error', undefined, reading === 'Error' ? view.error : refusal)
  }
  if (policy.type === 'cache-and-network') {
    const known = reading === 'Fulfilled' || reading === 'Stale'
    const cached = known
      ? snapshotOf(view, reading === 'Fulfilled' ? 'Fulfilled' : 'Stale', view.data, undefined)
      : undefined
    const asked = fromNetwork(engine, view, 'all', signal)
    return cached ?? asked
  }
  if (reading === 'Fulfilled') return snapshotOf(view, 'Fulfilled', view.data, undefined)
  if (reading === 'Error') return snapshotOf(view, 'Error', undefined, view.error)
  const isUsable = reading === 'Stale' && view.read(nowMs - policy.staleDurationSeconds * 1_000) === 'Fulfilled'
  const stale = isUsable ? snapshotOf(view, 'Stale', view.data, undefined) : undefined
  const asked = fromNetwork(engine, view, 'lacking', signal)
  return stale ?? asked
}

/**
 * A request that was joined may have been for other fields, and an answer can be overtaken by newer ones; then the view asks once more.
 * An answer that nothing came between and that lacks fields is incomplete: asking again would not help.
 */
const LOADS = 4

/** Asks the service and answers with what the store holds then. It never rejects for a refused call: that is an `Error` snapshot. */
export async function fromNetwork<D>(
  engine: Engine,
  view: View<D>,
  demand: Demand,
  signal: AbortSignal | undefined,
): Promise<Snapshot<D>> {
  if (demand === 'lacking' && view.read(engine.now()) === 'Pending') await engine.settled(view)
  for (let load = 0; load < LOADS; load++) {
    const before = view.read(engine.now())
    if (demand === 'lacking' && (before === 'Fulfilled' || before === 'Error')) break
    const known = view.data
    try {
      await view.load(load === 0 ? demand : 'all', signal)
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      // A request given up because its last reader left is no news for those who came after.
      if (signal?.aborted) return snapshotOf(view, 'Error', known, error)
      return failed(engine, view, known, error)
    }
    const isOpen = view.read(engine.now()) === 'Pending'
    if (isOpen) await engine.settled(view)
    if (view.read(engine.now()) !== 'Unfulfilled' || (load > 0 && !isOpen)) break
  }
  switch (view.read(engine.now())) {
    case 'Fulfilled':
    case 'Stale':
      engine.recovered(view)
      return snapshotOf(view, 'Fulfilled', view.data, undefined)
    case 'Error':
      return snapshotOf(view, 'Error', undefined, view.error)
    default:
      return failed(engine, view, undefined, engine.unresolvedIn(view) ?? incompleteAnswer(view.name))
  }
}

/** Those who follow the same view hear of the failure and keep their data; after a 404 there is nothing to keep. */
function failed<D>(engine: Engine, view: View<D>, known: D | undefined, error: FetchError): Snapshot<D> {
  for (const subscription of engine.subscriptions) if (subscription.view === view) subscription.failed(error)
  return snapshotOf(view, 'Error', error.status === 404 ? undefined : known, error)
}
