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
   * Counts the records that the caller can see, in groups.
   *
   * @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`, `INVALID_FILTER`.
   */
  countGroups(objectApiName: string, wanted: GroupsWanted): Promise<CountedGroups>
  /** Records similar to a text, best matches first. @throws AppError `INVALID_TYPE`, `INVALID_FIELD`. */
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

/** Groups of synonyms; each synonym is a word, or several words with blanks. */
export type Synonyms = readonly (readonly string[])[]

/**
 * A search: words, a filter as in lists, the fields to read and the number of records. Long texts are read for the best `textsOf` records
 * only, and are empty in the others.
 */
export type WordsWanted = RequestedFields &
  SoughtText & { where?: unknown; limit: number; textsOf?: number | undefined }

export type SoughtText = { text: string; forms: WordForms }

/** A text to which records must be similar, the fields to read, and the maximum number of records. */
export type LikeRecordsWanted = RequestedFields & { text: string; limit: number }

/** Field paths such as `Case.Subject` or `Case.Account.Name`; the object's own name may be left out. */
export type RequestedFields = { fields?: readonly string[] | undefined; optionalFields?: readonly string[] | undefined }

/** A query by code of the application: fields, a filter as in lists, an order that has an index, and the maximum number of rows. */
export type RecordsWanted = RequestedFields & { where?: unknown; orderBy: readonly string[]; limit: number }

/** What to count: a filter as in lists, the keys of the groups, and the upper bound; at most `most + 1` records are counted. */
export type GroupsWanted = { where?: unknown; by: readonly [GroupedBy, ...GroupedBy[]]; most: number }

/**
 * The key of a group: the value of a field, or the number of bounds that it has reached. A bound is a value or another field of the record.
 * Records without a value are in the group `null`.
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
  /** Counts the records of a list view, up to `most + 1`. @throws AppError `NOT_FOUND`, and the errors of the filter. */
  count(list: { objectApiName: string; listViewApiName: string }, wanted: RowsCounted): Promise<number>
}

/** What to count in a list: a filter and words as in its pages, and the upper bound. */
export type RowsCounted = { where?: unknown; searchTerm?: string | undefined; most: number }
