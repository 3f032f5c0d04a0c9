import type { RecordShape } from 'contract'
import type { Scalar } from './scalar.ts'
import type { WordForms } from './word-forms.ts'

/** Reading records with a caller's rights, for the application's own code. */
export type CallerRecords = {
  /** @throws AppError `NOT_FOUND`, `INVALID_FIELD`. */
  get(recordId: string, fields: RequestedFields): Promise<RecordShape>
  /** @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`, `INVALID_FILTER`. */
  find(objectApiName: string, wanted: RecordsWanted): Promise<RecordShape[]>
  /**
   * How many records there are in groups, of those that the caller can see.
   *
   * @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`, `INVALID_FILTER`.
   */
  countGroups(objectApiName: string, wanted: GroupsWanted): Promise<CountedGroups>
  /** Records whose texts have words of a text, the best matches first. @throws AppError `INVALID_TYPE`, `INVALID_FIELD`. */
  findLike(objectApiName: string, wanted: LikeRecordsWanted): Promise<RecordShape[]>
  /**
   * Alternatives for the words of a text: other endings, synonyms, and corrections of typing errors. Only texts that the caller can read
   * are used.
   *
   * @param objectApiNames - the objects whose vocabularies list the correct words.
   * @param readSynonyms - called unless the text has only numbers.
   */
  wordForms(objectApiNames: readonly string[], text: string, readSynonyms: () => Promise<Synonyms>): Promise<WordForms>
  /**
   * Records that contain the words of a text or their alternatives, the best matches first; empty for an object that does not exist for the
   * caller. @throws AppError `INVALID_FIELD`, `INVALID_FILTER`.
   */
  findWords(objectApiName: string, wanted: WordsWanted): Promise<RecordShape[]>
}

/** Groups of words, or of several words with blanks, that mean the same. */
export type Synonyms = readonly (readonly string[])[]

/**
 * Words to find, a filter as lists take it, the fields to read and how many records. `textsOf` limits long texts to this many of the best
 * records; they are empty in the others.
 */
export type WordsWanted = RequestedFields &
  SoughtText & { where?: unknown; limit: number; textsOf?: number | undefined }

export type SoughtText = { text: string; forms: WordForms }

/** A text to which records are to be like, the fields to read of them, and how many at most. */
export type LikeRecordsWanted = RequestedFields & { text: string; limit: number }

/** Field paths such as `Case.Subject` or `Case.Account.Name`; the object's own name may be left out. */
export type RequestedFields = { fields?: readonly string[] | undefined; optionalFields?: readonly string[] | undefined }

/** A query of the application's own code: fields, a filter as lists take it, an order with an index, and how many rows. */
export type RecordsWanted = RequestedFields & { where?: unknown; orderBy: readonly string[]; limit: number }

/** What is counted: a filter as lists take it, what it is grouped by, and how far: at most one more than `most`. */
export type GroupsWanted = { where?: unknown; by: readonly [GroupedBy, ...GroupedBy[]]; most: number }

/**
 * Records are grouped by the value of a field, or by how many of the bounds it has reached: values, or other fields of the record.
 * A record without a value belongs to `null`.
 */
export type GroupedBy = string | { field: string; from: readonly (string | number | { field: string })[] }

/** Groups with at least one record: their keys in the order of `by`. */
export type CountedGroups = {
  groups: readonly { keys: readonly Scalar[]; count: number }[]
  /** There are more records than were counted. */
  hasMore: boolean
}

/** Lists with a caller's rights, for the application's own code. */
export type CallerLists = {
  /** How many records of a list view there are, at most one more than `most`. @throws AppError `NOT_FOUND` and of the filter. */
  count(list: { objectApiName: string; listViewApiName: string }, wanted: RowsCounted): Promise<number>
}

/** What is counted of a list: a filter and words as its pages take them, and how far. */
export type RowsCounted = { where?: unknown; searchTerm?: string | undefined; most: number }
