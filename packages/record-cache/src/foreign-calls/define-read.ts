import type { ConfigFor, Own, Shape } from '../define/check.ts'
import { defineRead as defineWholeRead, type WholeRead } from '../define/define-read.ts'
import { VolatileView } from '../read/volatile-view.ts'
import type { ForeignCall } from './foreign-call.ts'

/** A read created by `defineRead`. */
export type DefinedRead<C, D> = WholeRead<C, D>

/** Options of a read. */
export type ReadTraits<P extends Shape, B extends Shape> = {
  /** The parts that are sent in the body. */
  readonly body?: B
  /** How long a 404 is stored, in milliseconds; absent means as long as an answer. */
  readonly errorLifetime?: number
  /** The part with the id of the record that the answer describes: a change of the record outdates the answer. */
  readonly about?: keyof P & string
  /** The part with the id of the record whose children the answer describes: a change of a child outdates the answer. */
  readonly parent?: keyof P & string
}

/** An answer of any service; no content is stored as null. */
class ForeignView<D> extends VolatileView<D> {
  override take(body: unknown): void {
    this.put(body ?? null)
  }
}

/**
 * Defines a read of any call that answers JSON. Parameters of the path go into the path, those in `body` into the body, and all others into
 * the query. The answer is stored whole, by the parts of the config. Equal answers count as no change.
 *
 * @param name - unique among reads; it appears in error texts.
 * @param lifetime - how long an answer is fresh, in milliseconds; 0 means a request for each read.
 * @param config - the parts of the config, each with its check. An invalid config is a 400 `INVALID_CONFIG`, and nothing is sent.
 */
export function defineRead<D, P extends Shape, B extends Shape>(
  name: string,
  call: ForeignCall<D>,
  lifetime: number,
  config: P,
  traits: ReadTraits<P, B> = {},
): DefinedRead<ConfigFor<P & Own<B>>, D> {
  return defineWholeRead(name, call, lifetime, config, { ...traits, view: ForeignView<D> })
}
