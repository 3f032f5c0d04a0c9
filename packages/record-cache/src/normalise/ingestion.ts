import type { FieldValue, RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Cell, Entry, ScalarCell } from '../store/entry.ts'
import { EMPTY_LAYOUT, type FieldLayout, fieldLayouts } from '../store/field-layout.ts'
import { AGELESS } from '../store/source.ts'
import { trackedPathsOf } from '../store/tracked-paths.ts'
import { asksAfterConflict } from './merge-policy.ts'

/** The ingestion of one answer. */
export type Ingestion = {
  /**
   * Stores one record, with its nested records.
   *
   * @param hint - the probable entry of the record, for example of the same list row; saves the lookup if it is correct.
   */
  readonly record: (body: RecordShape, hint?: Entry) => Entry
  /** Entries with fields that only one version had; may contain duplicates. */
  readonly conflicts: readonly Entry[]
  /** Records that the answer contains in an older version than the known one, with that version. */
  readonly outdated: readonly (readonly [Entry, version: number])[]
  /** The ids of records whose type changed. */
  readonly retyped: readonly string[]
}

/**
 * Stores the records of one answer. The store takes ownership of the parsed body: its cells become cells of the store.
 *
 * The higher weakEtag wins in any order of arrival. Equal versions are merged field by field. Fields that only one of two different
 * versions had become pending, and their entries are added to `conflicts`.
 */
export function ingestionInto(engine: Engine): Ingestion {
  const { store } = engine
  const layoutOf = engine.singleton(fieldLayouts)
  const expiresAt = store.now() + lifetimesMs.record
  store.answers += 2
  const answer = store.answers
  // Arrays, because most answers have none of these, and an array is cheaper to create than a set.
  const conflicts: Entry[] = []
  const outdated: [Entry, number][] = []
  const retyped: string[] = []
  const kindOf = latestKinds(layoutOf)
  const takeHeader = headersInto(retyped)

  function record(body: RecordShape, hint?: Entry): Entry {
    checkRecord(body, false)
    const { id } = body
    const entry = hint?.key === id && !hint.evicted ? hint : store.entry(id)
    // A malformed record must not be stored in part, mixed with fields of another version.
    if (entry.pending !== null || entry.version !== body.weakEtag) checkRecord(body)
    return merge(entry, body)
  }

  function merge(entry: Entry, body: RecordShape): Entry {
    const { id, fields, weakEtag: version = 0 } = body
    const known = entry.version
    const isOlder = version > 0 && version < known
    entry.usedAt = ++store.uses
    const isLate = store.isLate(entry)
    // An answer to a request from before the 404 must not restore the record.
    if (isLate && entry.error !== undefined) return entry
    const isFresh = !isOlder && !isLate && !store.isBehind(id, version)
    const isRenewed = isFresh && entry.expiresAt === AGELESS
    if (isOlder) outdated.push([entry, version])
    if (isFresh) entry.expiresAt = expiresAt
    if (entry.answer > answer && version === known && entry.pending === null && isRepeat(entry, fields)) return entry

    const { layout } = entry
    const isNewer = version > known
    if (isNewer) takeHeader(entry, body, version)
    let changed = (!isOlder && settlePending(entry, fields)) || isNewer || isRenewed
    if (isNewer && known > 0 && !hasNames(layout, fields) && asksAfterConflict(entry.apiName)) {
      for (const name of layout.names) {
        if (!Object.hasOwn(fields, name)) setPending(entry, name, trackedPathsOf(entry, name))
      }
    }
    // A new record uses the layout of the previous record of its kind, and shares equal cells with it: statuses, flags and parents are
    // often the same.
    const kind = layout.names.length === 0 && !isOlder ? kindOf(fields) : null
    const target = kind === null ? layout : kind.layout
    const cells = kind === null ? entry.cells : new Array<Cell>(target.names.length)
    const before = kind === null ? cells : kind.cells
    let added: [string, Cell][] = NONE_ADDED
    let slot = 0
    for (const name in fields) {
      const field = fields[name] as FieldValue
      const { displayValue, value } = field
      const at = target.names[slot] === name ? slot : target.slots.get(name)
      slot++
      const old = at === undefined ? undefined : before[at]
      const isSame = old !== undefined && old.value === value && old.displayValue === displayValue
      // The fast path for nearly all fields of most answers.
      if (isSame && kind === null) continue
      const cell = isSame ? old : cellFor(field, kind === null || isRecord(value) ? old : undefined)
      if (isOlder && (at !== undefined || entry.pending?.has(name) || entry.missing?.has(name))) continue
      if (at !== undefined) {
        if (cell === cells[at]) continue
        cells[at] = cell
      } else if (isOlder && asksAfterConflict(entry.apiName)) {
        // An older answer changes no known field; fields that only it has must be requested in their current state.
        setPending(entry, name, pathsOf(name, field))
      } else added = [...added, [name, cell]]
      changed = true
    }
    // The record can contain itself, and so add fields during the iteration; then the iteration starts again.
    const isOvertaken = entry.layout !== layout
    if (isOvertaken) return merge(entry, body)
    entry.layout = added.length === 0 ? target : layoutOf([...target.names, ...added.map(([name]) => name)])
    entry.cells = added.length === 0 ? cells : cells.concat(added.map(([, cell]) => cell))
    if (kind !== null) kind.cells = cells
    if (changed && entry.missing !== null) for (const name in fields) entry.missing.delete(name)
    if (changed) store.touch(entry)
    // One higher if the answer covers all fields of the record.
    entry.answer = answer + Number(slot === entry.layout.names.length)
    return entry
  }

  /** The cell of a field; an equal old cell is reused. */
  function cellFor(field: FieldValue, old: Cell | undefined): Cell {
    const { displayValue, value } = field
    if (isRecord(value)) {
      const child = record(value, old?.entry)
      return old?.entry === child && old.displayValue === displayValue ? old : { displayValue, entry: child }
    }
    // List answers have fewer display values than records, so an absent one does not mean that the display value has changed.
    if (
      old !== undefined &&
      old.value === value &&
      (old.displayValue === displayValue || (displayValue === null && value !== null))
    ) {
      return old
    }
    return store.freeze(field) as ScalarCell
  }

  function setPending(entry: Entry, name: string, paths: readonly string[]): void {
    entry.pending ??= new Map()
    if (!entry.pending.has(name)) entry.pending.set(name, paths)
    if (conflicts.at(-1) !== entry) conflicts.push(entry)
  }

  return { record, conflicts, outdated, retyped }
}

/** Records with the same fields in the same order, and the cells of the latest one. */
type Kind = { readonly layout: FieldLayout; cells: readonly Cell[] }

const NO_KIND: Kind = { layout: EMPTY_LAYOUT, cells: [] }

/** Returns the latest record of the kind with these fields. */
function latestKinds(layoutOf: (names: readonly string[]) => FieldLayout): (fields: RecordShape['fields']) => Kind {
  // The last two kinds of records: in a list, the next records nearly always have one of them.
  let last = NO_KIND
  let lastButOne = NO_KIND
  return (fields) => {
    if (hasNames(last.layout, fields)) return last
    if (hasNames(lastButOne.layout, fields)) return lastButOne
    lastButOne = last
    last = { layout: layoutOf(Object.keys(fields)), cells: [] }
    return last
  }
}

/** Stores the properties of a record other than its fields. @param retyped - collects the ids of records whose type changed. */
function headersInto(retyped: string[]): (entry: Entry, body: RecordShape, version: number) => void {
  // Records of one answer usually share these values; one string for all of them saves memory.
  let modifierId: string | null = null
  let recordTypeId: string | null = null
  return takeHeader

  function takeHeader(entry: Entry, body: RecordShape, version: number): void {
    if (body.lastModifiedById !== modifierId) modifierId = body.lastModifiedById
    if (body.recordTypeId !== recordTypeId) recordTypeId = body.recordTypeId
    if (entry.apiName !== '' && entry.recordTypeId !== body.recordTypeId) retyped.push(entry.id)
    entry.version = version
    entry.error = undefined
    entry.apiName = body.apiName
    entry.eTag = body.eTag
    entry.lastModifiedById = modifierId
    entry.lastModifiedDate = body.lastModifiedDate
    entry.recordTypeId = recordTypeId
    entry.recordTypeInfo = body.recordTypeInfo
    entry.systemModstamp = body.systemModstamp === body.lastModifiedDate ? body.lastModifiedDate : body.systemModstamp
    const { Id, LastModifiedById, LastModifiedDate, SystemModstamp } = body.fields
    share(Id, entry.key)
    share(LastModifiedById, modifierId)
    share(LastModifiedDate, entry.lastModifiedDate)
    share(SystemModstamp, entry.systemModstamp)
  }
}

const NONE_ADDED: [string, Cell][] = []

const isRecord = (value: unknown): value is RecordShape => typeof value === 'object' && value !== null

/** @throws TypeError for a malformed record; for a whole record also for a malformed field. */
function checkRecord({ id, fields }: RecordShape, isWhole = true): void {
  if (!isRecord(fields) || typeof id !== 'string') throw new TypeError('Not an answer')
  if (!isWhole) return
  for (const name in fields) {
    const { value } = fields[name] as FieldValue
    if (isRecord(value)) checkRecord(value)
  }
}

/** Some fields repeat properties of the record; both share one string. */
function share(field: FieldValue | undefined, text: string | null): void {
  if (field?.value === text) field.value = text
}

/** Removes the fields that arrived from the pending ones; returns whether there were any. */
function settlePending(entry: Entry, fields: RecordShape['fields']): boolean {
  const { pending } = entry
  if (pending === null) return false
  const { size } = pending
  for (const name of [...pending.keys()]) if (Object.hasOwn(fields, name)) pending.delete(name)
  if (pending.size === 0) entry.pending = null
  return pending.size < size
}

function hasNames({ names }: FieldLayout, fields: RecordShape['fields']): boolean {
  let slot = 0
  for (const name in fields) if (names[slot++] !== name) return false
  return slot === names.length
}

/** A parent that is repeated in every row is not compared again, unless it has relationships, which could differ. */
function isRepeat({ layout: { names }, cells }: Entry, fields: RecordShape['fields']): boolean {
  let slot = 0
  for (const name in fields) {
    const known = cells[slot]?.value ?? null
    if (names[slot++] !== name || (known === null && isRecord((fields[name] as FieldValue).value))) return false
  }
  return true
}

/** The paths in the answer below a field, relative to the record. */
function pathsOf(path: string, { value }: FieldValue): string[] {
  if (!isRecord(value)) return [path]
  return Object.entries(value.fields).flatMap(([name, below]) => pathsOf(`${path}.${name}`, below))
}
