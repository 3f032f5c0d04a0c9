import type { Scalar } from './scalar.ts'

/** The records of each object that a value is built from, oldest first. */
export type ReferenceRecords = Readonly<Record<string, readonly Readonly<Record<string, Scalar>>[]>>

/**
 * A value that is built from few, seldom changed records, such as the rules that route cases. Each process keeps one copy in memory, and
 * builds it again after one of the records has changed.
 */
export type ReferenceData<T> = {
  /** For the log. */
  readonly name: string
  /** The objects whose records it is built from, with the fields that are read. */
  readonly reads: Readonly<Record<string, readonly string[]>>
  /** @throws Error for records that cannot be used: the value before them stays in force. */
  readonly build: (records: ReferenceRecords) => T
  /** In force until the records were usable once. */
  readonly initial: T
}
