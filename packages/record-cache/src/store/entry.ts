import type { RecordShape } from 'contract'
import { EMPTY_LAYOUT, type FieldLayout } from './field-layout.ts'
import { Source } from './source.ts'

/** A scalar of a record, as parsed. Never changed, only replaced: snapshots share it. */
export type ScalarCell = {
  readonly displayValue: string | null
  readonly value: string | number | boolean | null
  readonly entry?: undefined
}

/** A relationship that points to the entry of a record. */
export type SpanCell = { readonly displayValue: string | null; readonly entry: Entry; readonly value?: undefined }

export type Cell = ScalarCell | SpanCell

/** Fields that wait for a conflict to be resolved, each with the paths to ask for, relative to the record. */
export type PendingFields = Map<string, readonly string[]>

/** One record of the store, or an empty entry for one that was requested. */
export class Entry extends Source {
  // The fields that are compared when a record comes again are declared together, so that they share cache lines.
  /** The weakEtag; -1 while nothing is known of the record. */
  version = -1
  layout: FieldLayout = EMPTY_LAYOUT
  cells: Cell[] = []
  pending: PendingFields | null = null
  apiName = ''
  eTag = ''
  lastModifiedById: string | null = null
  lastModifiedDate: string | null = null
  recordTypeId: string | null = null
  recordTypeInfo: RecordShape['recordTypeInfo'] = null
  systemModstamp: string | null = null
  /** A slot that belongs to `nodeOf`: the node made last for this record, which leads to those made before. */
  node: object | null = null
  /** Optional fields that the service left out: they are not requested again. */
  missing: Set<string> | null = null
  /** For empty lookups: the field paths below them that readers wanted. */
  wanted: Map<string, Set<string>> | null = null
  get id(): string {
    return this.key
  }

  get isKnown(): boolean {
    return this.version >= 0
  }

  cell(name: string): Cell | undefined {
    return this.cells[this.layout.slots.get(name) ?? -1]
  }

  /** Drops every field; readers and subscribers stay. */
  clear(): void {
    this.version = -1
    this.layout = EMPTY_LAYOUT
    this.cells = []
    this.pending = null
    this.missing = null
    this.wanted = null
    this.error = undefined
    this.expire()
  }
}
