import type { MethodExchange, ObjectInfo, ServedMethod } from 'contract'
import type { CallerLists, CallerRecords } from './caller-records.ts'
import type { Principal } from './principal.ts'
import type { SystemRecords } from './record-rules.ts'
import type { ReferenceData } from './reference-data.ts'

/** The field of a record that counts its readers. */
export type ReaderCount = { objectApiName: string; id: string; field: string }

/** The caller of a server method, and what the caller may do. */
export type MethodContext = {
  /** What the caller may read. */
  readonly gateway: {
    readonly records: CallerRecords
    readonly lists: CallerLists
    /** @throws AppError `INVALID_TYPE` for an object that does not exist for the caller. */
    readonly objectInfo: { get(objectApiName: string): Promise<Pick<ObjectInfo, 'createable'>> }
  }
  readonly principal: Principal
  readonly isSignedIn: boolean
  /** Milliseconds since 1970. */
  readonly nowMs: number
  /** The address that the call came from, as the server knows it; empty when it came from nowhere else. */
  readonly ip: string
  /**
   * Identifies the caller where each is counted once: the user's id, or for a guest a keyed hash of the network address, different for each
   * purpose.
   */
  readerKey(purpose: string): string
  /** A value built from reference records, as rules read it; no grants apply to it. */
  referenceData<T>(data: ReferenceData<T>): Promise<T>
  /** Counts the caller as a reader of a record, once a day; not an edit. Checks no grants: the caller must have read the record before. */
  countReader(count: ReaderCount): Promise<void>
  /**
   * Writes without grants, on behalf of the caller, in one transaction; the reason is logged. A call that repeats the
   * Idempotency-Key of an earlier one writes nothing: `work` does not run, and the id is that of the record made then.
   *
   * @param work - gets the time of the transaction and when the call arrived, before it waited for its turn or for a lock, both ISO
   * 8601 in UTC by the clock of the database. It answers the id of the record it made.
   * @throws AppError `IDEMPOTENCY_KEY_REUSED` where the earlier call had other parameters.
   */
  writeOnce(
    reason: string,
    work: (records: SystemRecords, now: string, arrivedAt: string) => Promise<string>,
  ): Promise<string>
}

/**
 * A method of the application, called by its class and name; it answers raw JSON. Its parameters are of any shape here:
 * `defineMethod` ties the function to the type that `readParameters` returns.
 */
export type ServerMethodDefinition = ServedMethod & {
  readonly run: (context: MethodContext, parameters: never) => Promise<unknown>
}

/** Joins a method of the contract with the function that does it: its parameters and its answer are those of the contract. */
export function defineMethod<E extends MethodExchange>(
  method: ServedMethod<E>,
  run: (context: MethodContext, parameters: E['parameters']) => Promise<E['answer']>,
): ServerMethodDefinition {
  return { ...method, run }
}
