import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import { type Lifetime, lifetimesMs } from '../lifetimes.ts'
import type { CacheRequest } from '../request.ts'
import type { Snapshot } from '../snapshot.ts'
import { Representation } from '../store/representation.ts'
import type { Source } from '../store/source.ts'
import type { Demand, Reading, View } from '../view.ts'

/** How a whole answer is asked for and kept. */
export type RepresentationCall = {
  readonly name: string
  readonly key: string
  readonly lifetime: Lifetime
  /** The record whose children it is about, when there is one. */
  readonly parentId?: string
  readonly request: () => CacheRequest
  /** Other keys that the answer fills as well. */
  readonly also?: (body: unknown) => Iterable<readonly [key: string, body: unknown]>
}

/** One answer read whole. */
export class RepresentationView<D> implements View<D> {
  readonly name: string
  snapshot: Snapshot<D> | undefined = undefined
  shapeAt = 0
  readonly #engine: Engine
  readonly #call: RepresentationCall
  #source: Representation

  constructor(engine: Engine, call: RepresentationCall) {
    this.name = call.name
    this.#engine = engine
    this.#call = call
    this.#source = this.#bind()
  }

  get data(): D | undefined {
    return this.#source.body as D | undefined
  }

  get error(): FetchError | undefined {
    return this.#source.error
  }

  read(nowMs: number): Reading {
    if (this.#source.evicted) this.#source = this.#bind()
    const source = this.#source
    source.usedAt = ++this.#engine.store.uses
    if (source.error !== undefined) return nowMs < source.expiresAt ? 'error' : 'missing'
    if (source.body === undefined) return 'missing'
    return nowMs < source.expiresAt ? 'fresh' : 'expired'
  }

  async load(_demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const { request, also, key, lifetime } = this.#call
    try {
      await this.#engine.network.share(
        request(),
        (body) =>
          this.#engine.change(() => {
            for (const [otherKey, other] of also?.(body) ?? [])
              putRepresentation(this.#engine, otherKey, other, lifetime)
            putRepresentation(this.#engine, key, body, lifetime, this.#call.parentId)
          }),
        signal,
      )
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      if (error.status === 404) this.#engine.change(() => this.keepError(error, lifetime))
      throw error
    }
  }

  /** Remembers a failure for as long as an answer of that kind would be kept. */
  keepError(error: FetchError, lifetime: Lifetime): void {
    this.#source.keepError(this.#engine.store, error, this.#engine.now() + lifetimesMs[lifetime])
  }

  visit(seen: (source: Source) => void): void {
    seen(this.#source)
  }

  #bind(): Representation {
    const source = this.#engine.source(this.#call.key, Representation)
    if (this.#call.parentId !== undefined) source.parentId = this.#call.parentId
    this.shapeAt = this.#engine.store.clock
    return source
  }
}

/** The view of a call that is kept whole; the same one for the same key. */
export function representationView<D>(engine: Engine, call: RepresentationCall): RepresentationView<D> {
  return engine.view(`whole:${call.key}`, () => new RepresentationView<D>(engine, call))
}

/** Keeps a body under a key. */
export function putRepresentation(engine: Engine, key: string, body: unknown, lifetime: Lifetime, parentId = ''): void {
  const source = engine.source(key, Representation)
  if (parentId !== '') source.parentId = parentId
  source.put(engine.store, body, engine.now() + lifetimesMs[lifetime], engine.isDevelopment)
}
