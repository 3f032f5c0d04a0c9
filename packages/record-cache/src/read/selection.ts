import { type FieldValue, limits } from 'contract'
import type { FieldLayout } from '../store/field-layout.ts'
import { KeptMap } from '../store/kept-map.ts'

/** One field of a selection; `child` selects the fields of the record it points to. */
export type SelectedField = { readonly name: string; readonly optional: boolean; readonly child: Selection | null }

/** Engines turn an object that more properties are added to by name into a slow and large one; a copy of a whole one stays small. */
const FIELDS_ADDED_ONE_BY_ONE = 16

/** The fields a reader wants of a record, as a tree. Equal field lists give the same selection. */
export class Selection {
  readonly fields: readonly SelectedField[]
  /** The paths without the object's name, sorted: those a reader cannot do without, and the others. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly #template: Readonly<Record<string, FieldValue>>
  readonly #slots = new WeakMap<FieldLayout, readonly number[]>()

  constructor(fields: readonly SelectedField[], required: readonly string[], optional: readonly string[]) {
    this.fields = fields
    this.required = required
    this.optional = optional
    this.#template = JSON.parse(`{${fields.map(({ name }) => `${JSON.stringify(name)}:null`).join()}}`)
  }

  /**
   * The object to put the fields of a record in.
   *
   * @param isWhole - whether every field will be put in it.
   */
  emptyFields(isWhole: boolean): Record<string, FieldValue> {
    return isWhole && this.fields.length > FIELDS_ADDED_ONE_BY_ONE ? { ...this.#template } : {}
  }

  /** Where each field stands in records of a layout; -1 for those it has not. Worked out once per layout. */
  slotsIn(layout: FieldLayout): readonly number[] {
    let slots = this.#slots.get(layout)
    if (slots === undefined) {
      slots = this.fields.map(({ name }) => layout.slots.get(name) ?? -1)
      this.#slots.set(layout, slots)
    }
    return slots
  }
}

/** A selection together with the object that its paths start at. */
export type QualifiedSelection = { readonly objectApiName: string; readonly selection: Selection }

const INTERNED_KEPT = 500

/** Makes selections and hands out the same one for the same fields. */
export class Selections {
  /** Those in use stay alive through their readers; forgetting one costs only that equal fields are compiled again. */
  readonly #interned = new KeptMap<string, Selection>(INTERNED_KEPT)

  /** The selection of paths that carry no object name. A path named both ways is required. */
  of(requiredPaths: Iterable<string>, optionalPaths: Iterable<string>): Selection {
    const wanted = new Map<string, boolean>()
    for (const path of optionalPaths) wanted.set(path, true)
    for (const path of requiredPaths) wanted.set(path, false)
    const paths = [...wanted.keys()]
      // Paths are cut off at six levels: beyond the fifth relationship only a scalar is kept.
      .filter((path) => path.split('.').length <= limits.fieldPathLevels)
      .sort()
      // A relationship is read by the fields under it.
      .filter((path, at, sorted) => !sorted[at + 1]?.startsWith(`${path}.`))
    const required = paths.filter((path) => !wanted.get(path))
    const optional = paths.filter((path) => wanted.get(path))
    return this.#interned.of(`${required}?${optional}`, () => {
      const groups = new KeptMap<string, { optional: boolean; below: [string[], string[]] }>()
      for (const path of paths) {
        const isOptional = wanted.get(path) === true
        const dot = path.indexOf('.')
        const group = groups.of(dot < 0 ? path : path.slice(0, dot), newGroup)
        group.optional &&= isOptional
        if (dot > 0) group.below[isOptional ? 1 : 0].push(path.slice(dot + 1))
      }
      const fields = Array.from(groups, ([name, { optional, below }]) => {
        return { name, optional, child: below.flat().length === 0 ? null : this.of(...below) }
      })
      return new Selection(fields, required, optional)
    })
  }
}

const newGroup = (): { optional: boolean; below: [string[], string[]] } => ({ optional: true, below: [[], []] })
