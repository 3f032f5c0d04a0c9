import { type FieldValue, limits } from 'contract'
import type { FieldLayout } from '../store/field-layout.ts'

/** One field of a selection; `child` selects the fields of the record it points to. */
export type SelectedField = { readonly name: string; readonly optional: boolean; readonly child: Selection | null }

/** Engines turn an object that more properties are added to by name into a slow and large one; a copy of a whole one stays small. */
const FIELDS_ADDED_ONE_BY_ONE = 16

/** The fields a reader wants of a record, as a tree. Equal field lists give the same selection. */
export class Selection {
  readonly key: string
  readonly fields: readonly SelectedField[]
  readonly hasOptional: boolean
  /** The positions of the fields that lead to other records. */
  readonly spans: readonly number[]
  #template: Readonly<Record<string, FieldValue>> | null = null
  #layout: FieldLayout | null = null
  #slots: readonly number[] = []
  #slotsByLayout: WeakMap<FieldLayout, readonly number[]> | null = null

  constructor(key: string, fields: readonly SelectedField[]) {
    this.key = key
    this.fields = fields
    this.spans = [...fields.keys()].filter((position) => fields[position]?.child !== null)
    this.hasOptional = fields.some((field) => field.optional || field.child?.hasOptional)
  }

  /**
   * The object to put the fields of a record in.
   *
   * @param isWhole - whether every field will be put in it.
   */
  emptyFields(isWhole: boolean): Record<string, FieldValue> {
    if (!isWhole || this.fields.length <= FIELDS_ADDED_ONE_BY_ONE) return {}
    this.#template ??= JSON.parse(`{${this.fields.map((field) => `${JSON.stringify(field.name)}:null`).join()}}`)
    return { ...this.#template }
  }

  /** Where each field stands in records of a layout; -1 for those it has not. Worked out once per layout. */
  slotsIn(layout: FieldLayout): readonly number[] {
    if (this.#layout === layout) return this.#slots
    this.#slotsByLayout ??= new WeakMap()
    let slots = this.#slotsByLayout.get(layout)
    if (slots === undefined) {
      slots = this.fields.map((field) => layout.slots.get(field.name) ?? -1)
      this.#slotsByLayout.set(layout, slots)
    }
    this.#layout = layout
    this.#slots = slots
    return slots
  }

  /** The paths of the selection without the object's name, sorted: those a reader cannot do without, and the others. */
  paths(): { required: string[]; optional: string[] } {
    const required: string[] = []
    const optional: string[] = []
    const walk = (selection: Selection, prefix: string) => {
      for (const field of selection.fields) {
        if (field.child !== null) walk(field.child, `${prefix}${field.name}.`)
        else (field.optional ? optional : required).push(prefix + field.name)
      }
    }
    walk(this, '')
    return { required: required.sort(), optional: optional.sort() }
  }
}

/** A selection together with the object that its paths start at. */
export type QualifiedSelection = { readonly objectApiName: string; readonly selection: Selection }

type Branch = { optional: boolean; children: Map<string, Branch> | null }

const INTERNED_KEPT = 500

/** Makes selections and hands out the same one for the same fields. */
export class Selections {
  readonly #interned = new Map<string, Selection>()

  /** The selection of paths that carry no object name. A path named both ways is required. */
  of(required: Iterable<string>, optional: Iterable<string>): Selection {
    const root = new Map<string, Branch>()
    for (const path of optional) addPath(root, path, true)
    for (const path of required) addPath(root, path, false)
    return this.#intern(root)
  }

  #intern(branches: Map<string, Branch>): Selection {
    const fields: SelectedField[] = []
    let key = ''
    for (const name of [...branches.keys()].sort()) {
      const branch = branches.get(name)
      if (branch === undefined) continue
      const child = branch.children === null ? null : this.#intern(branch.children)
      fields.push({ name, optional: branch.optional, child })
      key += `${name}${branch.optional ? '?' : ''}${child === null ? '' : `(${child.key})`} `
    }
    const known = this.#interned.get(key)
    if (known !== undefined) return known
    const selection = new Selection(key, fields)
    // Selections in use stay alive through their readers; forgetting one costs only that equal fields are compiled again.
    if (this.#interned.size >= INTERNED_KEPT) this.#interned.clear()
    this.#interned.set(key, selection)
    return selection
  }
}

/** Paths are cut off at six levels: beyond the fifth relationship only a scalar is kept. */
function addPath(root: Map<string, Branch>, path: string, optional: boolean): void {
  const names = path.split('.')
  if (names.length > limits.fieldPathLevels) return
  let level = root
  for (const [position, name] of names.entries()) {
    const isLeaf = position === names.length - 1
    let branch = level.get(name)
    if (branch === undefined) {
      branch = { optional, children: null }
      level.set(name, branch)
    }
    branch.optional &&= optional
    if (isLeaf) return
    branch.children ??= new Map()
    level = branch.children
  }
}
