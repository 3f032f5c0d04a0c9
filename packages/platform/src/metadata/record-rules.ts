import type { Transaction } from 'database'
import type { Principal } from './principal.ts'
import type { ReferenceData } from './reference-data.ts'
import type { Scalar } from './scalar.ts'

/** Changes that rules make to a record within the writing transaction. */
export type RecordRules = {
  /** Sets values that the server decides; throws to reject the change. Runs before the gate checks the completed row. */
  beforeCreate?(change: Change): Promise<void> | void
  beforeUpdate?(change: Change): Promise<void> | void
  beforeDelete?(change: Change): Promise<void> | void
  /** Runs after the row is written, in the same transaction: further records, jobs. */
  afterCreate?(change: Change): Promise<void> | void
  afterUpdate?(change: Change): Promise<void> | void
  afterDelete?(change: Change): Promise<void> | void
}

/** One record being created, updated or deleted, as its rules see it: inside the writing transaction, the row locked. */
export type Change = {
  readonly operation: 'create' | 'update' | 'delete'
  readonly objectApiName: string
  readonly id: string
  /** The caller, or null when the system itself writes. */
  readonly principal: Principal | null
  /** Whether the principal sent the write; false for what rules, server methods and jobs write, also for a person. */
  readonly isSent: boolean
  /** Options of an internal caller about mails, owners and default rules; empty for other callers. */
  readonly flags: Readonly<WriteFlags>
  /** The quick action by which a record is changed; null for every other write. */
  readonly action: string | null
  /** The time of the transaction, ISO 8601 in UTC. */
  readonly now: string
  readonly tx: Transaction
  /** Reads and writes without grants, in this transaction. */
  readonly system: SystemRecords
  /** The object of an id, even if the record does not exist; null for an id without an object. */
  objectOf(id: string): string | null
  /** The value the record will have. */
  value(field: string): Scalar
  /** The value before the change; null for a creation. */
  previous(field: string): Scalar
  isChanged(field: string): boolean
  /** Sets a value that the server decides; grants do not apply to it. */
  set(field: string, value: Scalar): void
}

/** Options of a write in addition to its fields; absent means that the rules decide. */
export type WriteFlags = {
  handleOwnerChange?: boolean | undefined
  triggerOtherEmail?: boolean | undefined
  triggerUserEmail?: boolean | undefined
  useDefaultRule?: boolean | undefined
}

/** Access without grants, for rules, jobs and demo data. Writes have history, events and versions as for any caller. */
/** Selects values before this one, such as earlier days. */
export type Before = { readonly before: string }

export type SystemRecords = {
  /**
   * Reads fields of a record and locks it until the transaction ends; null if it does not exist. To change it later, lock it for `update`
   * now: raising a shared lock later can deadlock.
   */
  read(
    objectApiName: string,
    id: string,
    fields: readonly string[],
    lock?: 'share' | 'update',
  ): Promise<Record<string, Scalar> | null>
  /** Records whose fields have the given values, or lie before them, newest first, at most `limit` (200). */
  find(
    objectApiName: string,
    equals: Record<string, Scalar | Before>,
    fields: readonly string[],
    limit?: number,
  ): Promise<Record<string, Scalar>[]>
  /** Runs the rules of the object. @returns the id. */
  create(objectApiName: string, fields: Record<string, Scalar>): Promise<string>
  /** @throws AppError `NOT_FOUND`. */
  update(objectApiName: string, id: string, fields: Record<string, Scalar>): Promise<void>
  /** Deletes a record, with history, search words and event; does nothing where it does not exist. */
  remove(objectApiName: string, id: string): Promise<void>
  /** The value built from reference records, from memory unless this transaction has changed them. */
  referenceData<T>(data: ReferenceData<T>): Promise<T>
  /** Raises the version of a record and sends its event, because a record to which its lookup points has changed. */
  announce(objectApiName: string, id: string, lookup: string): Promise<void>
}
