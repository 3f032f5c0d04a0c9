import type { ActionCollection, Call } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, type Shape } from '../../define/check.ts'
import { keyOf } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { ActionSetsView } from './action-sets-view.ts'

type ActionSetsDefinition<P, Q> = {
  readonly name: string
  readonly call: Call
  readonly params: P
  readonly query: Q
  /** The parameter whose ids or names the sets stand under. */
  readonly keyed: keyof P & string
  /** What a set is about: a record, whose changes outdate it, or an object. */
  readonly about: 'record' | 'object'
  readonly isValid?: (values: { readonly [name: string]: unknown }) => boolean
}

/** Makes a read of the actions of several records or objects. */
export function defineActionSets<P extends Shape, Q extends Shape>(
  definition: ActionSetsDefinition<P, Q>,
): ReadAdapter<ConfigFor<P & Q>, ActionCollection> {
  const { name, call, params, query, keyed, about, isValid } = definition
  const shape: Shape = { ...params, ...query }
  return {
    kind: 'read',
    name,
    open(engine, config) {
      const values = checked(shape, config)
      if (values === null || isValid?.(values) === false) return null
      const keys = values[keyed] as readonly string[]
      const request = (wanted: readonly string[]) =>
        callRequest(call, { params, query }, { ...values, [keyed]: wanted })
      const rest = keyOf({ ...values, [keyed]: '' })
      const members = keys.map((key) => ({
        name,
        key: `${name}:${about === 'object' ? key.toLowerCase() : key}:${rest}`,
        lifetime: lifetimesMs.actions,
        ...(about === 'record' ? { aboutId: key } : {}),
        request: () => request([key]),
      }))
      return engine.view(
        `${name}:${JSON.stringify([keys, rest])}`,
        () => new ActionSetsView(engine, { name, keys, members, request }),
      )
    },
  }
}
