import { type QualifiedSelection, type Selection, selections } from './selection.ts'

/** Fields as a config names them: one path or several, each starting with the object's name. */
export type FieldList = string | readonly string[]

/**
 * The fields of a read: required ones, optional ones, or both. What the caller may not see or does not exist is left out of the optional
 * ones; among the others it is refused.
 */
export type SomeFields =
  | { readonly fields: FieldList; readonly optionalFields?: FieldList }
  | { readonly fields?: FieldList; readonly optionalFields: FieldList }

/** Readers pass a new array at each call, so that recent lists are compared by content, not by identity. */
const RECENTS_KEPT = 16

/** Compiles the field lists of configs, once per content. */
export function fieldLists() {
  const select = selections()
  let recents: (readonly [required: readonly string[], optional: readonly string[], QualifiedSelection | null])[] = []

  return {
    /** The selection of paths that carry no object name. A path named both ways is required. */
    select,

    /** The selection of a config's fields. Null when they name no field, fields of more than one object, or are no lists of texts. */
    compile(fields: FieldList = [], optionalFields: FieldList = []): QualifiedSelection | null {
      const required = listOf(fields)
      const optional = listOf(optionalFields)
      for (const recent of recents) {
        if (sameTexts(recent[0], required) && sameTexts(recent[1], optional)) return recent[2]
      }
      if (!textsOf(required) || !textsOf(optional)) return null
      const selection = qualified(required, optional, select)
      recents = [[[...required], [...optional], selection], ...recents.slice(0, RECENTS_KEPT - 1)]
      return selection
    },
  }
}

function qualified(
  required: readonly string[],
  optional: readonly string[],
  select: (required: readonly string[], optional: readonly string[]) => Selection,
): QualifiedSelection | null {
  const all = [...required, ...optional]
  const objectApiName = all[0]?.split('.', 1).join()
  const prefix = `${objectApiName}.`
  if (!objectApiName || !all.every((path) => path.startsWith(prefix))) return null
  const unqualified = (path: string) => path.slice(prefix.length)
  return { objectApiName, selection: select(required.map(unqualified), optional.map(unqualified)) }
}

/** The list form of a config's fields. */
export const listOf = (fields: FieldList = []): readonly string[] => (typeof fields === 'string' ? [fields] : fields)

/** The texts of a value from outside; null when it is neither a text nor a list of texts, or one of them is empty. */
export function textsOf(value: unknown): readonly string[] | null {
  const texts = listOf(value as FieldList)
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string' && text !== '') ? texts : null
}

/** A loop over texts only, because it runs at every read: a comparison that sees other values too takes a tenth longer. */
function sameTexts(known: readonly string[], texts: readonly string[]): boolean {
  if (known.length !== texts.length) return false
  for (let position = 0; position < known.length; position++) if (known[position] !== texts[position]) return false
  return true
}
