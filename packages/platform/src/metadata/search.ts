import type { Audience } from './audience.ts'

/** A search filter; it exists for callers of its audience who can read its field. */
export type SearchFilterDefinition = Audience & {
  apiName: string
  label: string
} & (
    | { type: 'Field'; kind: 'Text' | 'Select'; field: string }
    /** `field` holds the names of a record's categories, separated by semicolons; `categories` are all there are. */
    | { type: 'DataCategory'; kind: 'Select'; field: string; groupName: string; categories: readonly string[] }
  )

/**
 * Full-text search: the texts of one access class are found only by callers who may read every one of its fields. A lookup among them is
 * searched by the name of its target, for callers who may find the target by that name.
 */
export type SearchDefinition = {
  /** Columns of the base table that grants bind, copied into the search table so that one index holds scope and words. */
  scopes: readonly string[]
  classes: Readonly<Record<string, readonly string[]>>
  /** Fields shown of what was found; absent means the name field. Paths to parents are allowed. */
  fields?: readonly string[]
  filters?: readonly SearchFilterDefinition[]
  /**
   * Vocabularies for the correction of typing errors, by name. A caller gets the first one whose texts the caller may all read.
   * `refillVocabulary` fills them.
   */
  vocabularies?: Readonly<Record<string, VocabularyDefinition>>
}

/** The words of some classes of the records with certain values of scopes; without `classes` of all. */
export type VocabularyDefinition = {
  rows: Readonly<Record<string, string | boolean>>
  classes?: readonly string[]
}
