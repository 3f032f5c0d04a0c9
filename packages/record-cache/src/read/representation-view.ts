import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import type { CacheRequest, CacheResponse } from '../request.ts'
import type { Snapshot } from '../snapshot.ts'
import { Representation } from '../store/representation.ts'
import type { Source } from '../store/source.ts'
import type { Demand, Reading, View } from '../view.ts'

/** Another key that an answer fills as well; its lifetime in milliseconds is that of the call when there is none. */
export type AlsoKept = readonly [key: string, body: unknown, lifetime?: number]

/** How a whole answer is asked for and kept. */
export type RepresentationCall = {
  readonly name: string
  readonly key: string
  /** The key that it has by now, where an answer can tell that two names mean the same thing. */
  readonly currentKey?: (() => string) | undefined
  readonly lifetime: number
  /** How long a 404 is kept; as long as an answer when absent. */
  readonly errorLifetime?: number | undefined
  /** The record whose children it is about, when there is one. */
  readonly parentId?: string | undefined
  /** The record that it is about itself, when there is one. */
  readonly aboutId?: string | undefined
  readonly request: () => CacheRequest
  readonly also?: ((body: unknown) => Iterable<AlsoKept>) | undefined
}

/** One answer read whole. */
export class RepresentationView<D> implements View<D> {
  readonly name: string
  readonly engine: Engine
  readonly call: RepresentationCall
  snapshot: Snapshot<D> | undefined = undefined
  shapeAt = 0
  #source: Representation

  constructor(engine: Engine, call: RepresentationCall) {
    this.name = call.name
    this.engine = engine
    this.call = call
    this.#source = this.#bind()
  }

  /** Where the answer is kept. */
  get source(): Representation {
    const { currentKey } = this.call
    if (this.#source.evicted || (currentKey !== undefined && currentKey() !== this.#source.key)) {
      this.#source = this.#bind()
    }
    return this.#source
  }

  get data(): D | undefined {
    return this.#source.body as D | undefined
  }

  get error(): FetchError | undefined {
    return this.#source.error
  }

  /** False when the service forbade to keep the answer: then it stays with those who asked, and is past its lifetime for everybody else. */
  get isKeepable(): boolean {
    return this.#source.expiresAt !== Number.NEGATIVE_INFINITY
  }

  read(nowMs: number): Reading {
    const { source } = this
    source.usedAt = ++this.engine.store.uses
    if (source.error !== undefined) return nowMs < source.expiresAt ? 'Error' : 'Unfulfilled'
    if (source.body === undefined) return 'Unfulfilled'
    return nowMs < source.expiresAt ? 'Fulfilled' : 'Stale'
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const { engine, call } = this
    const underWay = demand === 'lacking' ? this.underWay(signal) : undefined
    if (underWay !== undefined && (await underWay)) return
    const request = call.request()
    this.source.asked = request
    try {
      const take = (body: unknown, headers: CacheResponse['headers']) => engine.change(() => this.keep(body, headers))
      await engine.network.share(request, take, signal)
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      if (error.status === 404) engine.change(() => this.keepError(error))
      throw error
    }
  }

  /** Waits for a request under way that brings it and says whether it did; undefined when there is none. */
  underWay(signal: AbortSignal | undefined): Promise<boolean> | undefined {
    const { asked } = this.source
    const isKnown = () => !this.isKeepable || ['Fulfilled', 'Error'].includes(this.read(this.engine.now()))
    return asked && this.engine.network.join(asked, signal)?.then(isKnown, isKnown)
  }

  /** Puts a successful answer into the store. */
  keep(body: unknown, _headers?: CacheResponse['headers']): void {
    const { lifetime, parentId, also } = this.call
    for (const [otherKey, other, otherLifetime] of also?.(body) ?? []) {
      putRepresentation(this.engine, otherKey, other, otherLifetime ?? lifetime)
    }
    putRepresentation(this.engine, this.source.key, body, lifetime, parentId)
  }

  /** Remembers a failure for as long as an answer of that kind would be kept, if nothing else is said. */
  keepError(error: FetchError, lifetime = this.call.errorLifetime ?? this.call.lifetime): void {
    this.source.keepError(this.engine.store, error, this.engine.now() + lifetime)
  }

  visit(seen: (source: Source) => void): void {
    seen(this.source)
  }

  #bind(): Representation {
    const { currentKey, parentId, aboutId } = this.call
    const key = currentKey?.() ?? this.call.key
    const source = this.engine.source(key, Representation)
    if (parentId !== undefined) source.parentId = parentId
    if (aboutId !== undefined) source.aboutId = aboutId
    this.shapeAt = this.engine.store.clock
    return source
  }
}

/** How a view of a whole answer is made, where one differs. */
export type RepresentationViewClass<D> = new (engine: Engine, call: RepresentationCall) => RepresentationView<D>

/** The view of a call that is kept whole; the same one for the same key. */
export function representationView<D>(
  engine: Engine,
  call: RepresentationCall,
  View: RepresentationViewClass<D> = RepresentationView<D>,
): RepresentationView<D> {
  return engine.view(`whole:${call.key}`, () => new View(engine, call))
}

/** Keeps a body under a key. */
export function putRepresentation(engine: Engine, key: string, body: unknown, lifetime: number, parentId = ''): void {
  const source = engine.source(key, Representation)
  if (parentId !== '') source.parentId = parentId
  source.put(engine.store, body, engine.now() + lifetime)
}
