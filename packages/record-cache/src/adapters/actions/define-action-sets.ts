import type { ActionCollection, AnyExchange, Call } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { ConfigFor, Shape } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

type EntityActions = ActionCollection['actions'][string]

/** The actions of one record or object, with its name in collections and the eTag of the collection they came in. */
type ActionSet = { readonly key: string; readonly set: EntityActions; readonly eTag: string }

type Options<P> = {
  /** The parts that name the records whose changes outdate their actions. */
  readonly about?: keyof P & string
  readonly isValid?: (values: { readonly [name: string]: unknown }) => boolean
}

/**
 * Makes a read of the actions of several records or objects. Each set is known by itself; only those that are lacking are asked for.
 *
 * @param many - the part whose ids or names the sets stand under.
 */
export function defineActionSets<P extends Shape>(
  name: string,
  call: Call,
  config: P,
  many: keyof P & string,
  { about, isValid }: Options<P> = {},
): ReadAdapter<ConfigFor<P>, ActionCollection> {
  const single = defineRead<AnyExchange & { response: ActionSet }, P, never>(
    name,
    call as never,
    lifetimesMs.actions,
    config,
    { about },
  )
  return defineBatch<ActionSet, P, never, ActionCollection>(name, call, single, config, {
    many,
    one: many,
    isValid,
    itemsOf(body, requested) {
      const { actions, eTag } = body as ActionCollection
      const byKey = new Map(Object.entries(actions).map(([key, set]) => [key.toLowerCase(), { key, set, eTag }]))
      return requested.map((key) => {
        const result = byKey.get(key.toLowerCase())
        return result && { statusCode: 200, result }
      })
    },
    assemble(results, { path, query }): ActionCollection {
      const sets = results as readonly ActionSet[]
      const search = String(new URLSearchParams(query))
      return {
        actions: Object.fromEntries(sets.map(({ key, set }) => [key, set])),
        eTag: [...new Set(sets.map(({ eTag }) => eTag))].join(),
        url: search === '' ? path : `${path}?${search}`,
      }
    },
  })
}
