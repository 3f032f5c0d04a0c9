import type { Entry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'
import type { SelectedField, Selection } from './selection.ts'

/**
 * Remembers what an answer left out of what was asked: optional fields that did not come are missing, and asking again would not bring
 * them; of lookups without a record the wanted fields are kept, so that a record that comes later is asked with them.
 */
export function noteAbsent(store: Store, entry: Entry, selection: Selection): void {
  const { fields, spans } = selection
  if (selection.hasOptional) noteMissing(store, entry, selection)
  if (spans.length === 0) return
  const slots = selection.slotsIn(entry.layout)
  for (const position of spans) {
    const cell = entry.cells[slots[position] ?? -1]
    const { name, child } = fields[position] as SelectedField
    if (cell === undefined || child === null) continue
    if (cell.entry !== undefined) noteAbsent(store, cell.entry, child)
    else if (cell.value === null) want(entry, name, child)
  }
}

function noteMissing(store: Store, entry: Entry, selection: Selection): void {
  const slots = selection.slotsIn(entry.layout)
  let changed = false
  for (let position = 0; position < slots.length; position++) {
    const { name, optional } = selection.fields[position] as SelectedField
    if (slots[position] !== -1 || !optional || entry.pending?.has(name) || entry.missing?.has(name)) continue
    entry.missing ??= new Set()
    entry.missing.add(name)
    changed = true
  }
  if (changed) store.touch(entry)
}

function want(entry: Entry, name: string, child: Selection): void {
  const { required, optional } = child.paths()
  entry.wanted ??= new Map()
  entry.wanted.set(name, new Set([...(entry.wanted.get(name) ?? []), ...required, ...optional]))
}
