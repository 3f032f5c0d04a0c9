import type { Engine } from '../engine/engine.ts'
import type { Reading, View } from '../engine/view.ts'
import { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import type { BatchAnswer, BatchItem } from '../normalise/store-record.ts'
import type { CacheRequest } from '../request.ts'
import type { Demand } from '../store/source.ts'
import { JoinedView, type Refusal, refusalOf, worse } from './joined-view.ts'

/** One thing of a batch: it can be read by itself, and take its part of an answer. */
export type Member<D = unknown> = View<D> & {
  /** What the service answered of it last, other than with success or 404. */
  refusal: Refusal | undefined
  /** Runs what takes an answer; members that hold no records do without an ingestion. */
  readonly within: (engine: Engine, take: (ingestion: Ingestion) => void) => void
  readonly take: (body: unknown, ingestion: Ingestion) => void
  /** Remembers that it does not exist for this user; as long as is usual for it when not said otherwise. */
  readonly storeError: (error: FetchError, lifetime?: number) => void
  /** Waits for a request under way that brings it and says whether it did; undefined when there is none. */
  readonly inFlight?: (signal: AbortSignal | undefined) => Promise<boolean> | undefined
  /** Whether it is what is kept under a key, where others wait for it under that. */
  readonly isStoredAs?: (key: string) => boolean
}

/** Several things that one request can bring. */
export type Batch = {
  readonly name: string
  readonly members: readonly Member[]
  /** The requests for the members at these positions, each with those that it asks for, in order. */
  readonly requests: (positions: readonly number[]) => readonly (readonly [CacheRequest, readonly number[]])[]
  /** The items of an answer, in the order asked; its `results` when absent. */
  readonly itemsOf?:
    | ((body: unknown, positions: readonly number[]) => readonly (BatchItem<unknown> | undefined)[])
    | undefined
  /** How long refusals are kept, in milliseconds; 404s as long as is usual for the member when absent. */
  readonly errorLifetime?: number | undefined
  /** Whether every refusal is kept with its member, not a 404 only. */
  readonly storesRefusals?: boolean | undefined
  /** What is read, where that is not the list of results; the service answers for all members or for none then. */
  readonly assemble?: ((results: readonly unknown[]) => unknown) | undefined
}

/** Several things read at once. Only those that are lacking are asked for, each once; what a request under way brings is waited for. */
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
    const inFlight = lacking.map((position) => (demand === 'all' ? undefined : members[position]?.inFlight?.(signal)))
    const ask = (isWanted: (index: number) => boolean) => {
      const wanted = lacking.filter((_, index) => isWanted(index))
      return this.#ask(wanted, signal)
    }
    try {
      const asked = ask((index) => inFlight[index] === undefined)
      const [isBrought] = await Promise.all([Promise.all(inFlight), asked])
      await ask((index) => isBrought[index] === false)
      this.refusal = undefined
    } catch (error) {
      // What all members belong to does not exist for this user.
      if (error instanceof FetchError && error.status === 404) this.#refuse(this, error)
      throw error
    }
  }

  async #ask(positions: readonly number[], signal: AbortSignal | undefined): Promise<void> {
    const { members, engine } = this
    const { requests, itemsOf = resultsOf, errorLifetime, storesRefusals = false } = this.#batch
    const share = ([request, asked]: readonly [CacheRequest, readonly number[]]) => {
      const covers = (key: string) => asked.some((position) => members[position]?.isStoredAs?.(key) === true)
      const take = (body: unknown) =>
        members[0]?.within(engine, (ingestion) => {
          for (const [index, item] of itemsOf(body, asked).entries()) {
            const member = members[asked[index] ?? -1]
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
      return engine.network.share(request, take, signal, covers)
    }
    await Promise.all(requests(positions).map(share))
  }

  #refuse(view: { refusal: Refusal | undefined }, error: FetchError): void {
    const { errorLifetime = lifetimesMs.batchError } = this.#batch
    view.refusal = { error, expiresAt: this.engine.now() + errorLifetime }
  }
}

const resultsOf = (body: unknown) => (body as BatchAnswer<unknown>).results

/** A refusal stands until the member is there, or known not to exist. */
function readMember(member: Member, nowMs: number): Reading {
  const reading = member.read(nowMs)
  if (reading === 'Fulfilled' || reading === 'Error') member.refusal = undefined
  return reading === 'Unfulfilled' && refusalOf(member.refusal, nowMs) !== undefined ? 'Error' : reading
}
