import type { AnyExchange, Call } from 'contract'
import type { ReadAdapter } from '../adapter.ts'
import type { Engine } from '../engine.ts'
import { stableKey } from '../keys.ts'
import {
  type AlsoKept,
  type RepresentationCall,
  type RepresentationViewClass,
  representationView,
} from '../read/representation-view.ts'
import { callRequest } from './call-request.ts'
import { type Checked, type ConfigFor, checked, type Own, type Shape } from './check.ts'

export type ReadDefinition<E extends AnyExchange, P, Q, B, D> = {
  readonly name: string
  readonly call: Call<E>
  readonly lifetime: number
  /** How long a 404 is kept; as long as an answer when absent. */
  readonly errorLifetime?: number
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** What must hold beyond the parts. */
  readonly isValid?: (values: Checked<Own<P> & Own<Q> & Own<B>>) => boolean
  /** The key of the answer; worked out from the values when absent. */
  readonly key?: (values: Checked<Own<P> & Own<Q> & Own<B>>, engine: Engine) => string
  /** The key that it has by now, where an answer can tell that two names mean the same thing. */
  readonly currentKey?: (values: Checked<Own<P> & Own<Q> & Own<B>>, engine: Engine) => string
  /** The record that the answer is about. */
  readonly about?: (values: Checked<Own<P> & Own<Q> & Own<B>>) => string | undefined
  /** The record whose children the answer is about. */
  readonly parent?: (values: Checked<Own<P> & Own<Q> & Own<B>>) => string
  readonly also?: (body: E['response'], engine: Engine, values: Checked<Own<P> & Own<Q> & Own<B>>) => Iterable<AlsoKept>
  readonly view?: RepresentationViewClass<D>
}

/** A read whose answer is kept whole. */
export type WholeRead<C, D> = ReadAdapter<C, D> & {
  /** How the answer for a config is asked for and kept; null when the config is not valid. */
  readonly callFor: (engine: Engine, config: C) => RepresentationCall | null
}

/** Makes a read whose answer is kept whole, from where the parts of its config go. */
export function defineRead<E extends AnyExchange, P extends Shape, Q extends Shape, B extends Shape, D = E['response']>(
  definition: ReadDefinition<E, P, Q, B, D>,
): WholeRead<ConfigFor<Own<P> & Own<Q> & Own<B>>, D> {
  const { name, call, lifetime, errorLifetime, isValid, key, currentKey, about, parent, also, view } = definition
  const shape = { ...definition.params, ...definition.query, ...definition.body } as Shape
  const callFor = (engine: Engine, config: ConfigFor<Own<P> & Own<Q> & Own<B>>): RepresentationCall | null => {
    const values = checked(shape, config) as Checked<Own<P> & Own<Q> & Own<B>> | null
    if (values === null || isValid?.(values) === false) return null
    return {
      name,
      key: key?.(values, engine) ?? `${name}:${keyOf(values)}`,
      currentKey: currentKey && (() => currentKey(values, engine)),
      lifetime,
      errorLifetime,
      aboutId: about?.(values),
      parentId: parent?.(values),
      request: () => callRequest(call, definition, values),
      also: also && ((body) => also(body as E['response'], engine, values)),
    }
  }
  return {
    kind: 'read',
    name,
    callFor,
    open(engine, config) {
      const found = callFor(engine, config)
      return found === null ? null : representationView<D>(engine, found, view)
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
