import type { RecordShape } from 'contract'
import type { SelectedField, Selection } from '../selection/selection.ts'
import type { Entry } from '../store/entry.ts'
import type { Store } from '../store/store.ts'

/**
 * Marks requested fields that an answer lacks. Optional fields are marked as missing, so that they are not requested again. For an empty
 * lookup, the wanted fields are stored, to request them of a later target. An answer with another parent than the stored one is ignored for
 * the fields of that parent.
 *
 * @param body - the record in the answer, or a part of it.
 */
export function markMissing(store: Store, entry: Entry, selection: Selection, body: RecordShape | undefined): void {
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
      const field = body?.fields[name]
      const parent = (field?.value ?? undefined) as RecordShape | undefined
      if (cell.entry !== undefined) {
        if (!field || parent?.id === cell.entry.id) markMissing(store, cell.entry, child, parent)
      } else if (cell.value === null) want(entry, name, child)
    }
  }
  if (changed) store.touch(entry)
}

function want(entry: Entry, name: string, selection: Selection): void {
  entry.wanted ??= new Map()
  entry.wanted.set(
    name,
    new Set([...(entry.wanted.get(name) ?? []), ...selection.paths(false), ...selection.paths(true)]),
  )
}
