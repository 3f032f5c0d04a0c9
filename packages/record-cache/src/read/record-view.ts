import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import type { Reading } from '../engine/view.ts'
import { ingest } from '../fetch/ingest.ts'
import { loadRecord } from '../fetch/load-record.ts'
import type { FetchError } from '../fetch-error.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import { markMissing } from '../normalise/mark-missing.ts'
import { storeNotFound, storeRecord } from '../normalise/store-record.ts'
import { nodeOf, type RecordNode } from '../selection/record-node.ts'
import type { QualifiedSelection } from '../selection/selection.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Demand, Source } from '../store/source.ts'
import type { Member } from './batch-view.ts'
import type { Refusal } from './joined-view.ts'

/** One record read by a selection of fields. */
export class RecordView implements Member<RecordShape> {
  readonly name = 'getRecord'
  readonly engine: Engine
  readonly id: string
  readonly selection: QualifiedSelection
  snapshot: Snapshot<RecordShape> | undefined = undefined
  data: RecordShape | undefined = undefined
  error: FetchError | undefined = undefined
  refusal: Refusal | undefined = undefined
  readonly within = ingest
  #node: RecordNode

  constructor(engine: Engine, node: RecordNode, selection: QualifiedSelection) {
    this.engine = engine
    this.id = node.entry.id
    this.selection = selection
    this.#node = node
  }

  get entry() {
    if (this.#node.entry.evicted) {
      const { store } = this.engine
      this.#node = nodeOf(store.entry(this.id), this.selection.selection)
      this.#node.view = this
      this.#node.linkedAt = store.clock
    }
    return this.#node.entry
  }

  get main(): readonly Source[] {
    return [this.entry]
  }

  get shapeAt(): number {
    return this.#node.linkedAt
  }

  read(nowMs: number): Reading {
    const { store } = this.engine
    const { error, apiName, expiresAt } = this.entry
    const node = this.#node
    this.error = error
    const data = error ? null : node.update(store)
    const isKnown = data !== null && apiName === this.selection.objectApiName
    this.data = isKnown ? data : undefined
    if (error) return nowMs < expiresAt ? 'Error' : 'Unfulfilled'
    if (!isKnown) return node.completeness === 'Pending' ? 'Pending' : 'Unfulfilled'
    return nowMs < node.expiresAt(store) ? 'Fulfilled' : 'Stale'
  }

  load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    return loadRecord(this, demand, signal)
  }

  /** Stores the answer for the record, and marks the fields that it lacks as missing. */
  take(body: unknown, ingestion: Ingestion): void {
    const entry = storeRecord(this.engine, ingestion, body)
    if (!entry.evicted) markMissing(this.engine.store, entry, this.selection.selection, body as RecordShape)
  }

  storeError(error: FetchError): void {
    storeNotFound(this.engine, this.id, error)
  }

  visit(seen: (source: Source) => void): void {
    this.#node.visit(seen)
  }
}

/** The view of a record by a selection; the same object for the same arguments while the record is in the store. */
export function recordView(engine: Engine, id: string, selection: QualifiedSelection): RecordView {
  const node = nodeOf(engine.store.entry(id), selection.selection)
  const known = node.view as RecordView | null
  if (known?.selection.objectApiName === selection.objectApiName) return known
  const created = new RecordView(engine, node, selection)
  node.view = created
  return created
}
