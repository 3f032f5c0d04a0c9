import type { FieldValue, RecordShape } from 'contract'
import type { Entry } from '../store/entry.ts'
import type { Source } from '../store/source.ts'
import type { Store } from '../store/store.ts'
import type { RecordView } from './record-view.ts'
import type { SelectedField, Selection } from './selection.ts'

/** Whether a record holds all that a selection wants: `Pending` outweighs `Unfulfilled`. */
export type Completeness = 'Fulfilled' | 'Unfulfilled' | 'Pending'

const NO_CHILDREN: RecordNode[] = []
const NO_RELATIONSHIPS: RecordShape['childRelationships'] = Object.freeze({})

/** Nodes an entry keeps; more selections than this of one record at a time are not worth remembering. */
const NODES_KEPT = 12

/** A record as one selection sees it. Its `data` stays the same object until something selected changes. */
export class RecordNode {
  readonly entry: Entry
  readonly selection: Selection
  data: RecordShape | null = null
  completeness: Completeness = 'Unfulfilled'
  children: RecordNode[] = NO_CHILDREN
  /** The store's clock when `data` or `completeness` last became another. */
  changedAt = 0
  /** The store's clock when the records behind its relationships last became others. */
  linkedAt = 0
  /** The view that adapters read this node through. */
  view: RecordView | null = null
  #builtAt = -1
  #checkedAt = -1
  /** The last complete data; `data` is null meanwhile. */
  #last: RecordShape | null = null
  /** The relationship cell that points to `data`; shared by all records that point to it under the same name. */
  #cell: FieldValue | null = null

  /** The node of the same entry that was made before; a chain takes less room than a list. */
  next: RecordNode | null

  constructor(entry: Entry, selection: Selection) {
    this.entry = entry
    this.selection = selection
    this.next = entry.node
  }

  /** Brings `data` up to date; null while something selected is missing or pending. */
  update(store: Store): RecordShape | null {
    if (this.#checkedAt === store.clock) return this.data
    if (this.entry.stamp > this.#builtAt || this.#hasChangedChild(store)) {
      const { data, completeness } = this
      this.#rebuild(store)
      this.#builtAt = store.clock
      if (this.data !== data || this.completeness !== completeness) this.changedAt = store.clock
    }
    this.#checkedAt = store.clock
    return this.data
  }

  /** The earliest expiry of the record and of the records under it. Reading counts as use. */
  expiresAt(store: Store): number {
    this.entry.usedAt = ++store.uses
    let earliest = this.entry.expiresAt
    const children = this.children
    for (let position = 0; position < children.length; position++) {
      earliest = Math.min(earliest, (children[position] as RecordNode).expiresAt(store))
    }
    return earliest
  }

  visit(seen: (source: Source) => void): void {
    seen(this.entry)
    for (const child of this.children) child.visit(seen)
  }

  #hasChangedChild(store: Store): boolean {
    const children = this.children
    for (let position = 0; position < children.length; position++) {
      const child = children[position] as RecordNode
      child.update(store)
      if (child.changedAt > this.#builtAt || child.linkedAt > this.#builtAt) return true
    }
    return false
  }

  #cellFor(displayValue: string | null): FieldValue {
    const cell = this.#cell
    if (cell !== null && cell.value === this.data && cell.displayValue === displayValue) return cell
    this.#cell = { displayValue, value: this.data }
    return this.#cell
  }

  #rebuild(store: Store): void {
    const entry = this.entry
    const selected = this.selection.fields
    const slots = this.selection.slotsIn(entry.layout)
    const fields: Record<string, FieldValue> = this.selection.emptyFields(entry.missing === null)
    let children = NO_CHILDREN
    let completeness: Completeness = entry.isKnown ? 'Fulfilled' : 'Unfulfilled'
    for (let position = 0; position < selected.length; position++) {
      const field = selected[position] as SelectedField
      if (entry.pending?.has(field.name)) {
        completeness = 'Pending'
        continue
      }
      const slot = slots[position] as number
      if (slot < 0) {
        if (!(field.optional && entry.missing?.has(field.name)) && completeness === 'Fulfilled')
          completeness = 'Unfulfilled'
        continue
      }
      const cell = entry.cells[slot]
      if (cell === undefined) continue
      if (cell.entry === undefined) {
        fields[field.name] = cell
        continue
      }
      if (field.child === null) {
        // A relationship cannot be read by itself, only fields of the record behind it.
        if (completeness === 'Fulfilled') completeness = 'Unfulfilled'
        continue
      }
      const child = nodeOf(cell.entry, field.child)
      children = children.length === 0 ? [child] : [...children, child]
      child.update(store)
      if (child.completeness === 'Fulfilled') fields[field.name] = child.#cellFor(cell.displayValue)
      else if (completeness !== 'Pending') completeness = child.completeness
    }
    this.#link(children, store)
    this.completeness = completeness
    this.data = completeness === 'Fulfilled' ? this.#kept(fields, store) : null
  }

  #link(children: RecordNode[], store: Store): void {
    const old = this.children
    this.children = children
    let linkedAt = old.length === children.length ? this.linkedAt : store.clock
    for (let position = 0; position < children.length; position++) {
      const child = children[position] as RecordNode
      linkedAt = old[position] === child ? Math.max(linkedAt, child.linkedAt) : store.clock
    }
    this.linkedAt = linkedAt
  }

  /** The old data when nothing differs, else the new. */
  #kept(fields: Record<string, FieldValue>, store: Store): RecordShape {
    const entry = this.entry
    const old = this.#last
    if (old !== null && old.weakEtag === entry.version && old.eTag === entry.eTag && sameFields(old.fields, fields)) {
      return old
    }
    const data: RecordShape = {
      apiName: entry.apiName,
      childRelationships: NO_RELATIONSHIPS,
      eTag: entry.eTag,
      fields,
      id: entry.id,
      lastModifiedById: entry.lastModifiedById,
      lastModifiedDate: entry.lastModifiedDate,
      recordTypeId: entry.recordTypeId,
      recordTypeInfo: entry.recordTypeInfo,
      systemModstamp: entry.systemModstamp,
      weakEtag: entry.version,
    }
    this.#last = store.freeze(data)
    return data
  }
}

/** The node of an entry for a selection, made when there is none. */
export function nodeOf(entry: Entry, selection: Selection): RecordNode {
  let count = 1
  for (let node = entry.node; node !== null; node = node.next) {
    if (node.selection === selection) return node
    if (++count >= NODES_KEPT) node.next = null
  }
  entry.node = new RecordNode(entry, selection)
  return entry.node
}

function sameFields(old: Record<string, FieldValue>, fields: Record<string, FieldValue>): boolean {
  let count = 0
  for (const name in fields) {
    if (old[name] !== fields[name]) return false
    count++
  }
  return count === Object.keys(old).length
}
