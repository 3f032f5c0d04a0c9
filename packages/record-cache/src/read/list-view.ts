import type { RecordShape } from 'contract'
import type { Engine } from '../engine.ts'
import { loadPages, takePage } from '../fetch/load-pages.ts'
import type { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Ingestion } from '../store/ingestion.ts'
import { type ListFacts, ListPages } from '../store/list-pages.ts'
import type { Source } from '../store/source.ts'
import type { Demand, Reading } from '../view.ts'
import type { Member, Refusal } from './batch-view.ts'
import type { ListCall, ListPage } from './list-call.ts'
import { clientToken } from './page-token.ts'
import { nodeOf, type RecordNode } from './record-node.ts'
import type { Selection } from './selection.ts'

/** A range of rows of a list, each read by the same selection. The array is copied only from the first row that differs. */
export class ListView<D> implements Member<D> {
  readonly engine: Engine
  readonly call: ListCall
  snapshot: Snapshot<D> | undefined = undefined
  data: D | undefined = undefined
  error: FetchError | undefined = undefined
  refusal: Refusal | undefined = undefined
  shapeAt = 0
  #pages: ListPages
  #selection: Selection
  #columns: readonly string[]
  #facts: ListFacts | null = null
  #nodes: RecordNode[] = []
  #records: readonly RecordShape[] = []
  /** The last complete data; `data` is undefined meanwhile. */
  #last: D | undefined = undefined
  #builtAt = -1
  #reading: Reading = 'Unfulfilled'
  /** No row and no page is past its lifetime before it. */
  #freshUntil = 0

  constructor(engine: Engine, call: ListCall) {
    this.engine = engine
    this.call = call
    this.#pages = this.#bind()
    this.#columns = this.#pages.columns
    this.#selection = this.#compile()
  }

  get name(): string {
    return this.call.name
  }

  get pages(): ListPages {
    if (this.#pages.evicted || this.#pages.key !== this.call.key(this.engine)) {
      this.#pages = this.#bind()
      this.#builtAt = -1
    }
    return this.#pages
  }

  /** What is read of each row: the wanted fields, and as optional ones those that come with the list anyway. */
  get selection(): Selection {
    if (this.#columns !== this.#pages.columns) {
      this.#columns = this.#pages.columns
      const selection = this.#compile()
      if (selection !== this.#selection) {
        this.#selection = selection
        this.#nodes = []
        this.#builtAt = -1
      }
    }
    return this.#selection
  }

  get rowSelection(): Selection {
    return this.selection
  }

  read(nowMs: number): Reading {
    const pages = this.pages
    const { store } = this.engine
    pages.usedAt = ++store.uses
    this.error = pages.error
    if (pages.error !== undefined) {
      this.data = undefined
      return nowMs < pages.expiresAt ? 'Error' : 'Unfulfilled'
    }
    if (this.#builtAt !== store.clock || this.#facts !== pages.facts) this.#build()
    if (this.#reading !== 'Fulfilled') return this.#reading
    if (nowMs >= this.#freshUntil) this.#freshUntil = this.#expiry()
    return nowMs < this.#freshUntil ? 'Fulfilled' : 'Stale'
  }

  load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    return loadPages(this, demand, signal)
  }

  /** Takes an answer for its rows. */
  take(body: unknown, ingestion: Ingestion): void {
    takePage(this, ingestion, this.call.offset, body)
  }

  keepError(error: FetchError, lifetime: number = lifetimesMs.listInfoError): void {
    this.pages.keepError(this.engine.store, error, this.engine.now() + lifetime)
  }

  visit(seen: (source: Source) => void): void {
    seen(this.pages)
    for (const node of this.#nodes) node.visit(seen)
  }

  /** The first row that has to be asked for; null when all are there and fresh at that time. */
  firstLacking(nowMs: number): number | null {
    const { offset, size } = this.call
    const pages = this.pages
    const end = pages.endOf(offset, size)
    const lacking = pages.firstLacking(offset, end, nowMs)
    for (let row = offset; row < (lacking ?? end); row++) {
      const entry = pages.rows[row]
      if (entry === undefined || entry.evicted) return row
      const node = nodeOf(entry, this.selection)
      if (node.update(this.engine.store) === null) return row
      if (node.expiresAt(this.engine.store) <= nowMs) return row
    }
    return lacking
  }

  #build(): void {
    const { store } = this.engine
    const pages = this.#pages
    const selection = this.selection
    const { offset, size } = this.call
    const end = pages.endOf(offset, size)
    this.data = undefined
    this.#reading = 'Unfulfilled'
    this.#freshUntil = 0
    const builtAt = this.#builtAt
    if (!pages.isKnown || pages.firstLacking(offset, end, Number.NEGATIVE_INFINITY) !== null) {
      this.#builtAt = store.clock
      return
    }
    if (pages.stamp > builtAt) this.#bindRows(offset, end, selection)
    const nodes = this.#nodes
    let records: RecordShape[] | null =
      this.#records.length === nodes.length ? null : this.#records.slice(0, nodes.length)
    let reading: Reading = 'Fulfilled'
    let linkedAt = 0
    for (let position = 0; position < nodes.length; position++) {
      const node = nodes[position] as RecordNode
      const data = node.update(store)
      if (node.linkedAt > linkedAt) linkedAt = node.linkedAt
      if (data === null) {
        if (reading !== 'Pending') reading = node.completeness === 'Pending' ? 'Pending' : 'Unfulfilled'
      } else if (data !== (records ?? this.#records)[position]) {
        records ??= this.#records.slice()
        records[position] = data
      }
    }
    if (linkedAt > builtAt) this.shapeAt = store.clock
    this.#builtAt = store.clock
    this.#reading = reading
    if (reading !== 'Fulfilled') return
    if (records !== null || this.#facts !== pages.facts || this.#last === undefined) {
      this.#records = records ?? this.#records
      this.#facts = pages.facts
      this.#last = this.#assemble(pages)
    }
    this.data = this.#last
  }

  #bindRows(offset: number, end: number, selection: Selection): void {
    const old = this.#nodes
    const nodes: RecordNode[] = []
    let isSame = old.length === end - offset
    for (let row = offset; row < end; row++) {
      const known = old[row - offset]
      const entry = this.#pages.rows[row]
      if (entry === undefined) continue
      if (known !== undefined && known.entry === entry) nodes.push(known)
      else {
        nodes.push(nodeOf(entry, selection))
        isSame = false
      }
    }
    if (!isSame) this.shapeAt = this.engine.store.clock
    this.#nodes = nodes
    // The end of the list may have moved, which changes the tokens even when no row did.
    this.#last = undefined
  }

  #assemble(pages: ListPages): D {
    const { offset, size } = this.call
    const count = this.#records.length
    const end = offset + count
    const page: ListPage = {
      count,
      currentPageToken: clientToken(offset),
      nextPageToken: pages.end !== null && end >= pages.end ? null : clientToken(end),
      pageSize: size,
      previousPageToken: offset === 0 ? null : clientToken(Math.max(0, offset - size)),
      records: this.#records,
    }
    const data = this.call.assemble(page, pages.facts) as D
    return this.engine.store.freeze(data)
  }

  #expiry(): number {
    const { store } = this.engine
    const { offset, size } = this.call
    const nodes = this.#nodes
    let earliest = this.#pages.expiryOf(offset, this.#pages.endOf(offset, size))
    for (let position = 0; position < nodes.length; position++) {
      earliest = Math.min(earliest, (nodes[position] as RecordNode).expiresAt(store))
    }
    return earliest
  }

  #compile(): Selection {
    const { required, optional, readsColumns } = this.call
    return this.engine.fieldLists.selections.of(required, readsColumns ? [...optional, ...this.#columns] : optional)
  }

  #bind(): ListPages {
    const pages = this.engine.source(this.call.key(this.engine), ListPages)
    this.call.describe(pages)
    this.shapeAt = this.engine.store.clock
    return pages
  }
}
