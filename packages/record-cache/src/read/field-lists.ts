import { type QualifiedSelection, Selections } from './selection.ts'

/** Fields as a config names them: one path or several, each starting with the object's name. */
export type FieldList = string | readonly string[]

type Recent = { fields: readonly string[]; optionalFields: readonly string[]; selection: QualifiedSelection | null }

/** A reader makes a fresh array at each call, so identity says nothing; a handful of recent lists compared by content does. */
const RECENTS_KEPT = 16

/** Compiles the field lists of configs, once per content. */
export class FieldLists {
  readonly selections = new Selections()
  #recents: Recent[] = []

  /** Null when the lists name no field, fields of more than one object, or are no lists of texts. */
  compile(fields: FieldList = [], optionalFields: FieldList = []): QualifiedSelection | null {
    const required = listOf(fields)
    const optional = listOf(optionalFields)
    for (const recent of this.#recents) {
      if (sameTexts(recent.fields, required) && sameTexts(recent.optionalFields, optional)) return recent.selection
    }
    if (textsOf(required) === null || textsOf(optional) === null) return null
    const selection = this.#compile(required, optional)
    this.#recents = [
      { fields: [...required], optionalFields: [...optional], selection },
      ...this.#recents.slice(0, RECENTS_KEPT - 1),
    ]
    return selection
  }

  #compile(required: readonly string[], optional: readonly string[]): QualifiedSelection | null {
    const all = [...required, ...optional]
    const objectApiName = all[0]?.split('.', 1).join() ?? ''
    const prefix = `${objectApiName}.`
    if (objectApiName === '' || !all.every((path) => path.startsWith(prefix))) return null
    const unqualified = (path: string) => path.slice(prefix.length)
    return { objectApiName, selection: this.selections.of(required.map(unqualified), optional.map(unqualified)) }
  }
}

/** The list form of a config's fields. */
export const listOf = (fields: FieldList = []): readonly string[] => (typeof fields === 'string' ? [fields] : fields)

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
