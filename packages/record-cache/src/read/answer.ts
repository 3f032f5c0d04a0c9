import type { CachePolicy } from '../cache-policy.ts'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import { type FetchError, failureOf, gatewayTimeout, incompleteAnswer, readerAborted } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import { AGELESS, type Demand, type Source } from '../store/source.ts'
import { snapshotOf } from './snapshot-of.ts'

/** Receives the answer of the request, after a first answer from the store. */
type Renewing<D> = (pending: Promise<Snapshot<D>>) => void

/**
 * Answers a view by a cache policy: synchronously from the store if possible, otherwise by a promise.
 *
 * @param signalOf - returns the reader's signal; called only for a request.
 * @param renewing - called with the request that revalidates an answer from the store.
 */
export function answer<D>(
  engine: Engine,
  view: View<D>,
  policy: CachePolicy = { type: 'cache-then-network' },
  signalOf?: () => AbortSignal | undefined,
  renewing?: Renewing<D>,
  nowMs = engine.now(),
): Snapshot<D> | Promise<Snapshot<D>> {
  const { type } = policy
  if (type === 'valid-at')
    return answer(engine, view, policy.basePolicy, signalOf, renewing, engine.at(policy.timestampMs))
  const ask = (demand: Demand) => fromNetwork(engine, view, demand, signalOf?.())
  const askAlso = (known: Snapshot<D> | undefined, demand: Demand) => {
    const pending = ask(demand)
    if (known !== undefined) renewing?.(pending)
    return known ?? pending
  }
  if (type === 'no-cache') return ask('all')
  const reading = view.read(nowMs)
  if (type === 'cache-and-network')
    return askAlso(view.data === undefined ? undefined : snapshotOf(view, reading), 'all')
  if (reading === 'Fulfilled' || reading === 'Error') return snapshotOf(view, reading)
  if (type === 'only-if-cached') {
    return snapshotOf(view, 'Error', undefined, view.cacheMiss?.() ?? gatewayTimeout(view.name))
  }
  const isUsable =
    type === 'stale-while-revalidate' &&
    reading === 'Stale' &&
    view.read(nowMs - policy.staleDurationSeconds * 1_000) === 'Fulfilled'
  // Content that is fresh now, but expired under the policy, must be requested in full.
  return askAlso(isUsable ? snapshotOf(view, reading) : undefined, nowMs > engine.now() ? 'all' : 'missing')
}

/**
 * Maximum of requests for one load. The view requests again if a joined request was for other fields, if a newer answer overtook this one,
 * or if a change notification outdated it. An incomplete second answer is final if nothing in the store has changed meanwhile. Only a view
 * without data to show uses all attempts.
 */
const LOADS = 4
const LOADS_WITHOUT_DATA = 16

/**
 * Requests from the service and answers from the store. Never rejects: a failed call is an `Error` snapshot. If the reader's signal is
 * aborted, only this reader ends at once; other readers of the same request continue to wait.
 */
export async function fromNetwork<D>(
  engine: Engine,
  view: View<D>,
  demand: Demand,
  signal?: AbortSignal,
): Promise<Snapshot<D>> {
  const { main } = view
  engine.count(main, 1)
  let leave: (() => void) | undefined
  try {
    const aborted = () => snapshotOf(view, 'Error', view.data, readerAborted(view.name))
    if (signal?.aborted) return aborted()
    const left = new Promise<Snapshot<D>>((resolve) => {
      leave = () => resolve(aborted())
      signal?.addEventListener('abort', leave)
    })
    return await Promise.race([left, loaded(engine, view, demand, signal)])
  } finally {
    if (leave) signal?.removeEventListener('abort', leave)
    engine.count(main, -1)
  }
}

async function loaded<D>(
  engine: Engine,
  view: View<D>,
  demand: Demand,
  signal: AbortSignal | undefined,
): Promise<Snapshot<D>> {
  const { store } = engine
  const read = () => view.read(engine.now())
  if (demand === 'missing' && read() === 'Pending') await settled(engine, view)
  for (let load = 0; !signal?.aborted && load < (view.data === undefined ? LOADS_WITHOUT_DATA : LOADS); load++) {
    const before = read()
    if (demand === 'missing' && (before === 'Fulfilled' || before === 'Error')) break
    const { answers, clock } = store
    try {
      await view.load(load === 0 ? demand : 'all', signal)
    } catch (fault) {
      const error = failureOf(fault, view.name)
      // An answer to another request, received during this one, is newer than the failure.
      const isMoot = demand === 'missing' && isAnsweredSince(view, answers) && read() === 'Fulfilled'
      if (!isMoot) return failed(engine, view, error, signal)
    }
    await settled(engine, view)
    const reading = view.read(AGELESS)
    if (reading === 'Fulfilled' || reading === 'Error' || (load > 0 && store.clock === clock)) break
  }
  const reading = view.read(AGELESS)
  if (reading === 'Error' || view.data !== undefined) return snapshotOf(view, reading)
  return failed(engine, view, unresolvedIn(engine, view) ?? incompleteAnswer(view.name), signal)
}

/** Whether one of the main sources was part of an answer after answer number `answers`. */
export const isAnsweredSince = ({ main }: { readonly main: readonly Source[] }, answers: number): boolean =>
  main.some(({ answer: last }) => last > answers)

/** Reports a failure to the subscribers of a view, which keep their data except after a 404. */
function failed<D>(engine: Engine, view: View<D>, error: FetchError, signal: AbortSignal | undefined): Snapshot<D> {
  // A request that was aborted because its last reader left is no failure for later readers.
  if (!signal?.aborted)
    for (const subscriber of engine.subscriptions) if (subscriber.view === view) subscriber.failed(error)
  view.read(AGELESS)
  return snapshotOf(view, 'Error', error.status === 404 ? undefined : view.data, error)
}

/** Resolves when no refetch of the view is in flight. Answers that arrive in this time can start another one. */
async function settled({ resolving, now }: Engine, view: View<unknown>): Promise<void> {
  while (view.read(now()) === 'Pending') {
    const waiting: (Promise<void> | undefined)[] = []
    view.visit((source) => waiting.push(resolving.get(source)))
    if (waiting.every((request) => request === undefined)) return
    await Promise.all(waiting)
  }
}

/** The failed refetch that left fields of a view missing; undefined when there is none. */
function unresolvedIn({ unresolved }: Engine, view: View<unknown>): FetchError | undefined {
  let result: FetchError | undefined
  view.visit((source) => {
    result ??= unresolved.get(source)
  })
  return result
}
