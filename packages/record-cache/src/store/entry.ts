import type { RecordShape } from 'contract'
import { EMPTY_LAYOUT, type FieldLayout } from './field-layout.ts'
import { Source } from './source.ts'

/** A parsed scalar of a record. Immutable, because snapshots share it. */
export type ScalarCell = {
  readonly displayValue: string | null
  readonly value: string | number | boolean | null
  readonly entry?: undefined
}

/** A relationship that points to the entry of a record. */
export type SpanCell = { readonly displayValue: string | null; readonly entry: Entry; readonly value?: undefined }

export type Cell = ScalarCell | SpanCell

/** Fields that wait for a conflict to be resolved, each with the paths to request, relative to the record. */
export type PendingFields = Map<string, readonly string[]>

/** One record of the store, or an empty entry for one that was requested. */
export class Entry extends Source {
  // Declared together, because they are compared at each repeated answer and should share cache lines.
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
  /** Used by `nodeOf` only: the newest node of this record, the head of a linked list. */
  node: object | null = null
  /** Optional fields that the answer lacked: they are not requested again. */
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
