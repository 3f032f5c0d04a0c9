import type { FieldValue } from 'contract'
import * as limits from 'contract/limits'
import { BoundedMap } from '../store/bounded-map.ts'
import type { FieldLayout } from '../store/field-layout.ts'

/** One field of a selection; `child` selects the fields of the record it points to. */
export type SelectedField = { readonly name: string; readonly optional: boolean; readonly child: Selection | null }

/** A selection together with the object that its paths start at. */
export type QualifiedSelection = { readonly objectApiName: string; readonly selection: Selection }

/** The wanted fields of a record, as a tree. Equal field lists give the same object. */
export class Selection {
  /** Sorted by name. */
  readonly fields: readonly SelectedField[]
  /** How many of the fields lead to other records. */
  readonly links: number
  /** Positions of fields that an answer may leave out, and of relationships that may be empty. */
  readonly mayBeMissing: readonly number[]
  /** Has all fields already, each to be replaced. */
  readonly #template: Record<string, FieldValue> = {}
  // The layout of the record before is nearly always that of the next one too.
  #layout: FieldLayout | undefined = undefined
  #slots: readonly number[] = []
  #others: WeakMap<FieldLayout, readonly number[]> | undefined = undefined

  constructor(fields: readonly SelectedField[]) {
    let links = 0
    const mayBeMissing: number[] = []
    for (let position = 0; position < fields.length; position++) {
      const { name, optional, child } = fields[position] as SelectedField
      if (child !== null) links++
      if (optional || child !== null) mayBeMissing.push(position)
      this.#template[name] = NOT_YET
    }
    this.fields = fields
    this.links = links
    this.mayBeMissing = mayBeMissing
  }

  /** The paths without the object's name, sorted: required ones, or optional ones. */
  paths(areOptional: boolean): string[] {
    return this.fields.flatMap(({ name, optional, child }) => {
      if (child !== null) return child.paths(areOptional).map((below) => `${name}.${below}`)
      return optional === areOptional ? name : []
    })
  }

  /**
   * An object for the fields of a record. Copied from a template with all fields it takes half the memory of one that grows.
   *
   * @param isWhole - whether every field will be put in it.
   */
  emptyFields(isWhole: boolean): Record<string, FieldValue> {
    return isWhole ? { ...this.#template } : {}
  }

  /** The slot of each field in a field layout, -1 where the layout lacks it. Computed once per layout. */
  slotsIn(layout: FieldLayout): readonly number[] {
    if (layout !== this.#layout) {
      if (this.#layout !== undefined) this.#others = (this.#others ?? new WeakMap()).set(this.#layout, this.#slots)
      this.#slots = this.#others?.get(layout) ?? this.fields.map(({ name }) => layout.slots.get(name) ?? -1)
      this.#layout = layout
    }
    return this.#slots
  }
}

const NOT_YET: FieldValue = { displayValue: null, value: null }

/** Fields while their paths are gathered; a relationship has those below it. */
type Drafts = Map<string, { optional: boolean; below: Drafts | null }>

const INTERNED_KEPT = 500

/** Makes selections and hands out the same one for the same fields. A path named both ways is required. */
export function selections() {
  /** Selections in use are held by their readers; dropping one here only means that equal fields are compiled again. */
  const interned = new BoundedMap<string, Selection>(INTERNED_KEPT)
  /** The text of the fields that were compiled last. */
  let key = ''

  return function select(requiredPaths: Iterable<string>, optionalPaths: Iterable<string>): Selection {
    const drafts: Drafts = new Map()
    for (const path of requiredPaths) draft(drafts, path, false)
    for (const path of optionalPaths) draft(drafts, path, true)
    return compile(drafts)
  }

  function compile(drafts: Drafts): Selection {
    const fields: SelectedField[] = []
    let text = ''
    for (const name of [...drafts.keys()].sort()) {
      const { optional, below } = drafts.get(name) as { optional: boolean; below: Drafts | null }
      // Nothing is left of a relationship whose paths were all too long.
      if (below?.size === 0) continue
      const child = below === null ? null : compile(below)
      text += child === null ? `${name}${optional ? '?' : ','}` : `${name}{${key}}`
      fields.push({ name, optional, child })
    }
    key = text
    return interned.ensure(text, () => new Selection(fields))
  }
}

/**
 * Adds a path. A relationship is read through the fields below it, and is optional where all of these are. Paths are cut off at six levels:
 * beyond the fifth relationship only a scalar is kept.
 *
 * @returns whether the path was short enough.
 */
function draft(drafts: Drafts, path: string, optional: boolean, level = 1): boolean {
  if (level > limits.fieldPathLevels) return false
  const dot = path.indexOf('.')
  const name = dot < 0 ? path : path.slice(0, dot)
  let field = drafts.get(name)
  if (field === undefined) {
    field = { optional: true, below: null }
    drafts.set(name, field)
  }
  if (dot < 0) {
    if (field.below === null) field.optional &&= optional
    return true
  }
  if (field.below === null) {
    field.below = new Map()
    field.optional = true
  }
  const isKept = draft(field.below, path.slice(dot + 1), optional, level + 1)
  field.optional &&= optional || !isKept
  return isKept
}
