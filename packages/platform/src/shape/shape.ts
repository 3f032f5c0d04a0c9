import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import type { WordForms } from '../metadata/word-forms.ts'
import type { Selection } from './selection.ts'
import type { Where } from './where.ts'

/** One column of an order; `path` leads from the base object. */
export type Order = { path: readonly string[]; descending: boolean }

/**
 * Where a page starts: at the row with these order values and this id. A page of rows after it includes the row, a page of rows before it
 * does not.
 */
export type Boundary = { direction: 'after' | 'before'; values: readonly Scalar[]; id: string }

/** A parent record that the caller must be able to read; otherwise nothing is counted. */
export type Below = { object: ObjectModel; id: string }

/** Reserved key of the parent's grants in a plan that counts children; no relationship path can equal it. */
export const BELOW = '^'

/**
 * The key of a group: the value of a field, or with `bounds` the number of bounds that the value has reached. A bound is an operand or
 * another field of the row. Rows without a value are in the group `null`.
 */
export type Grouping = { path: readonly string[]; bounds: readonly GroupBound[] | null }
export type GroupBound = { value: Scalar } | { path: readonly string[] }

/** Counts rows in groups, up to a limit. */
export type GroupsShape = {
  kind: 'groups'
  by: readonly Grouping[]
  limit: number
} & RowsWanted & { words: null }

/** Counts in how many rows each of the words occurs, which are separated by spaces; only the newest rows of each grant are read. */
export type FrequenciesShape = { kind: 'frequencies'; limit: number } & RowsWanted & { where: null; words: string }

/** A query before authorisation: the input of `authorise`. */
export type Shape =
  | { kind: 'ids'; object: ObjectModel; selection: Selection; ids: readonly string[] }
  | ({
      kind: 'list'
      selection: Selection
      order: readonly Order[]
      boundary: Boundary | null
      limit: number
    } & RowsWanted)
  | ({ kind: 'count'; limit: number; below?: Below } & RowsWanted)
  | GroupsShape
  | FrequenciesShape
  | SearchShape

/** Rows that contain words: by relevance or in an order, from at most 1,000 matches. */
export type SearchShape = {
  kind: 'search'
  selection: Selection
  /** Without columns, rows are ordered by relevance. */
  order: readonly Order[]
  offset: number
  limit: number
  /** `words` is already a text search query, not typed text. */
  isQuery?: true
  /** Alternatives for the words. */
  forms?: WordForms
  /** Long texts are read for this many first rows only, and are empty in the others; absent means all rows. */
  textsOf?: number | undefined
} & RowsWanted & { words: string }

/** Which rows of an object: a filter and words to find. */
export type RowsWanted = { object: ObjectModel; where: Where | null; words: string | null }
