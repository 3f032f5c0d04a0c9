import type { WriteAdapter } from '../adapter.ts'
import type { Checked, ConfigFor, Own, Shape } from '../define/check.ts'
import { defineWrite as defineOwnWrite } from '../define/define-write.ts'
import type { Engine } from '../engine/engine.ts'
import { refreshRecords, renewSources } from '../fetch/changes.ts'
import type { DefinedRead } from './define-read.ts'
import type { ForeignCall } from './foreign-call.ts'

/** What a write has beyond its call and the parts of its input. */
export type WriteTraits<D, P, B> = {
  /** The parts that are sent in the body. */
  readonly body?: B
  /** What is thrown for an input that is not valid; `Invalid config for "{name}"` when absent. */
  readonly refusal?: string
  /** The reads whose answers the write changes, with any config. Those with subscribers are refetched at once, the others at their next read. */
  readonly renews?: readonly DefinedRead<never, unknown>[]
  /** The ids of records that it changed: those that the cache has are asked for again. */
  readonly changes?: (answer: D, input: Checked<P & Own<B>>) => readonly string[]
}

/**
 * Makes a write by any call. The sender gets the answer, which is not kept; undefined when there is none. An input that is not valid
 * throws, and nothing is sent.
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
    // The records of `changes` are known from the answer alone: without one everything is outdated.
    ...(changes === undefined && { unanswered: renew }),
  })
}
