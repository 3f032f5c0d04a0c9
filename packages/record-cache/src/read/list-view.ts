import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import type { Reading } from '../engine/view.ts'
import { ingest } from '../fetch/ingest.ts'
import type { ListCall } from '../fetch/list-call.ts'
import { loadPages, storePage } from '../fetch/load-pages.ts'
import type { FetchError } from '../fetch-error.ts'
import { hasSame } from '../has-same.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import { fieldLists } from '../selection/field-lists.ts'
import { nodeOf, type RecordNode } from '../selection/record-node.ts'
import type { Selection } from '../selection/selection.ts'
import type { Snapshot } from '../snapshot.ts'
import { ListPages } from '../store/list-pages.ts'
import type { Demand, Source } from '../store/source.ts'
import type { Member } from './batch-view.ts'
import type { Refusal } from './joined-view.ts'
import { worse } from './joined-view.ts'
import { clientToken } from './page-token.ts'

/**
 * A range of rows of a list, all with the same selection, and the list info if the call includes it. The array of records is reused until a
 * row changes.
 */
export class ListView<D> implements Member<D> {
  readonly engine: Engine
  readonly call: ListCall
  snapshot: Snapshot<D> | undefined = undefined
  data: D | undefined = undefined
  error: FetchError | undefined = undefined
  refusal: Refusal | undefined = undefined
  readonly within = ingest
  #pages: ListPages | undefined = undefined
  /** The clock of the store when `#pages` was looked up: its key can change after a new answer. */
  #keyedAt = -1
  #selection: Selection | undefined = undefined
  #columns: readonly string[] = []
  #nodes: RecordNode[] = []
  #shapeAt = 0
  #records: RecordShape[] = []
  /** The last complete data, and its parts. */
  #last: D | undefined = undefined
  #parts: readonly unknown[] = []
  #builtAt = -1
  #reading: Reading = 'Unfulfilled'
  /** No row and no page expires before this time. */
  #freshUntil = 0

  constructor(engine: Engine, call: ListCall) {
    this.engine = engine
    this.call = call
  }

  get name(): string {
    return this.call.name
  }

  get pages(): ListPages {
    const { clock } = this.engine.store
    if (this.#pages !== undefined && this.#keyedAt === clock) return this.#pages
    this.#keyedAt = clock
    const { objectApiName = '', parentId = '' } = this.call
    const key = this.call.key()
    if (this.#pages === undefined || this.#pages.evicted || this.#pages.key !== key) {
      this.#pages = this.engine.source(key, ListPages)
      this.#pages.objectApiName ||= objectApiName
      this.#pages.parentId = parentId
      this.#shapeAt = clock
      this.#builtAt = -1
    }
    return this.#pages
  }

  get shapeAt(): number {
    return Math.max(this.#shapeAt, this.call.info?.shapeAt ?? 0)
  }

  get main(): readonly Source[] {
    return [this.pages]
  }

  /** The selection of each row: the wanted fields, and as optional fields the columns of the list. */
  get rowSelection(): Selection {
    const { columns } = this.pages
    if (this.#selection === undefined || this.#columns !== columns) {
      const { required, optional, readsColumns } = this.call
      const { select } = this.engine.singleton(fieldLists)
      this.#selection = select(required, readsColumns ? [...optional, ...columns] : optional)
      this.#columns = columns
    }
    return this.#selection
  }

  read(nowMs: number): Reading {
    const { pages } = this
    const { store } = this.engine
    pages.usedAt = ++store.uses
    this.error = pages.error
    const isDescribed = this.call.info?.read(nowMs) !== 'Stale'
    if (this.#builtAt !== store.clock) this.#build(pages)
    if (pages.error !== undefined) return nowMs < pages.expiresAt ? 'Error' : 'Unfulfilled'
    if (this.#reading !== 'Fulfilled') return this.#reading
    if (nowMs >= this.#freshUntil) this.#freshUntil = this.#expiry(pages)
    return isDescribed && nowMs < this.#freshUntil ? 'Fulfilled' : 'Stale'
  }

  load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    return loadPages(this, demand, signal)
  }

  /** Stores an answer for its rows. */
  take(body: unknown, ingestion: Ingestion): void {
    storePage(this, ingestion, this.call.offset, body)
  }

  storeError(error: FetchError, lifetime: number = lifetimesMs.listInfoError): void {
    this.engine.store.storeError(this.pages, error, lifetime)
  }

  visit(seen: (source: Source) => void): void {
    seen(this.pages)
    this.call.info?.visit(seen)
    for (const node of this.#nodes) node.visit(seen)
  }

  /** The first row that is missing or expired at that time; if there is none, the first row of the range. */
  firstMissing(nowMs: number): number {
    const { offset, size } = this.call
    this.read(nowMs)
    const end = this.pages.endOf(offset, size)
    for (let row = offset; row < end; row++) if (this.#expiryAt(row) <= nowMs) return row
    return offset
  }

  #build(pages: ListPages): void {
    const { store } = this.engine
    const { offset, size, info } = this.call
    const builtAt = this.#builtAt
    const end = pages.endOf(offset, size)
    this.#builtAt = store.clock
    this.#reading = 'Unfulfilled'
    this.#freshUntil = 0
    this.data = undefined
    if (pages.stamp > builtAt) {
      const { rowSelection } = this
      this.#nodes = pages.rows.slice(offset, end).map((entry) => nodeOf(entry, rowSelection))
      this.#shapeAt = store.clock
    }
    const nodes = this.#nodes
    if (!pages.isKnown || nodes.length < end - offset) return
    const old = this.#records
    let records = old.length === nodes.length ? old : old.slice(0, nodes.length)
    let reading: Reading = info && info.data === undefined ? 'Unfulfilled' : 'Fulfilled'
    for (let position = 0; position < nodes.length; position++) {
      const node = nodes[position] as RecordNode
      const data = node.update(store)
      if (node.linkedAt > builtAt) this.#shapeAt = store.clock
      if (data === null) reading = worse(reading, node.completeness)
      else if (data !== records[position]) {
        if (records === old) records = old.slice()
        records[position] = data
      }
    }
    this.#reading = reading
    if (reading !== 'Fulfilled') return
    this.#records = records
    // The end of the list may have moved, which changes the token even if no row has changed.
    const nextPageToken =
      pages.end !== null && offset + records.length >= pages.end ? null : clientToken(offset + records.length)
    const parts = [records, nextPageToken, pages.facts, info?.data]
    if (!hasSame(this.#parts, parts)) this.#last = this.#assemble(pages, nextPageToken)
    this.#parts = parts
    this.data = this.#last
  }

  #assemble(pages: ListPages, nextPageToken: string | null): D {
    const { offset, size, url, assemble } = this.call
    const records = this.#records
    const currentPageToken = clientToken(offset)
    const previousPageToken = offset === 0 ? null : clientToken(Math.max(0, offset - size))
    const page = {
      count: records.length,
      currentPageToken,
      currentPageUrl: url(currentPageToken),
      nextPageToken,
      nextPageUrl: nextPageToken && url(nextPageToken),
      pageSize: size,
      previousPageToken,
      previousPageUrl: previousPageToken && url(previousPageToken),
      records,
    }
    return this.engine.store.freeze(assemble(page, pages.facts)) as D
  }

  /** When the first row expires; a range beyond the end has no rows and uses the lifetime of the list. */
  #expiry({ expiresAt }: ListPages): number {
    if (this.#nodes.length === 0) return expiresAt
    let earliest = Number.POSITIVE_INFINITY
    for (let position = 0; position < this.#nodes.length; position++)
      earliest = Math.min(earliest, this.#expiryAt(this.call.offset + position))
    return earliest
  }

  /** When a row of the range expires; 0 for a missing row. */
  #expiryAt(row: number): number {
    const node = this.#nodes[row - this.call.offset]
    if (!node?.data) return 0
    const expiresAt = node.expiresAt(this.engine.store)
    return Math.min(
      this.#pages?.expiries[row] ?? 0,
      this.call.isCollection && expiresAt > 0 ? Number.POSITIVE_INFINITY : expiresAt,
    )
  }
}

/** The view of a list call: the same view for the same name and config. */
export const listView = <D>(engine: Engine, name: string, config: object, make: () => ListCall): ListView<D> =>
  engine.view(`list:${name}:${JSON.stringify(config)}`, () => new ListView<D>(engine, make()))
