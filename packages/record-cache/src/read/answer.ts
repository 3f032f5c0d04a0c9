import type { CachePolicy } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { FetchError, gatewayTimeout, incompleteAnswer, notFetchable } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Demand } from '../store/source.ts'
import { snapshotOf } from './snapshot-of.ts'

/** Answers a view under a policy, as of a time: at once when the store can, else by a promise. */
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
  // What is fresh now but will not be at the time given has to be asked for whole.
  const asked = ask(nowMs > engine.now() ? 'all' : 'missing')
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
      // A request given up because its last reader left is no news for those who came after.
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

/** Those who follow the same view hear of the failure and keep their data; after a 404 there is nothing to keep. */
function failed<D>(engine: Engine, view: View<D>, known: D | undefined, error: FetchError): Snapshot<D> {
  for (const subscriber of engine.subscriptions) if (subscriber.view === view) subscriber.failed(error)
  return snapshotOf(view, 'Error', error.status === 404 ? undefined : known, error)
}

/** Resolves when a view waits for no conflict request any more. Answers that come meanwhile can open another conflict. */
async function settled({ resolving, now }: Engine, view: View<unknown>): Promise<void> {
  while (view.read(now()) === 'Pending') {
    const waiting: (Promise<void> | undefined)[] = []
    view.visit((source) => waiting.push(resolving.get(source)?.settled))
    if (waiting.every((request) => request === undefined)) return
    await Promise.all(waiting)
  }
}

/** Why fields of a view are lacking: the conflict request for them failed. Undefined when none did. */
function unresolvedIn({ unresolved }: Engine, view: View<unknown>): FetchError | undefined {
  let found: FetchError | undefined
  view.visit((source) => {
    found ??= unresolved.get(source)
  })
  return found
}
