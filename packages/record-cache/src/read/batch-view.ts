import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Source } from '../store/source.ts'
import type { Demand, Reading, View } from '../view.ts'

/** The answer of a batch: a result for each member, in the order asked. */
export type BatchResults = { hasErrors: boolean; results: { statusCode: number; result: unknown }[] }

/** Asks for some members and puts them into the store; what was refused, other than 404, comes back by position. */
export type AskMembers = (
  positions: readonly number[],
  demand: Demand,
  signal: AbortSignal | undefined,
) => Promise<ReadonlyMap<number, FetchError>>

/** Several things read at once. Each is known by itself, so that only what is lacking is asked for. */
export class BatchView<D> implements View<D> {
  readonly name: string
  error: FetchError | undefined = undefined
  snapshot: Snapshot<D> | undefined = undefined
  data: D | undefined = undefined
  readonly #engine: Engine
  readonly #members: readonly View<unknown>[]
  readonly #ask: AskMembers
  readonly #errorLifetime: number
  #last: BatchResults | undefined = undefined

  /** @param errorLifetime - how long refusals are kept that the members do not keep themselves. */
  constructor(
    engine: Engine,
    name: string,
    members: readonly View<unknown>[],
    ask: AskMembers,
    errorLifetime = lifetimesMs.batchError,
  ) {
    this.name = name
    this.#engine = engine
    this.#members = members
    this.#ask = ask
    this.#errorLifetime = errorLifetime
  }

  get shapeAt(): number {
    return Math.max(0, ...this.#members.map((member) => member.shapeAt))
  }

  read(nowMs: number): Reading {
    let whole: Reading = 'Fulfilled'
    this.data = undefined
    this.error = this.#refusalOf(this, nowMs)
    if (this.error !== undefined) return 'Error'
    const results = this.#members.map((member, position) => {
      const reading = this.#readMember(position, nowMs)
      if (reading === 'Pending' || (reading === 'Unfulfilled' && whole !== 'Pending')) whole = reading
      if (reading === 'Stale' && whole === 'Fulfilled') whole = reading
      const error = reading === 'Error' ? (member.error ?? this.#engine.refused.get(member)?.error) : undefined
      return error === undefined
        ? { statusCode: 200, result: member.data }
        : { statusCode: error.status, result: error.body }
    })
    if (whole === 'Fulfilled' || whole === 'Stale') this.data = this.#kept(results) as D
    return whole
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const nowMs = this.#engine.now()
    const lacking = [...this.#members.keys()].filter((position) => {
      const reading = this.#readMember(position, nowMs)
      return demand === 'all' || reading === 'Unfulfilled' || reading === 'Stale'
    })
    const { refused } = this.#engine
    const expiresAt = nowMs + this.#errorLifetime
    try {
      for (const [position, error] of await this.#ask(lacking, demand, signal)) {
        const member = this.#members[position]
        if (member !== undefined) refused.set(member, { error, expiresAt })
      }
      refused.delete(this)
    } catch (error) {
      // What all members belong to does not exist for this user.
      if (error instanceof FetchError && error.status === 404) refused.set(this, { error, expiresAt })
      throw error
    }
  }

  visit(seen: (source: Source) => void): void {
    for (const member of this.#members) member.visit(seen)
  }

  #readMember(position: number, nowMs: number): Reading {
    const { refused } = this.#engine
    const member = this.#members[position]
    const reading = member?.read(nowMs) ?? 'Unfulfilled'
    if (member === undefined) return reading
    if (reading === 'Fulfilled' || reading === 'Error') refused.delete(member)
    if (reading !== 'Unfulfilled') return reading
    return this.#refusalOf(member, nowMs) === undefined ? 'Unfulfilled' : 'Error'
  }

  #refusalOf(view: View<unknown>, nowMs: number): FetchError | undefined {
    const refusal = this.#engine.refused.get(view)
    return refusal !== undefined && nowMs < refusal.expiresAt ? refusal.error : undefined
  }

  #kept(results: BatchResults['results']): BatchResults {
    const last = this.#last
    const isSame = last?.results.every(({ result }, position) => result === results[position]?.result) ?? false
    if (last !== undefined && isSame) return last
    const data = { hasErrors: results.some((item) => item.statusCode !== 200), results }
    this.#last = this.#engine.store.freeze(data)
    return data
  }
}
