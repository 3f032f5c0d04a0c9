import type { CallerRecords } from './caller-records.ts'
import type { Principal } from './principal.ts'
import type { SystemRecords } from './record-rules.ts'

/** One parameter of a server method. In a query every value is a text, which is read as what is wanted here. */
export type MethodParameter = {
  /** `ids` is a list of record ids in their 18-character form, each of them once, and only in a body. */
  type: 'text' | 'integer' | 'flag' | 'ids'
  required?: boolean
  /** Characters of a text; absent means 255. */
  maxLength?: number
  /** Ids of a list; absent means as many as a request may name. */
  maxItems?: number
  /** Bounds of an integer. */
  min?: number
  max?: number
}

/** The values of a call by parameter name; those that were not given are absent. */
export type MethodValues = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Who calls a server method, and what they may do. */
export type MethodContext = {
  /** What the caller may read. */
  readonly gateway: { readonly records: CallerRecords }
  readonly principal: Principal
  readonly isSignedIn: boolean
  /** The address that the call came from, as the server knows it; empty when it came from nowhere else. */
  readonly ip: string
  /**
   * Writes without grants, on behalf of the caller, in one transaction; the reason is logged. A call that repeats the
   * Idempotency-Key of an earlier one writes nothing: `work` does not run, and the id is that of the record made then.
   *
   * @param work - gets the time of the transaction, ISO 8601 in UTC, and answers the id of the record it made.
   * @throws AppError `IDEMPOTENCY_KEY_REUSED` where the earlier call asked for something else.
   */
  writeOnce(reason: string, work: (records: SystemRecords, now: string) => Promise<string>): Promise<string>
}

/** A method of the application, called by its class and name; it answers raw JSON. */
export type ServerMethodDefinition = {
  className: string
  methodName: string
  /** Changes nothing, so that it may be called by GET. */
  readOnly: boolean
  /** `open` methods are called by guests too, with the rights of the guest profile. */
  access: 'open' | 'session'
  /** `catalogue` answers may be kept by the browser that got them, `personal` ones may not. */
  answers: 'catalogue' | 'personal'
  parameters: Readonly<Record<string, MethodParameter>>
  run(context: MethodContext, values: MethodValues): Promise<unknown>
}
