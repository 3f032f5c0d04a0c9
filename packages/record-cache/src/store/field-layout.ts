import { KeptMap } from './kept-map.ts'

/** Which fields a record holds, in which order. Shared by all records with the same fields in the same order. */
export type FieldLayout = { readonly names: readonly string[]; readonly slots: ReadonlyMap<string, number> }

const LAYOUTS_KEPT = 500

export const EMPTY_LAYOUT: FieldLayout = { names: [], slots: new Map() }

/** Hands out one layout per ordered list of names; forgets the oldest beyond a bound, which costs sharing, never correctness. */
export class FieldLayouts {
  readonly #byNames = new KeptMap<string, FieldLayout>(LAYOUTS_KEPT)
  /** The layouts of the last records: in a list they are nearly always those of the next ones too. */
  #last = EMPTY_LAYOUT
  #lastButOne = EMPTY_LAYOUT

  of(names: readonly string[]): FieldLayout {
    if (hasNames(this.#last, names)) return this.#last
    const found = hasNames(this.#lastButOne, names)
      ? this.#lastButOne
      : this.#byNames.of(names.join(), () => ({ names, slots: new Map(names.map((name, slot) => [name, slot])) }))
    this.#lastButOne = this.#last
    this.#last = found
    return found
  }
}

const hasNames = (layout: FieldLayout, names: readonly string[]) =>
  layout.names.length === names.length && layout.names.every((name, slot) => name === names[slot])
