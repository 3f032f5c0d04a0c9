import type { Engine } from '../engine/engine.ts'
import type { Reading, View } from '../engine/view.ts'
import { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import type { BatchAnswer, BatchItem } from '../normalise/store-record.ts'
import type { CacheRequest } from '../request.ts'
import type { Demand, Source } from '../store/source.ts'
import { JoinedView, type Refusal, refusalOf, worse } from './joined-view.ts'

/** One item of a batch. It can also be read alone, and stores its part of an answer. */
export type Member<D = unknown> = View<D> & {
  /** The last failure of the item other than a 404. */
  refusal: Refusal | undefined
  /** Runs a function that stores an answer; with an ingestion if the member contains records. */
  readonly within: (engine: Engine, take: (ingestion: Ingestion) => void) => void
  readonly take: (body: unknown, ingestion: Ingestion) => void
  /** Stores that it does not exist for this user, for its usual lifetime unless given. */
  readonly storeError: (error: FetchError, lifetime?: number) => void
  /** Joins a request in flight that covers the item; resolves to whether it was stored. Undefined if there is none. */
  readonly pending?: (signal: AbortSignal | undefined) => Promise<boolean> | undefined
  /** The source in which it is stored; other readers join its request by the key of the source. */
  readonly source?: Source
}

/** Several items that one request can read. */
export type Batch = {
  readonly name: string
  readonly members: readonly Member[]
  /** The requests for the members at these positions, each with the positions that it covers, in order. */
  readonly requests: (positions: readonly number[]) => readonly (readonly [CacheRequest, readonly number[]])[]
  /** Returns the items of an answer, in request order; absent means its `results`. */
  readonly itemsOf?:
    | ((body: unknown, positions: readonly number[]) => readonly (BatchItem<unknown> | undefined)[])
    | undefined
  /** How long failures are stored, in milliseconds; absent means the lifetime of the member. */
  readonly errorLifetime?: number | undefined
  /** Whether every failure is stored with its member, not only a 404. */
  readonly storesRefusals?: boolean | undefined
  /** Builds the data if that is not the list of results; the service then answers either for all members or for none. */
  readonly assemble?: ((results: readonly unknown[]) => unknown) | undefined
}

/** Several items read together. Only missing items are requested, each once; requests in flight that cover an item are joined. */
export class BatchView<D> extends JoinedView<D> {
  readonly members: readonly Member[]
  refusal: Refusal | undefined = undefined
  readonly #batch: Batch

  constructor(engine: Engine, batch: Batch) {
    super(engine, batch.name)
    this.members = batch.members
    this.#batch = batch
  }

  read(nowMs: number): Reading {
    this.data = undefined
    this.error = refusalOf(this.refusal, nowMs)
    if (this.error !== undefined) return 'Error'
    const { assemble } = this.#batch
    let whole = 'Fulfilled' as Reading
    let refused: FetchError | undefined
    const results = this.members.map((member) => {
      const reading = readMember(member, nowMs)
      if (reading !== 'Error') {
        whole = worse(whole, reading)
        return { statusCode: 200, result: member.data }
      }
      refused = member.error ?? member.refusal?.error
      return { statusCode: refused?.status ?? 0, result: refused?.body }
    })
    if (whole === 'Unfulfilled' || whole === 'Pending') return whole
    if (assemble !== undefined && refused !== undefined) {
      this.error = refused
      return 'Error'
    }
    const parts = results.map(({ result }) => result)
    this.data = this.kept(parts, () => assemble?.(parts) ?? { hasErrors: refused !== undefined, results })
    return whole
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const { members } = this
    const nowMs = this.engine.now()
    const lacking = members.flatMap((member, position) => {
      const isLacking = demand === 'all' || ['Unfulfilled', 'Stale'].includes(readMember(member, nowMs))
      return isLacking && members.indexOf(member) === position ? [position] : []
    })
    const pending = lacking.map((position) => (demand === 'all' ? undefined : members[position]?.pending?.(signal)))
    const ask = (isWanted: (index: number) => boolean) => {
      const wanted = lacking.filter((_, index) => isWanted(index))
      return this.#ask(wanted, signal)
    }
    const requested = ask((index) => pending[index] === undefined)
    const [isBrought] = await Promise.all([Promise.all(pending), requested])
    await ask((index) => isBrought[index] === false)
    this.refusal = undefined
  }

  async #ask(positions: readonly number[], signal: AbortSignal | undefined): Promise<void> {
    const { members, engine } = this
    const { requests, itemsOf = resultsOf, errorLifetime, storesRefusals = false } = this.#batch
    const share = ([request, requested]: readonly [CacheRequest, readonly number[]]) => {
      const brings = requested.flatMap((position) => members[position]?.source?.key ?? [])
      const take = (body: unknown) =>
        members[0]?.within(engine, (ingestion) => {
          for (const [index, item] of itemsOf(body, requested).entries()) {
            const member = members[requested[index] ?? -1]
            if (item === undefined || member === undefined) continue
            const { statusCode: status, result } = item
            if (status === 200) {
              member.take(result, ingestion)
              continue
            }
            const error = new FetchError(request.path, { status, statusText: '', body: result })
            if (status === 404 || storesRefusals) member.storeError(error, errorLifetime)
            else this.#refuse(member, error)
          }
        })
      // The parent of all members does not exist for this user.
      const refuse = (error: FetchError) => this.#refuse(this, error)
      return engine.network.share(request, take, signal, refuse, brings)
    }
    await Promise.all(requests(positions).map(share))
  }

  #refuse(view: { refusal: Refusal | undefined }, error: FetchError): void {
    const { errorLifetime = lifetimesMs.batchError } = this.#batch
    view.refusal = { error, expiresAt: this.engine.now() + errorLifetime }
  }
}

const resultsOf = (body: unknown) => (body as BatchAnswer<unknown>).results

/** A stored failure is valid until the member has data or is known not to exist. */
function readMember(member: Member, nowMs: number): Reading {
  const reading = member.read(nowMs)
  if (reading === 'Fulfilled' || reading === 'Error') member.refusal = undefined
  return reading === 'Unfulfilled' && refusalOf(member.refusal, nowMs) !== undefined ? 'Error' : reading
}
