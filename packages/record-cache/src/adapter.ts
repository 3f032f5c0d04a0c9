import type { Engine } from './engine/engine.ts'
import type { View } from './engine/view.ts'
import type { CacheRequest } from './request.ts'

/**
 * A read of the service: turns a config into a view of the store. Created by `defineRead`, or by its variants for records, lists and
 * resources.
 */
export type ReadAdapter<C, D> = {
  readonly kind: 'read'
  readonly name: string
  /** The view for a config; null for an invalid one. Equal configs return the same view while its source is in the store. */
  readonly open: (engine: Engine, config: C) => View<D> | null
}

/** A write of the service: turns an input into a request, and applies the answer to the store. */
export type WriteAdapter<I, D> = {
  readonly kind: 'write'
  readonly name: string
  /** @throws Error with the specified text for an invalid input; then nothing is sent. */
  readonly request: (input: I) => CacheRequest
  /** Applies the body of a successful answer (undefined after 204) to the store and returns the result for the sender. */
  readonly apply: (engine: Engine, body: unknown, input: I) => D
  /** Outdates what the write may have changed, if there was no answer. */
  readonly unanswered?: (engine: Engine, input: I) => void
}

/** The config of an adapter: `ConfigOf<typeof getRecord>`. */
export type ConfigOf<A> = A extends ReadAdapter<infer C, unknown> ? C : never

/** The data of an adapter: `DataOf<typeof getRecord>`. */
export type DataOf<A> = A extends ReadAdapter<never, infer D> ? D : A extends WriteAdapter<never, infer D> ? D : never
