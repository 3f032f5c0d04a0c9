import type { AnyExchange, Call } from 'contract'
import type { ReadAdapter } from '../adapter.ts'
import type { Engine } from '../engine/engine.ts'
import { stableKey } from '../keys.ts'
import { RepresentationView } from '../read/representation-view.ts'
import { callRequest } from './call-request.ts'
import { type Checked, type ConfigFor, checked, type Own, type Shape } from './check.ts'

/** Overrides the type of a call's answer: schemas cannot express records. */
export type Answering<D> = Call<{ params: unknown; query: unknown; body: unknown; response: D }>

/** Options of a read. */
export type ReadTraits<E extends AnyExchange, P, B> = {
  /** The parts that are sent in the body. */
  readonly body?: B
  /** How long a 404 is stored, in milliseconds; absent means as long as an answer. */
  readonly errorLifetime?: number
  /** The key of the answer; absent means that it is computed from the values. */
  readonly key?: (values: Checked<P & Own<B>>) => string
  /** The current key, if an answer can show that two names mean the same thing. */
  readonly currentKey?: (values: Checked<P & Own<B>>, engine: Engine) => string
  /** The part with the id of the record that the answer describes. */
  readonly about?: keyof P & string
  /** The part with the id of the record whose children the answer describes. */
  readonly parent?: keyof P & string
  /** Stores other parts of the answer under their own keys. */
  readonly also?: (body: E['response'], engine: Engine, values: Checked<P & Own<B>>) => void
  readonly view?: typeof RepresentationView<E['response']>
}

/** A read whose answer is stored whole. */
export type WholeRead<C, D> = ReadAdapter<C, D> & {
  readonly open: (engine: Engine, config: C) => RepresentationView<D> | null
}

/**
 * Defines a read whose answer is stored whole.
 *
 * @param lifetime - how long an answer counts as fresh, in milliseconds.
 * @param config - the parts that go into the path or the query, each with its check.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<E extends AnyExchange, P extends Shape, B extends Shape>(
  name: string,
  call: Call<E>,
  lifetime: number,
  config: P,
  traits: ReadTraits<E, P, B> = {},
): WholeRead<ConfigFor<P & Own<B>>, E['response']> {
  const {
    body,
    key,
    currentKey,
    about = '',
    parent = '',
    also,
    view: View = RepresentationView<E['response']>,
  } = traits
  const shape: Shape = { ...config, ...body }
  return {
    kind: 'read',
    name,
    open(engine, value) {
      const known = checked(shape, value)
      if (known === null) return null
      const values = known as Checked<P & Own<B>>
      const ownKey = key?.(values) ?? `${name}:${keyOf(known)}`
      return engine.view(
        `whole:${ownKey}`,
        () =>
          new View(engine, {
            name,
            key: () => currentKey?.(values, engine) ?? ownKey,
            lifetime,
            errorLifetime: traits.errorLifetime,
            aboutId: String(known[about] ?? ''),
            parentId: String(known[parent] ?? ''),
            request: () => callRequest(call, known, body),
            also: also && ((answer) => also(answer as E['response'], engine, values)),
          }),
      )
    },
  }
}

/** Names of objects and list views compare in lower case. */
const COMPARED_IN_LOWER_CASE = /^(o|parentO|targetO)bjectApiNames?$|^targetApiName$|^listViewApiName$/

/** A text that is equal for equal values of a config. */
export function keyOf(values: object): string {
  return stableKey(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) =>
        COMPARED_IN_LOWER_CASE.test(name) ? [name, String(value).toLowerCase()] : [name, value],
      ),
    ),
  )
}
