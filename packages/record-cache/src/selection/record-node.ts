import type { FieldValue, RecordShape } from 'contract'
import type { Entry } from '../store/entry.ts'
import type { Source } from '../store/source.ts'
import type { Store } from '../store/store.ts'
import type { SelectedField, Selection } from './selection.ts'

/** Whether a record holds all that a selection wants: `Pending` outweighs `Unfulfilled`. */
export type Completeness = 'Fulfilled' | 'Unfulfilled' | 'Pending'

const NO_CHILDREN: RecordNode[] = []
const NO_RELATIONSHIPS: RecordShape['childRelationships'] = Object.freeze({})

/** Nodes kept per entry: few records are read by more selections at a time. */
const NODES_KEPT = 12

/** A record as one selection sees it. Its `data` stays the same object until something selected changes. */
export class RecordNode {
  readonly entry: Entry
  readonly selection: Selection
  data: RecordShape | null = null
  completeness: Completeness = 'Unfulfilled'
  children = NO_CHILDREN
  /** The store's clock when `data` or `completeness` last became another. */
  changedAt = 0
  /** The store's clock when the records behind its relationships last became others. */
  linkedAt = 0
  /** A slot that belongs to `recordView`: the view that adapters read this node through. */
  view: object | null = null
  /** The node of the same entry that was made before; a linked list takes less memory than an array. */
  next: RecordNode | null
  #builtAt = -1
  #checkedAt = -1
  /** The last complete data, kept while `data` is null. */
  #last: RecordShape | null = null
  /** The relationship cell that points to `data`; shared by all records that point to it under the same name. */
  #cell: FieldValue | null = null

  constructor(entry: Entry, selection: Selection) {
    this.entry = entry
    this.selection = selection
    this.next = latestNode(entry)
  }

  /** Brings `data` up to date; null while something selected is missing or pending. */
  update(store: Store): RecordShape | null {
    const { clock } = store
    if (this.#checkedAt !== clock) {
      if (this.entry.stamp > this.#builtAt || this.#hasChangedChild(store)) {
        const { data, completeness } = this
        this.#rebuild(store)
        this.#builtAt = clock
        if (this.data !== data || this.completeness !== completeness) this.changedAt = clock
      }
      this.#checkedAt = clock
    }
    return this.data
  }

  /** The earliest expiry of the record and of the records under it. Reading counts as use. */
  expiresAt(store: Store): number {
    this.entry.usedAt = ++store.uses
    let earliest = this.entry.expiresAt
    for (const child of this.children) earliest = Math.min(earliest, child.expiresAt(store))
    return earliest
  }

  visit(seen: (source: Source) => void): void {
    seen(this.entry)
    for (const child of this.children) child.visit(seen)
  }

  #hasChangedChild(store: Store): boolean {
    for (const child of this.children) {
      child.update(store)
      if (child.changedAt > this.#builtAt || child.linkedAt > this.#builtAt) return true
    }
    return false
  }

  #rebuild(store: Store): void {
    const { entry, selection } = this
    const slots = selection.slotsIn(entry.layout)
    const fields = selection.emptyFields(entry.missing === null)
    let { children } = this
    let count = 0
    let isRelinked = false
    let completeness: Completeness = entry.isKnown ? 'Fulfilled' : 'Unfulfilled'
    for (let position = 0; position < slots.length; position++) {
      const { name, optional, child: below } = selection.fields[position] as SelectedField
      const cell = entry.cells[slots[position] as number]
      let lack: Completeness = 'Fulfilled'
      if (entry.pending?.has(name)) lack = 'Pending'
      else if (cell === undefined) lack = optional && entry.missing?.has(name) ? 'Fulfilled' : 'Unfulfilled'
      else if (cell.entry === undefined) fields[name] = cell
      // A relationship has no value, only the fields of its record.
      else if (below === null) lack = 'Unfulfilled'
      else {
        const child = nodeOf(cell.entry, below)
        // Allocated at full length: a growing array reserves room for sixteen more, in every record.
        if (children === NO_CHILDREN) children = new Array(selection.links)
        isRelinked ||= children[count] !== child
        children[count++] = child
        child.update(store)
        lack = child.completeness
        if (lack === 'Fulfilled') fields[name] = child.#cellFor(cell.displayValue)
      }
      if (lack !== 'Fulfilled' && completeness !== 'Pending') completeness = lack
    }
    if (children.length > count) {
      children.length = count
      isRelinked = true
    }
    if (isRelinked) this.linkedAt = store.clock
    for (const { linkedAt } of children) this.linkedAt = Math.max(this.linkedAt, linkedAt)
    this.children = children
    this.completeness = completeness
    this.data = completeness === 'Fulfilled' ? this.#kept(fields, store) : null
  }

  #cellFor(displayValue: string | null): FieldValue {
    const { data: value } = this
    if (this.#cell?.value !== value || this.#cell.displayValue !== displayValue) this.#cell = { displayValue, value }
    return this.#cell
  }

  /** The old data when nothing differs, else the new. */
  #kept(fields: RecordShape['fields'], store: Store): RecordShape {
    const { apiName, eTag, id, version } = this.entry
    const old = this.#last
    if (old !== null && old.weakEtag === version && old.eTag === eTag && isSame(old.fields, fields)) return old
    const { lastModifiedById, lastModifiedDate, recordTypeId, recordTypeInfo, systemModstamp } = this.entry
    this.#last = store.freeze({
      apiName,
      childRelationships: NO_RELATIONSHIPS,
      eTag,
      fields,
      id,
      lastModifiedById,
      lastModifiedDate,
      recordTypeId,
      recordTypeInfo,
      systemModstamp,
      weakEtag: version,
    })
    return this.#last
  }
}

/** The node of an entry for a selection, made when there is none. */
export function nodeOf(entry: Entry, selection: Selection): RecordNode {
  let count = 1
  for (let node = latestNode(entry); node !== null; node = node.next) {
    if (node.selection === selection) return node
    if (++count >= NODES_KEPT) node.next = null
  }
  const created = new RecordNode(entry, selection)
  entry.node = created
  return created
}

const latestNode = (entry: Entry) => entry.node as RecordNode | null

function isSame(old: RecordShape['fields'], fields: RecordShape['fields']): boolean {
  let count = 0
  for (const name in fields) {
    if (old[name] !== fields[name]) return false
    count++
  }
  return count === Object.keys(old).length
}
