import type { SelectedField, Selection } from '../selection/selection.ts'
import type { Entry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'

/**
 * Remembers what an answer left out of what was asked: optional fields that did not come are missing, and asking again would not bring
 * them; of lookups without a record the wanted fields are kept, so that a record that comes later is asked with them.
 */
export function markMissing(store: Store, entry: Entry, selection: Selection): void {
  const slots = selection.slotsIn(entry.layout)
  let changed = false
  for (const position of selection.mayBeMissing) {
    const { name, optional, child } = selection.fields[position] as SelectedField
    const cell = entry.cells[slots[position] as number]
    if (cell === undefined) {
      if (!optional || entry.pending?.has(name) || entry.missing?.has(name)) continue
      entry.missing ??= new Set()
      entry.missing.add(name)
      changed = true
    } else if (child !== null) {
      if (cell.entry !== undefined) markMissing(store, cell.entry, child)
      else if (cell.value === null) want(entry, name, child)
    }
  }
  if (changed) store.touch(entry)
}

function want(entry: Entry, name: string, { required, optional }: Selection): void {
  entry.wanted ??= new Map()
  entry.wanted.set(name, new Set([...(entry.wanted.get(name) ?? []), ...required, ...optional]))
}
