import type { AnyExchange, Call } from 'contract'
import type { WriteAdapter } from '../adapter.ts'
import type { Engine } from '../engine.ts'
import { callRequest } from './call-request.ts'
import { type Checked, type ConfigFor, checked, type Own, type Shape } from './check.ts'

export type WriteDefinition<E extends AnyExchange, P, Q, B, D> = {
  readonly name: string
  readonly call: Call<E>
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** What is thrown for an input that is not valid; `Invalid config for "{name}"` when absent. */
  readonly refusal?: string
  /** Puts the answer into the store and says what the sender gets. */
  readonly settle: (engine: Engine, answer: E['response'], values: Checked<Own<P> & Own<Q> & Own<B>>) => D
}

/** Makes a write, from where the parts of its input go. An input that is not valid throws, and nothing is sent. */
export function defineWrite<E extends AnyExchange, D, P extends Shape, Q extends Shape, B extends Shape>(
  definition: WriteDefinition<E, P, Q, B, D>,
): WriteAdapter<ConfigFor<Own<P> & Own<Q> & Own<B>>, D> {
  const { name, call, refusal = `Invalid config for "${name}"`, settle } = definition
  const shape = { ...definition.params, ...definition.query, ...definition.body } as Shape
  const valuesOf = (input: unknown): Checked<Own<P> & Own<Q> & Own<B>> => {
    const values = checked(shape, input)
    if (values === null) throw new Error(refusal)
    return values as Checked<Own<P> & Own<Q> & Own<B>>
  }
  return {
    kind: 'write',
    name,
    request: (input) => callRequest(call, definition, valuesOf(input)),
    settle: (engine, answer, input) => settle(engine, answer as E['response'], valuesOf(input)),
  }
}
