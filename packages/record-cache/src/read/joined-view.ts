import type { Engine } from '../engine/engine.ts'
import type { Reading, View } from '../engine/view.ts'
import type { FetchError } from '../fetch-error.ts'
import { hasSame } from '../has-same.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Demand, Source } from '../store/source.ts'

/** A view that combines other views. */
export abstract class JoinedView<D> implements View<D> {
  readonly engine: Engine
  readonly name: string
  abstract readonly members: readonly View<unknown>[]
  snapshot: Snapshot<D> | undefined = undefined
  data: D | undefined = undefined
  error: FetchError | undefined = undefined
  #parts: readonly unknown[] = []
  #whole: D | undefined = undefined

  constructor(engine: Engine, name: string) {
    this.engine = engine
    this.name = name
  }

  get main(): readonly Source[] {
    return this.members.flatMap(({ main }) => main)
  }

  get shapeAt(): number {
    return Math.max(0, ...this.members.map((member) => member.shapeAt))
  }

  abstract read(nowMs: number): Reading

  abstract load(demand: Demand, signal: AbortSignal | undefined): Promise<void>

  visit(seen: (source: Source) => void): void {
    for (const member of this.members) member.visit(seen)
  }

  /** The last combined data while its parts are the same, otherwise new data. */
  protected kept(parts: readonly unknown[], make: () => unknown): D {
    if (this.#whole === undefined || !hasSame(parts, this.#parts)) this.#whole = this.engine.store.freeze(make()) as D
    this.#parts = parts
    return this.#whole
  }
}

const RANKS: readonly Reading[] = ['Fulfilled', 'Stale', 'Unfulfilled', 'Pending']

/** State of the joined snapshot, from the states of its parts. */
export const worse = (first: Reading, second: Reading): Reading =>
  RANKS.indexOf(first) > RANKS.indexOf(second) ? first : second

/** A failure that a view stores until a time of the cache's clock. */
export type Refusal = { readonly error: FetchError; readonly expiresAt: number }

/** The stored failure of a view, if it has not expired. */
export const refusalOf = (refusal: Refusal | undefined, nowMs: number): FetchError | undefined =>
  refusal && nowMs < refusal.expiresAt ? refusal.error : undefined
