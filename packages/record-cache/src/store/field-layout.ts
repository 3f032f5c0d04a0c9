import { BoundedMap } from './bounded-map.ts'

/** Which fields a record holds, in which order. Shared by all records with the same fields in the same order. */
export type FieldLayout = { readonly names: readonly string[]; readonly slots: ReadonlyMap<string, number> }

const LAYOUTS_KEPT = 500

export const EMPTY_LAYOUT: FieldLayout = { names: [], slots: new Map() }

/** Hands out one layout per ordered list of names; forgets the oldest beyond a bound, which costs sharing, never correctness. */
export function fieldLayouts() {
  const byNames = new BoundedMap<string, FieldLayout>(LAYOUTS_KEPT)
  return (names: readonly string[]): FieldLayout =>
    byNames.ensure(names.join(), () => ({ names, slots: new Map(names.map((name, slot) => [name, slot])) }))
}
