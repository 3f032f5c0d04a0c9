import type { Entry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'
import type { Selection } from './selection.ts'

/**
 * Remembers what an answer left out of what was asked: optional fields that did not come are missing, and asking again would not bring
 * them; of lookups without a record the wanted fields are kept, so that a record that comes later is asked with them.
 */
export function noteAbsent(store: Store, entry: Entry, selection: Selection): void {
  if (!selection.hasOptional && selection.spans === 0) return
  let changed = false
  const slots = selection.slotsIn(entry.layout)
  for (const [position, field] of selection.fields.entries()) {
    const cell = entry.cells[slots[position] ?? -1]
    if (cell === undefined) {
      if (!field.optional || entry.pending?.has(field.name) || entry.missing?.has(field.name)) continue
      entry.missing ??= new Set()
      entry.missing.add(field.name)
      changed = true
    } else if (field.child !== null) {
      if (cell.entry !== undefined) noteAbsent(store, cell.entry, field.child)
      else if (cell.value === null) want(entry, field.name, field.child)
    }
  }
  if (changed) store.touch(entry)
}

function want(entry: Entry, name: string, child: Selection): void {
  const { required, optional } = child.paths()
  entry.wanted ??= new Map()
  entry.wanted.set(name, new Set([...(entry.wanted.get(name) ?? []), ...required, ...optional]))
}
