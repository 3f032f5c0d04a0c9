import { KeptMap } from './kept-map.ts'

/** Which fields a record holds, in which order. Shared by all records with the same fields in the same order. */
export type FieldLayout = { readonly names: readonly string[]; readonly slots: ReadonlyMap<string, number> }

const LAYOUTS_KEPT = 500

export const EMPTY_LAYOUT: FieldLayout = { names: [], slots: new Map() }

/** Hands out one layout per ordered list of names; forgets the oldest beyond a bound, which costs sharing, never correctness. */
export function fieldLayouts() {
  const byNames = new KeptMap<string, FieldLayout>(LAYOUTS_KEPT)
  // The layouts of the last two records: in a list they are nearly always those of the next ones too.
  let last = EMPTY_LAYOUT
  let lastButOne = EMPTY_LAYOUT

  return (names: readonly string[]): FieldLayout => {
    if (hasNames(last, names)) return last
    const found = hasNames(lastButOne, names)
      ? lastButOne
      : byNames.of(names.join(), () => ({ names, slots: new Map(names.map((name, slot) => [name, slot])) }))
    lastButOne = last
    last = found
    return found
  }
}

const hasNames = (layout: FieldLayout, names: readonly string[]) =>
  layout.names.length === names.length && layout.names.every((name, slot) => name === names[slot])
