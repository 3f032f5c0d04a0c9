/** Which fields a record holds, in which order. Shared by all records with the same fields in the same order. */
export type FieldLayout = {
  readonly names: readonly string[]
  readonly slots: ReadonlyMap<string, number>
  /** For each slot the header value that the field repeats, so that one string serves both. */
  readonly repeats: readonly (RepeatedHeader | null)[]
}

export type RepeatedHeader = 'id' | 'lastModifiedById' | 'lastModifiedDate' | 'systemModstamp'

const REPEATED: ReadonlyMap<string, RepeatedHeader> = new Map([
  ['Id', 'id'],
  ['LastModifiedById', 'lastModifiedById'],
  ['LastModifiedDate', 'lastModifiedDate'],
  ['SystemModstamp', 'systemModstamp'],
])

const LAYOUTS_KEPT = 500

export const EMPTY_LAYOUT: FieldLayout = { names: [], slots: new Map(), repeats: [] }

/** Hands out one layout per ordered list of names; forgets the oldest beyond a bound, which costs sharing, never correctness. */
export class FieldLayouts {
  readonly #byNames = new Map<string, FieldLayout>()

  of(names: readonly string[]): FieldLayout {
    const key = names.join()
    const known = this.#byNames.get(key)
    if (known !== undefined) return known
    const layout: FieldLayout = {
      names,
      slots: new Map(names.map((name, slot) => [name, slot])),
      repeats: names.map((name) => REPEATED.get(name) ?? null),
    }
    if (this.#byNames.size >= LAYOUTS_KEPT) {
      for (const oldest of this.#byNames.keys()) {
        this.#byNames.delete(oldest)
        break
      }
    }
    this.#byNames.set(key, layout)
    return layout
  }
}
