import { type FieldValue, limits } from 'contract'
import type { FieldLayout } from '../store/field-layout.ts'
import { KeptMap } from '../store/kept-map.ts'

/** One field of a selection; `child` selects the fields of the record it points to. */
export type SelectedField = { readonly name: string; readonly optional: boolean; readonly child: Selection | null }

/** The fields a reader wants of a record, as a tree. Equal field lists give the same selection. */
export type Selection = {
  readonly fields: readonly SelectedField[]
  /** The paths without the object's name, sorted: those a reader cannot do without, and the others. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /**
   * The object to put the fields of a record in.
   *
   * @param isWhole - whether every field will be put in it.
   */
  readonly emptyFields: (isWhole: boolean) => Record<string, FieldValue>
  /** Where each field stands in records of a layout; -1 for those it has not. Worked out once per layout. */
  readonly slotsIn: (layout: FieldLayout) => readonly number[]
}

/** A selection together with the object that its paths start at. */
export type QualifiedSelection = { readonly objectApiName: string; readonly selection: Selection }

/** Engines turn an object that more properties are added to by name into a slow and large one; a copy of a whole one stays small. */
const FIELDS_ADDED_ONE_BY_ONE = 16

const INTERNED_KEPT = 500

/** Makes selections and hands out the same one for the same fields. A path named both ways is required. */
export function selections() {
  /** Those in use stay alive through their readers; forgetting one costs only that equal fields are compiled again. */
  const interned = new KeptMap<string, Selection>(INTERNED_KEPT)

  return function select(requiredPaths: Iterable<string>, optionalPaths: Iterable<string>): Selection {
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
    return interned.of(`${required}?${optional}`, () => {
      const groups = new KeptMap<string, { optional: boolean; below: [string[], string[]] }>()
      for (const path of paths) {
        const isOptional = wanted.get(path) === true
        const [name = ''] = path.split('.', 1)
        const group = groups.of(name, newGroup)
        group.optional &&= isOptional
        if (path !== name) group.below[isOptional ? 1 : 0].push(path.slice(name.length + 1))
      }
      const fields = Array.from(groups, ([name, { optional, below }]) => {
        return { name, optional, child: below.flat().length > 0 ? select(...below) : null }
      })
      const names = Object.fromEntries(fields.map(({ name }) => [name, null]))
      const template: Readonly<Record<string, FieldValue>> = JSON.parse(JSON.stringify(names))
      const isLarge = fields.length > FIELDS_ADDED_ONE_BY_ONE
      const slots = new WeakMap<FieldLayout, readonly number[]>()
      return {
        fields,
        required,
        optional,
        emptyFields: (isWhole) => (isWhole && isLarge ? { ...template } : {}),
        slotsIn(layout) {
          let found = slots.get(layout)
          if (!found) {
            found = fields.map(({ name }) => layout.slots.get(name) ?? -1)
            slots.set(layout, found)
          }
          return found
        },
      }
    })
  }
}

const newGroup = (): { optional: boolean; below: [string[], string[]] } => ({ optional: true, below: [[], []] })
