import type { Transaction } from 'database'
import type { Principal } from '../access/access.ts'
import type { WriteFlags } from '../access/internal-only.ts'
import type { SystemRecords } from './system-records.ts'

/** A stored value: text (also ids, dates and times), number, flag or nothing. */
export type Scalar = string | number | boolean | null

/** One record being created, updated or deleted, as its rules see it: inside the writing transaction, the row locked. */
export type Change = {
  readonly operation: 'create' | 'update' | 'delete'
  readonly objectApiName: string
  readonly id: string
  /** The caller, or null when the system itself writes. */
  readonly principal: Principal | null
  /** What an internal caller wishes of mails, owners and default rules; empty for everybody else. */
  readonly flags: Readonly<WriteFlags>
  /** The time of the transaction, ISO 8601 in UTC. */
  readonly now: string
  readonly tx: Transaction
  /** Reads and writes without grants, in this transaction. */
  readonly system: SystemRecords
  /** The value the record will have. */
  value(field: string): Scalar
  /** The value before the change; null for a creation. */
  previous(field: string): Scalar
  isChanged(field: string): boolean
  /** Sets a value that the server decides; grants do not apply to it. */
  set(field: string, value: Scalar): void
  /** Puts a job on the queue; it runs after the commit, or never when the transaction rolls back. */
  enqueue(task: string, payload: Record<string, unknown>, options?: { jobKey?: string; runAt?: string }): void
}
