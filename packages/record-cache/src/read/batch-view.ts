import { deepFreeze } from '../deep-freeze.ts'
import type { Engine } from '../engine.ts'
import type { FetchError } from '../fetch-error.ts'
import { lifetimesMs } from '../lifetimes.ts'
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
  readonly error: FetchError | undefined = undefined
  snapshot: Snapshot<D> | undefined = undefined
  data: D | undefined = undefined
  readonly #engine: Engine
  readonly #members: readonly View<unknown>[]
  readonly #ask: AskMembers
  #last: BatchResults | undefined = undefined

  constructor(engine: Engine, name: string, members: readonly View<unknown>[], ask: AskMembers) {
    this.name = name
    this.#engine = engine
    this.#members = members
    this.#ask = ask
  }

  get shapeAt(): number {
    return Math.max(0, ...this.#members.map((member) => member.shapeAt))
  }

  read(nowMs: number): Reading {
    let whole: Reading = 'fresh'
    const results = this.#members.map((member, position) => {
      const reading = this.#readMember(position, nowMs)
      if (reading === 'pending' || (reading === 'missing' && whole !== 'pending')) whole = reading
      if (reading === 'expired' && whole === 'fresh') whole = reading
      const error = reading === 'error' ? (member.error ?? this.#engine.refused.get(member)?.error) : undefined
      return error === undefined
        ? { statusCode: 200, result: member.data }
        : { statusCode: error.status, result: error.body }
    })
    this.data = whole === 'fresh' || whole === 'expired' ? (this.#kept(results) as D) : undefined
    return whole
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const nowMs = this.#engine.now()
    const lacking = [...this.#members.keys()].filter((position) => {
      const reading = this.#readMember(position, nowMs)
      return demand === 'all' || reading === 'missing' || reading === 'expired'
    })
    const expiresAt = nowMs + lifetimesMs.batchError
    for (const [position, error] of await this.#ask(lacking, demand, signal)) {
      const member = this.#members[position]
      if (member !== undefined) this.#engine.refused.set(member, { error, expiresAt })
    }
  }

  visit(seen: (source: Source) => void): void {
    for (const member of this.#members) member.visit(seen)
  }

  #readMember(position: number, nowMs: number): Reading {
    const { refused } = this.#engine
    const member = this.#members[position]
    const reading = member?.read(nowMs) ?? 'missing'
    if (member === undefined) return reading
    if (reading === 'fresh' || reading === 'error') refused.delete(member)
    if (reading !== 'missing') return reading
    return (refused.get(member)?.expiresAt ?? 0) > nowMs ? 'error' : 'missing'
  }

  #kept(results: BatchResults['results']): BatchResults {
    const last = this.#last
    const isSame = last?.results.every(({ result }, position) => result === results[position]?.result) ?? false
    if (last !== undefined && isSame) return last
    const data = { hasErrors: results.some((item) => item.statusCode !== 200), results }
    this.#last = this.#engine.isDevelopment ? deepFreeze(data) : data
    return data
  }
}
