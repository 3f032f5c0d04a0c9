import type { ActionCollection } from 'contract'
import { batchViewOf } from '../../define/batch-view-of.ts'
import type { Engine } from '../../engine.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import { FetchError } from '../../fetch-error.ts'
import type { RepresentationCall } from '../../read/representation-view.ts'
import type { CacheRequest } from '../../request.ts'
import type { Snapshot } from '../../snapshot.ts'
import type { Source } from '../../store/source.ts'
import type { Demand, Reading, View } from '../../view.ts'

type EntityActions = ActionCollection['actions'][string]

/** The actions of one record or object, with its name in collections and the eTag of the collection they came in. */
export type ActionSet = { readonly key: string; readonly set: EntityActions; readonly eTag: string }

/** Which action sets to read, and how they are asked for. */
export type ActionSetsWish = {
  readonly name: string
  /** The ids or names that the sets stand under, as asked. */
  readonly keys: readonly string[]
  readonly members: readonly RepresentationCall[]
  readonly request: (keys: readonly string[]) => CacheRequest
}

/** The actions of several records or objects. Each set is known by itself; only those that are lacking are asked for. */
export class ActionSetsView implements View<ActionCollection> {
  readonly name: string
  snapshot: Snapshot<ActionCollection> | undefined = undefined
  data: ActionCollection | undefined = undefined
  error: FetchError | undefined = undefined
  readonly #engine: Engine
  readonly #sets: View<BatchAnswer<ActionSet>>
  readonly #url: string
  #shown: BatchAnswer<ActionSet> | undefined = undefined
  #last: ActionCollection | undefined = undefined

  constructor(engine: Engine, { name, keys, members, request }: ActionSetsWish) {
    const keysAt = (positions: readonly number[]) => positions.map((position) => keys[position] ?? '')
    const { path, query } = request(keys)
    this.name = name
    this.#engine = engine
    this.#url = query === undefined ? path : `${path}?${new URLSearchParams(query)}`
    this.#sets = batchViewOf<ActionSet>(engine, {
      name,
      members,
      request: (positions) => request(keysAt(positions)),
      itemsOf: (body, positions) => itemsOf(body as ActionCollection, keysAt(positions)),
    })
  }

  get shapeAt(): number {
    return this.#sets.shapeAt
  }

  read(nowMs: number): Reading {
    const reading = this.#sets.read(nowMs)
    const answer = this.#sets.data
    this.error = this.#sets.error
    this.data = undefined
    if (answer === undefined) return reading
    const refused = answer.results.find(({ statusCode }) => statusCode !== 200)
    if (refused !== undefined) {
      // The service answers for all or for none.
      this.error = new FetchError(this.#url, { status: refused.statusCode, statusText: '', body: refused.result })
      return 'Error'
    }
    if (answer !== this.#shown || this.#last === undefined) this.#last = this.#assemble(answer)
    this.#shown = answer
    this.data = this.#last
    return reading
  }

  load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    return this.#sets.load(demand, signal)
  }

  visit(seen: (source: Source) => void): void {
    this.#sets.visit(seen)
  }

  #assemble({ results }: BatchAnswer<ActionSet>): ActionCollection {
    const sets = results.map(({ result }) => result as ActionSet)
    const collection = {
      actions: Object.fromEntries(sets.map(({ key, set }) => [key, set])),
      eTag: [...new Set(sets.map(({ eTag }) => eTag))].join(),
      url: this.#url,
    }
    return this.#engine.store.freeze(collection)
  }
}

function itemsOf({ actions, eTag }: ActionCollection, keys: readonly string[]) {
  const byKey = new Map(Object.entries(actions).map(([key, set]) => [key.toLowerCase(), { key, set, eTag }]))
  return keys.map((key) => {
    const result = byKey.get(key.toLowerCase())
    return result && { statusCode: 200, result }
  })
}
