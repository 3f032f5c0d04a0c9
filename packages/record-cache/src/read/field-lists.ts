import { type QualifiedSelection, Selections } from './selection.ts'

/** Fields as a config names them: one path or several, each starting with the object's name. */
export type FieldList = string | readonly string[]

type Recent = { fields: readonly string[]; optionalFields: readonly string[]; selection: QualifiedSelection | null }

const NONE: readonly string[] = Object.freeze([])

/** A reader makes a fresh array at each call, so identity says nothing; a handful of recent lists compared by content does. */
const RECENTS_KEPT = 16

/** Compiles the field lists of configs, once per content. */
export class FieldLists {
  readonly selections = new Selections()
  #recents: Recent[] = []

  /** Null when the lists name no field, fields of more than one object, or are no lists of texts. */
  compile(fields: FieldList | undefined, optionalFields: FieldList | undefined): QualifiedSelection | null {
    const required = listOf(fields)
    const optional = listOf(optionalFields)
    const recents = this.#recents
    for (let position = 0; position < recents.length; position++) {
      const recent = recents[position] as Recent
      if (!sameTexts(recent.fields, required) || !sameTexts(recent.optionalFields, optional)) continue
      if (position > 0) {
        recents[position] = recents[position - 1] as Recent
        recents[position - 1] = recent
      }
      return recent.selection
    }
    if (textsOf(required) === null || textsOf(optional) === null) return null
    const selection = this.#compile(required, optional)
    if (recents.length === RECENTS_KEPT) recents.pop()
    recents.unshift({ fields: [...required], optionalFields: [...optional], selection })
    return selection
  }

  #compile(required: readonly string[], optional: readonly string[]): QualifiedSelection | null {
    const first = required[0] ?? optional[0]
    if (first === undefined) return null
    const objectApiName = first.slice(0, first.indexOf('.'))
    const prefix = `${objectApiName}.`
    if (objectApiName === '' || ![...required, ...optional].every((path) => path.startsWith(prefix))) return null
    const unqualified = (path: string) => path.slice(prefix.length)
    return { objectApiName, selection: this.selections.of(required.map(unqualified), optional.map(unqualified)) }
  }
}

/** The list form of a config's fields. */
export function listOf(fields: FieldList | undefined): readonly string[] {
  if (fields === undefined) return NONE
  return typeof fields === 'string' ? [fields] : fields
}

/** The texts of a value from outside; null when it is neither a text nor a list of texts, or one of them is empty. */
export function textsOf(value: unknown): readonly string[] | null {
  const texts = typeof value === 'string' ? [value] : value
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string' && text !== '') ? texts : null
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let position = 0; position < a.length; position++) if (a[position] !== b[position]) return false
  return true
}
