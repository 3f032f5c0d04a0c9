import type { ListInfo, ListRecords, ListUi } from 'contract'
import type { Engine } from '../engine.ts'
import type { FetchError } from '../fetch-error.ts'
import type { Snapshot } from '../snapshot.ts'
import { Representation } from '../store/representation.ts'
import type { Source } from '../store/source.ts'
import type { Demand, Reading, View } from '../view.ts'
import type { ListView } from './list-view.ts'
import type { Selection } from './selection.ts'

/** The description of a list together with a range of its rows. */
export class ListUiView implements View<ListUi> {
  readonly name = 'getListUi'
  snapshot: Snapshot<ListUi> | undefined = undefined
  data: ListUi | undefined = undefined
  readonly #engine: Engine
  readonly #rows: ListView<ListRecords>
  readonly #infoKey: () => string
  #info: Representation
  #boundAt: number

  constructor(engine: Engine, rows: ListView<ListRecords>, infoKey: () => string) {
    this.#engine = engine
    this.#rows = rows
    this.#infoKey = infoKey
    this.#info = engine.source(infoKey(), Representation)
    this.#boundAt = engine.store.clock
  }

  get error(): FetchError | undefined {
    return this.#rows.error
  }

  get shapeAt(): number {
    return Math.max(this.#rows.shapeAt, this.#boundAt)
  }

  get rowSelection(): Selection {
    return this.#rows.rowSelection
  }

  read(nowMs: number): Reading {
    const reading = this.#rows.read(nowMs)
    const info = this.#bind()
    const { data } = this
    this.data = undefined
    if (reading === 'Error' || reading === 'Pending' || reading === 'Unfulfilled') return reading
    const description = info.body as ListInfo | undefined
    const records = this.#rows.data
    if (description === undefined || records === undefined) return 'Unfulfilled'
    const isSame = data?.info === description && data.records === records
    this.data = isSame ? data : this.#assemble(description, records)
    return reading === 'Fulfilled' && nowMs < info.expiresAt ? 'Fulfilled' : 'Stale'
  }

  load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    return this.#rows.load(demand, signal)
  }

  visit(seen: (source: Source) => void): void {
    seen(this.#info)
    this.#rows.visit(seen)
  }

  #assemble(info: ListInfo, records: ListRecords): ListUi {
    const data = { eTag: info.eTag, info, records }
    return this.#engine.store.freeze(data)
  }

  #bind(): Representation {
    const key = this.#infoKey()
    if (this.#info.evicted || this.#info.key !== key) {
      this.#info = this.#engine.source(key, Representation)
      this.#boundAt = this.#engine.store.clock
    }
    this.#info.usedAt = ++this.#engine.store.uses
    return this.#info
  }
}
