import type { Engine } from './engine/engine.ts'
import type { View } from './engine/view.ts'
import type { CacheRequest } from './request.ts'

/** A read of the service: turns a config into a view of the store. Made by `defineRead` or the makers for records, lists and resources. */
export type ReadAdapter<C, D> = {
  readonly kind: 'read'
  readonly name: string
  /** The view for a config; null when the config is not valid. Equal configs give the same view while its source is in the store. */
  readonly open: (engine: Engine, config: C) => View<D> | null
}

/** A write of the service: turns an input into a request, and applies the answer to the store. */
export type WriteAdapter<I, D> = {
  readonly kind: 'write'
  readonly name: string
  /** @throws Error with the specified text when the input is not valid; nothing is sent then. */
  readonly request: (input: I) => CacheRequest
  /** Applies the body of a successful answer (undefined after 204) to the store and returns what the sender gets. */
  readonly apply: (engine: Engine, body: unknown, input: I) => D
  /** Outdates what the write may have changed, where no answer says whether it did. */
  readonly unanswered?: (engine: Engine, input: I) => void
}

/** The config an adapter takes: `ConfigOf<typeof getRecord>`. */
export type ConfigOf<A> = A extends ReadAdapter<infer C, unknown> ? C : never

/** What an adapter answers: `DataOf<typeof getRecord>`. */
export type DataOf<A> = A extends ReadAdapter<never, infer D> ? D : A extends WriteAdapter<never, infer D> ? D : never
