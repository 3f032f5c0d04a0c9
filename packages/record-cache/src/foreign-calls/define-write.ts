import type { WriteAdapter } from '../adapter.ts'
import type { Checked, ConfigFor, Own, Shape } from '../define/check.ts'
import { defineWrite as defineOwnWrite } from '../define/define-write.ts'
import type { Engine } from '../engine/engine.ts'
import { refreshRecords, renewSources } from '../fetch/changes.ts'
import type { DefinedRead } from './define-read.ts'
import type { ForeignCall } from './foreign-call.ts'

/** Options of a write. */
export type WriteTraits<D, P, B> = {
  /** The parts that are sent in the body. */
  readonly body?: B
  /** The error for an invalid input; absent means `Invalid config for "{name}"`. */
  readonly refusal?: string
  /** The reads whose answers the write changes, with any config. Those with subscribers are refetched at once, the others at their next read. */
  readonly renews?: readonly DefinedRead<never, unknown>[]
  /** The ids of the records that it changed; those in the cache are refetched. */
  readonly changes?: (answer: D, input: Checked<P & Own<B>>) => readonly string[]
}

/**
 * Defines a write by any call. The sender gets the answer, or undefined without content; it is not stored. An invalid input throws, and
 * nothing is sent.
 *
 * @param name - unique among writes; it appears in error texts.
 * @param config - the parts of the input that go into the path or the query, each with its check.
 */
export function defineWrite<D, P extends Shape, B extends Shape>(
  name: string,
  call: ForeignCall<D>,
  config: P,
  { renews = [], changes, ...traits }: WriteTraits<D, P, B> = {},
): WriteAdapter<ConfigFor<P & Own<B>>, D> {
  const renew = (engine: Engine) => {
    const keys = renews.map((read) => `${read.name}:`)
    if (keys.length > 0) renewSources(engine, ({ key }) => keys.some((start) => key.startsWith(start)))
  }
  return defineOwnWrite(name, call, config, {
    ...traits,
    apply(engine, answer: D, input) {
      renew(engine)
      if (changes) refreshRecords(engine, changes(answer, input))
      return answer
    },
    // `changes` needs the answer: without one, everything is outdated.
    ...(changes === undefined && { unanswered: renew }),
  })
}
