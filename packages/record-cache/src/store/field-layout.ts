import { BoundedMap } from './bounded-map.ts'

/** The fields of a record, in order. Shared by all records with the same fields in the same order. */
export type FieldLayout = { readonly names: readonly string[]; readonly slots: ReadonlyMap<string, number> }

const LAYOUTS_KEPT = 500

export const EMPTY_LAYOUT: FieldLayout = { names: [], slots: new Map() }

/** Returns one layout per ordered list of names. Drops the oldest beyond a limit, which only reduces sharing. */
export function fieldLayouts() {
  const byNames = new BoundedMap<string, FieldLayout>(LAYOUTS_KEPT)
  return (names: readonly string[]): FieldLayout =>
    byNames.ensure(names.join(), () => ({ names, slots: new Map(names.map((name, slot) => [name, slot])) }))
}
