import { type FieldValue, limits } from 'contract'
import { BoundedMap } from '../store/bounded-map.ts'
import type { FieldLayout } from '../store/field-layout.ts'

/** One field of a selection; `child` selects the fields of the record it points to. */
export type SelectedField = { readonly name: string; readonly optional: boolean; readonly child: Selection | null }

/** The wanted fields of a record, as a tree. Equal field lists give the same object. */
export type Selection = {
  readonly fields: readonly SelectedField[]
  /** The paths without the object's name, sorted: required ones and optional ones. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** How many of the fields lead to other records. */
  readonly links: number
  /** Positions of fields that an answer may leave out, and of relationships that may be empty. */
  readonly mayBeMissing: readonly number[]
  /**
   * An object for the fields of a record. Copied from a template with all fields it takes half the memory of one that grows.
   *
   * @param isWhole - whether every field will be put in it.
   */
  readonly emptyFields: (isWhole: boolean) => Record<string, FieldValue>
  /** The slot of each field in a field layout, -1 where the layout lacks it. Computed once per layout. */
  readonly slotsIn: (layout: FieldLayout) => readonly number[]
}

/** A selection together with the object that its paths start at. */
export type QualifiedSelection = { readonly objectApiName: string; readonly selection: Selection }

const INTERNED_KEPT = 500

/** Makes selections and hands out the same one for the same fields. A path named both ways is required. */
export function selections() {
  /** Selections in use are held by their readers; dropping one here only means that equal fields are compiled again. */
  const interned = new BoundedMap<string, Selection>(INTERNED_KEPT)

  return function select(requiredPaths: Iterable<string>, optionalPaths: Iterable<string>): Selection {
    const wanted = new Map<string, boolean>()
    for (const path of optionalPaths) wanted.set(path, true)
    for (const path of requiredPaths) wanted.set(path, false)
    for (const path of wanted.keys()) {
      let levels = 1
      // A relationship is read through the fields below it.
      for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
        wanted.delete(path.slice(0, dot))
        levels++
      }
      // Paths are cut off at six levels: beyond the fifth relationship only a scalar is kept.
      if (levels > limits.fieldPathLevels) wanted.delete(path)
    }
    const paths = [...wanted.keys()].sort()
    const required = paths.filter((path) => !wanted.get(path))
    const optional = paths.filter((path) => wanted.get(path))
    return interned.ensure(`${required}?${optional}`, () => {
      const groups = new BoundedMap<string, { optional: boolean; below: [string[], string[]] }>()
      for (const path of paths) {
        const isOptional = wanted.get(path) === true
        const dot = path.indexOf('.')
        const group = groups.ensure(dot < 0 ? path : path.slice(0, dot), newGroup)
        group.optional &&= isOptional
        if (dot > 0) group.below[isOptional ? 1 : 0].push(path.slice(dot + 1))
      }
      const fields = Array.from(groups, ([name, { optional, below }]) => {
        return { name, optional, child: below.flat().length > 0 ? select(...below) : null }
      })
      /** Has all fields already, each to be replaced. */
      let template: object | undefined
      const known = new WeakMap<FieldLayout, readonly number[]>()
      // The layout of the record before is nearly always that of the next one too.
      let last: FieldLayout | undefined
      let slots: readonly number[] = []
      return {
        fields,
        required,
        optional,
        links: fields.filter(({ child }) => child).length,
        mayBeMissing: [...fields.keys()].filter((position) => fields[position]?.optional || fields[position]?.child),
        emptyFields(isWhole) {
          if (!isWhole) return {}
          template ??= Object.fromEntries(fields.map(({ name }) => [name, null]))
          return { ...template }
        },
        slotsIn(layout) {
          if (layout === last) return slots
          slots = known.get(layout) ?? fields.map(({ name }) => layout.slots.get(name) ?? -1)
          known.set(layout, slots)
          last = layout
          return slots
        },
      }
    })
  }
}

const newGroup = (): { optional: boolean; below: [string[], string[]] } => ({ optional: true, below: [[], []] })
