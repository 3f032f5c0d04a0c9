import type { FieldValue, RecordShape } from 'contract'
import * as lifetimesMs from '../lifetimes.ts'
import type { Cell, Entry, ScalarCell } from './entry.ts'
import type { FieldLayout, RepeatedHeader } from './field-layout.ts'
import { asksAfterConflict } from './merge-policy.ts'
import type { Store } from './store.ts'
import { trackedPathsOf } from './tracked-paths.ts'

/**
 * Puts the records of one answer into the store. The parsed body is taken over: its cells become the store's cells.
 *
 * The higher weakEtag wins whatever the order of arrival, equal versions merge field by field, and fields that only one side had
 * become pending; the entries that have any are in `conflicts` afterwards.
 */
export class Ingestion {
  readonly conflicts = new Set<Entry>()
  /** Records of which the answer held an older version than is known, with that version. */
  readonly outdated = new Map<Entry, number>()
  readonly #store: Store
  readonly #expiresAt: number
  /** The number of the answer, which its records carry afterwards. */
  readonly answer: number
  /** The layout of the record before: in a list it is nearly always that of the next one too. */
  #layout: FieldLayout | null = null
  #scalars: FieldLayout | null = null
  #modifierId: string | null = null
  #recordTypeId: string | null = null

  constructor(store: Store) {
    this.#store = store
    this.#expiresAt = store.now() + lifetimesMs.record
    this.answer = ++store.answers
  }

  /**
   * Takes one record with the records inside it.
   *
   * @param hint - where the record probably is, for example the entry of the same list row; saves the look-up when it fits.
   */
  record(body: RecordShape, hint?: Entry): Entry {
    const entry = hint !== undefined && hint.id === body.id && !hint.evicted ? hint : this.#store.entry(body.id)
    const version = body.weakEtag ?? 0
    if (!entry.isKnown) this.#fill(entry, body, version)
    else if (version === entry.version || version === 0 || entry.version === 0) this.#merge(entry, body, version)
    else if (version > entry.version) this.#replace(entry, body, version)
    else this.#lookBack(entry, body)
    entry.answer = this.answer
    entry.usedAt = ++this.#store.uses
    return entry
  }

  #fill(entry: Entry, body: RecordShape, version: number): void {
    const fields = body.fields
    this.#header(entry, body, version)
    // A record may be on its own way (its parent's child); then the inner one has filled it already.
    let layout = this.#layoutFor(fields)
    let cells = this.#cells(entry, fields, layout)
    if (entry.layout.names.length > 0) {
      ;({ layout, cells } = this.#union(entry, layout, cells))
    }
    entry.layout = layout
    entry.cells = cells
    entry.error = undefined
    entry.expiresAt = this.#expiresAt
    if (entry.missing !== null) for (const name of layout.names) entry.missing.delete(name)
    this.#settlePending(entry, fields)
    this.#store.touch(entry)
  }

  #merge(entry: Entry, body: RecordShape, version: number): void {
    entry.expiresAt = this.#expiresAt
    const fields = body.fields
    if (entry.answer === this.answer && entry.pending === null && this.#isRepeat(entry, fields, version)) return
    let changed = false
    if (entry.version === 0 && version > 0) {
      this.#header(entry, body, version)
      changed = true
    }
    if (entry.pending !== null && this.#settlePending(entry, fields)) changed = true
    const names = entry.layout.names
    let slot = 0
    for (const name in fields) {
      if (names[slot] !== name) {
        slot = -1
        break
      }
      if (this.#put(entry, slot, fields[name] as FieldValue)) changed = true
      slot++
    }
    if (slot === -1 && this.#mergeByName(entry, fields)) changed = true
    if (changed) this.#store.touch(entry)
  }

  #mergeByName(entry: Entry, fields: RecordShape['fields']): boolean {
    let changed = false
    const names: string[] = []
    const cells: Cell[] = []
    for (const name in fields) {
      const slot = entry.layout.slots.get(name)
      if (slot !== undefined) {
        if (this.#put(entry, slot, fields[name] as FieldValue)) changed = true
      } else {
        names.push(name)
        cells.push(this.#cell(entry, fields[name] as FieldValue, null, undefined))
      }
    }
    if (names.length === 0) return changed
    this.#append(entry, names, cells)
    return true
  }

  #replace(entry: Entry, body: RecordShape, version: number): void {
    const fields = body.fields
    this.#header(entry, body, version)
    entry.expiresAt = this.#expiresAt
    if (entry.pending !== null) this.#settlePending(entry, fields)
    const lost = entry.layout.names.filter((name) => !Object.hasOwn(fields, name))
    if (lost.length > 0 && asksAfterConflict(entry.apiName)) {
      for (const name of lost) this.#setPending(entry, name, trackedPathsOf(entry, name))
    }
    this.#mergeByName(entry, fields)
    this.#store.touch(entry)
  }

  /** An older answer changes nothing that is known; what only it has must be asked in its present state. */
  #lookBack(entry: Entry, body: RecordShape): void {
    this.outdated.set(entry, body.weakEtag)
    const fields = body.fields
    const isAsked = asksAfterConflict(entry.apiName)
    const names: string[] = []
    const cells: Cell[] = []
    let changed = false
    for (const name in fields) {
      const field = fields[name] as FieldValue
      const cell = this.#cell(entry, field, null, entry.cell(name)?.entry)
      if (entry.layout.slots.has(name) || entry.pending?.has(name) || entry.missing?.has(name)) continue
      changed = true
      if (isAsked) {
        const below = cell.entry === undefined ? [name] : pathsOf(name, field)
        this.#setPending(entry, name, below)
      } else {
        names.push(name)
        cells.push(cell)
      }
    }
    if (names.length > 0) this.#append(entry, names, cells)
    if (changed) this.#store.touch(entry)
  }

  #setPending(entry: Entry, name: string, paths: readonly string[]): void {
    entry.pending ??= new Map()
    if (!entry.pending.has(name)) entry.pending.set(name, paths)
    this.conflicts.add(entry)
  }

  /** Takes what arrived out of the pending fields. */
  #settlePending(entry: Entry, fields: RecordShape['fields']): boolean {
    const pending = entry.pending
    if (pending === null) return false
    const before = pending.size
    for (const name of [...pending.keys()]) if (Object.hasOwn(fields, name)) pending.delete(name)
    if (pending.size === 0) entry.pending = null
    return entry.pending === null || pending.size < before
  }

  /** A parent repeated in every row of a list need not be compared again; one with relationships could differ further down. */
  #isRepeat(entry: Entry, fields: RecordShape['fields'], version: number): boolean {
    if (version !== entry.version) return false
    const names = entry.layout.names
    let slot = 0
    for (const name in fields) {
      if (names[slot] !== name) return false
      const value = (fields[name] as FieldValue).value
      if (typeof value === 'object' && value !== null) return false
      slot++
    }
    return true
  }

  /** Replaces one cell when it differs. */
  #put(entry: Entry, slot: number, field: FieldValue): boolean {
    const old = entry.cells[slot] as Cell
    const value = field.value
    if (typeof value === 'object' && value !== null) {
      const child = this.record(value, old.entry)
      if (old.entry === child && old.displayValue === field.displayValue) return false
      entry.cells[slot] = { displayValue: field.displayValue, entry: child }
      return true
    }
    if (
      old.value === value &&
      (old.displayValue === field.displayValue || (field.displayValue === null && value !== null))
    ) {
      // Lists give fewer display values than records do: an absent one says nothing about the same value.
      return false
    }
    entry.cells[slot] = this.#cell(entry, field, entry.layout.repeats[slot] ?? null, undefined)
    return true
  }

  #cells(entry: Entry, fields: RecordShape['fields'], layout: FieldLayout): Cell[] {
    const names = layout.names
    const cells = new Array<Cell>(names.length)
    for (let slot = 0; slot < names.length; slot++) {
      cells[slot] = this.#cell(
        entry,
        fields[names[slot] as string] as FieldValue,
        layout.repeats[slot] ?? null,
        undefined,
      )
    }
    return cells
  }

  #cell(entry: Entry, field: FieldValue, repeats: RepeatedHeader | null, hint: Entry | undefined): Cell {
    const value = field.value
    if (typeof value === 'object' && value !== null) {
      return { displayValue: field.displayValue, entry: this.record(value, hint) }
    }
    if (repeats !== null && entry[repeats] === value) field.value = entry[repeats]
    return this.#store.freeze(field) as ScalarCell
  }

  #append(entry: Entry, names: readonly string[], cells: readonly Cell[]): void {
    // An inner record can be the very same one and have brought the name meanwhile.
    const isNew = names.map((name) => !entry.layout.slots.has(name))
    const added = names.filter((_, position) => isNew[position])
    entry.layout = this.#store.layouts.of([...entry.layout.names, ...added])
    entry.cells = [...entry.cells, ...cells.filter((_, position) => isNew[position])]
    if (entry.missing !== null) for (const name of names) entry.missing.delete(name)
  }

  #union(entry: Entry, layout: FieldLayout, cells: Cell[]): { layout: FieldLayout; cells: Cell[] } {
    const extra = entry.layout.names.filter((name) => !layout.slots.has(name))
    if (extra.length === 0) return { layout, cells }
    return {
      layout: this.#store.layouts.of([...layout.names, ...extra]),
      cells: [...cells, ...extra.map((name) => entry.cell(name) as Cell)],
    }
  }

  #layoutFor(fields: RecordShape['fields']): FieldLayout {
    if (this.#layout !== null && hasNames(this.#layout, fields)) return this.#layout
    if (this.#scalars !== null && hasNames(this.#scalars, fields)) return this.#scalars
    this.#scalars = this.#layout
    this.#layout = this.#store.layouts.of(Object.keys(fields))
    return this.#layout
  }

  #header(entry: Entry, body: RecordShape, version: number): void {
    entry.version = version
    entry.apiName = body.apiName
    entry.eTag = body.eTag
    // Records of one answer share these more often than not; one string for all of them keeps the store small.
    if (body.lastModifiedById !== this.#modifierId) this.#modifierId = body.lastModifiedById
    if (body.recordTypeId !== this.#recordTypeId) this.#recordTypeId = body.recordTypeId
    entry.lastModifiedById = this.#modifierId
    entry.lastModifiedDate = body.lastModifiedDate
    entry.recordTypeId = this.#recordTypeId
    entry.recordTypeInfo = body.recordTypeInfo
    entry.systemModstamp = body.systemModstamp === body.lastModifiedDate ? body.lastModifiedDate : body.systemModstamp
  }
}

function hasNames(layout: FieldLayout, fields: RecordShape['fields']): boolean {
  const names = layout.names
  let slot = 0
  for (const name in fields) if (names[slot++] !== name) return false
  return slot === names.length
}

/** The paths of a field as an answer holds them, relative to the record. */
function pathsOf(path: string, field: FieldValue): string[] {
  const value = field.value
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value.fields).flatMap(([name, below]) => pathsOf(`${path}.${name}`, below))
}
