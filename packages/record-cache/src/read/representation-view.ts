import type { Engine } from '../engine/engine.ts'
import type { Reading, View } from '../engine/view.ts'
import type { FetchError } from '../fetch-error.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import type { CacheRequest, CacheResponse } from '../request.ts'
import type { Snapshot } from '../snapshot.ts'
import { Representation } from '../store/representation.ts'
import type { Demand, Source } from '../store/source.ts'
import type { Refusal } from './joined-view.ts'

/** How a whole answer is requested and stored. */
export type RepresentationCall = {
  readonly name: string
  /** The current key; an answer can show that two names mean the same thing. */
  readonly key: () => string
  /** Milliseconds. */
  readonly lifetime: number
  /** How long a 404 is stored; as long as an answer when absent. */
  readonly errorLifetime?: number | undefined
  /** The record whose children it describes; empty if there is none. */
  readonly parentId?: string
  /** The record that it describes; empty if there is none. */
  readonly aboutId?: string
  readonly request: () => CacheRequest
  /** Stores other parts of the answer under their own keys. */
  readonly also?: ((body: unknown) => void) | undefined
}

/** A view of one whole answer. */
export class RepresentationView<D> implements View<D> {
  readonly engine: Engine
  readonly call: RepresentationCall
  snapshot: Snapshot<D> | undefined = undefined
  refusal: Refusal | undefined = undefined
  shapeAt = 0
  #source: Representation | undefined = undefined

  constructor(engine: Engine, call: RepresentationCall) {
    this.engine = engine
    this.call = call
  }

  get name(): string {
    return this.call.name
  }

  /** The source in which the answer is stored. */
  get source(): Representation {
    const { aboutId = '', parentId = '' } = this.call
    const key = this.call.key()
    if (this.#source === undefined || this.#source.evicted || this.#source.key !== key) {
      this.#source = this.engine.source(key, Representation)
      this.#source.aboutId = aboutId
      this.#source.parentId = parentId
      this.shapeAt = this.engine.store.clock
    }
    return this.#source
  }

  get main(): readonly Source[] {
    return [this.source]
  }

  get data(): D | undefined {
    return this.source.body as D | undefined
  }

  get error(): FetchError | undefined {
    return this.source.error
  }

  read(nowMs: number): Reading {
    const { source } = this
    source.usedAt = ++this.engine.store.uses
    const isFresh = nowMs < source.expiresAt
    if (source.error !== undefined) return isFresh ? 'Error' : 'Unfulfilled'
    if (source.body === undefined) return 'Unfulfilled'
    return isFresh ? 'Fulfilled' : 'Stale'
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const { engine } = this
    const pending = demand === 'missing' ? this.pending(signal) : undefined
    if (pending !== undefined && (await pending)) return
    await engine.network.share(
      this.call.request(),
      (body, headers) => engine.change(() => this.receive(body, headers)),
      signal,
      (error) => engine.change(() => this.storeError(error)),
      [this.source.key],
    )
  }

  /** Joins a request in flight that covers it and resolves to whether it came; undefined when there is none. */
  pending(signal: AbortSignal | undefined): Promise<boolean> | undefined {
    const isKnown = () => !this.source.isCacheable || ['Fulfilled', 'Error'].includes(this.read(this.engine.now()))
    return this.engine.network.join([this.source.key], signal)?.then(isKnown, isKnown)
  }

  /** Whole answers contain no records, so `take` needs no ingestion. */
  within(engine: Engine, take: (ingestion: Ingestion) => void): void {
    engine.change(take as () => void)
  }

  /** Stores a successful answer of a single request. */
  receive(body: unknown, _headers: CacheResponse['headers']): void {
    this.take(body)
  }

  /** Stores a body; counts as an answer of the service. */
  take(body: unknown): void {
    if (typeof body !== 'object' || body === null || Object.keys(body).length === 0)
      throw new TypeError('Not an answer')
    this.call.also?.(body)
    this.put(body)
  }

  /**
   * Stores a body as it is.
   *
   * @param lifetime - in milliseconds; 0 for an answer that must not be cached.
   */
  protected put(body: unknown, lifetime = this.call.lifetime): void {
    this.source.put(this.engine.store, body, lifetime)
  }

  /** Stores a failure; without `lifetime` for the lifetime of an answer. */
  storeError(error: FetchError, lifetime = this.call.errorLifetime ?? this.call.lifetime): void {
    this.engine.store.storeError(this.source, error, lifetime)
  }

  visit(seen: (source: Source) => void): void {
    seen(this.source)
  }
}
