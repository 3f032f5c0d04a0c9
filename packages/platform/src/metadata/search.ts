import type { Audience } from './audience.ts'

/** A search filter; it exists for callers in its audience who can read its field. */
export type SearchFilterDefinition = Audience & {
  apiName: string
  label: string
} & (
    | { type: 'Field'; kind: 'Text' | 'Select'; field: string }
    /** `field` contains the categories of a record, separated by semicolons; `categories` lists all existing ones. */
    | { type: 'DataCategory'; kind: 'Select'; field: string; groupName: string; categories: readonly string[] }
  )

/**
 * Full-text search: a class of texts is searched only for callers who may read all of its fields. A lookup in a class is searched by the
 * name of its target, for callers who may find the target by that name.
 */
export type SearchDefinition = {
  /** Columns of the base table in the conditions of grants; copied into the search table, so that one index covers scope and words. */
  scopes: readonly string[]
  classes: Readonly<Record<string, readonly string[]>>
  /** Displayed fields of a result; absent means the name field. Paths to parents are allowed. */
  fields?: readonly string[]
  filters?: readonly SearchFilterDefinition[]
  /**
   * Vocabularies for the correction of typing errors, by name. The first one whose texts the caller may all read is used.
   * `refillVocabulary` fills them.
   */
  vocabularies?: Readonly<Record<string, VocabularyDefinition>>
}

/** The words of some search classes, in records with certain scope values; absent `classes` means all. */
export type VocabularyDefinition = {
  rows: Readonly<Record<string, string | boolean>>
  classes?: readonly string[]
}
