import type { ConfigFor, Own, Shape } from '../define/check.ts'
import { defineRead as defineWholeRead, type WholeRead } from '../define/define-read.ts'
import { VolatileView } from '../read/volatile-view.ts'
import type { ForeignCall } from './foreign-call.ts'

/** A read that `defineRead` made. */
export type DefinedRead<C, D> = WholeRead<C, D>

/** What a read has beyond its call and the parts of its config. */
export type ReadTraits<P extends Shape, B extends Shape> = {
  /** The parts that are sent in the body. */
  readonly body?: B
  /** How long a 404 is kept, in milliseconds; as long as an answer when absent. */
  readonly errorLifetime?: number
  /** The part that names the record that the answer is about: when the record changes, the read is renewed. */
  readonly about?: keyof P & string
  /** The part that names the record whose children the answer is about: when one of them changes, the read is renewed. */
  readonly parent?: keyof P & string
}

/** An answer of any service: also nothing, which is kept as null. */
class ForeignView<D> extends VolatileView<D> {
  override take(body: unknown): void {
    this.put(body ?? null)
  }
}

/**
 * Makes a read of any call that answers JSON. Its answer is kept whole, by the parts of the config: those that the path names go there,
 * those of `body` into the body, the others into the query. Answers with the same text count as no change.
 *
 * @param name - unique among reads; it appears in error texts.
 * @param lifetime - how long an answer counts as fresh, in milliseconds; 0 for one that is asked for each time.
 * @param config - the parts of the config, each with its check. What a check refuses is answered by 400 `INVALID_CONFIG`, and not sent.
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
