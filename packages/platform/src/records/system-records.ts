import type { Scalar } from './change.ts'

/** Records without grants, for rules, jobs and demo data. Every write is as complete as a caller's: history, events, versions. */
export type SystemRecords = {
  /** The named scalar fields of a record, locked `for share` inside a transaction; null when it does not exist. */
  read(objectApiName: string, id: string, fields: readonly string[]): Promise<Record<string, Scalar> | null>
  /** Records whose fields equal the given values, at most `limit` (200). */
  find(
    objectApiName: string,
    equals: Record<string, Scalar>,
    fields: readonly string[],
    limit?: number,
  ): Promise<Record<string, Scalar>[]>
  /** Rules of the object run too. @returns the id. */
  create(objectApiName: string, fields: Record<string, Scalar>): Promise<string>
  update(objectApiName: string, id: string, fields: Record<string, Scalar>): Promise<void>
}
