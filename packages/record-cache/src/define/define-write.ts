import type { AnyExchange, Call } from 'contract'
import type { WriteAdapter } from '../adapter.ts'
import type { Engine } from '../engine/engine.ts'
import { outdateAll } from '../fetch/changes.ts'
import { callRequest } from './call-request.ts'
import { type Checked, type ConfigFor, checked, type Own, type Shape } from './check.ts'

export type WriteTraits<E extends AnyExchange, P, B, D> = {
  /** The parts that are sent in the body. */
  readonly body?: B
  /** The error for an invalid input; absent means `Invalid config for "{name}"`. */
  readonly refusal?: string
  /** Stores the answer and returns the result for the sender. */
  readonly apply: (engine: Engine, answer: E['response'], values: Checked<P & Own<B>>) => D
  /** Outdates what the write may have changed if there was no answer; absent means everything. */
  readonly unanswered?: (engine: Engine, values: Checked<P & Own<B>>) => void
}

/**
 * Defines a write. An invalid input throws, and nothing is sent.
 *
 * @param config - the parts that go into the path or the query, each with its check.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<E extends AnyExchange, D, P extends Shape, B extends Shape>(
  name: string,
  call: Call<E>,
  config: P,
  {
    body,
    refusal = `Invalid config for "${name}"`,
    apply,
    unanswered = (engine) => outdateAll(engine),
  }: WriteTraits<E, P, B, D>,
): WriteAdapter<ConfigFor<P & Own<B>>, D> {
  const valuesOf = (input: unknown) => {
    const values = checked<Shape>({ ...config, ...body }, input)
    if (values === null) throw new Error(refusal)
    return values
  }
  return {
    kind: 'write',
    name,
    request: (input) => callRequest(call, valuesOf(input), body),
    apply: (engine, answer, input) => apply(engine, answer as E['response'], valuesOf(input) as Checked<P & Own<B>>),
    unanswered: (engine, input) => unanswered(engine, valuesOf(input) as Checked<P & Own<B>>),
  }
}
