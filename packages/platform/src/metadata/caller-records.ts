import type { RecordShape } from 'contract'

/** Reading records with a caller's rights, for the application's own code. */
export type CallerRecords = {
  /** @throws AppError `NOT_FOUND`, `INVALID_FIELD`. */
  get(recordId: string, fields: RequestedFields): Promise<RecordShape>
  /** @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`, `INVALID_FILTER`. */
  find(objectApiName: string, wanted: RecordsWanted): Promise<RecordShape[]>
}

/** Field paths such as `Case.Subject` or `Case.Account.Name`; the object's own name may be left out. */
export type RequestedFields = { fields?: readonly string[] | undefined; optionalFields?: readonly string[] | undefined }

/** A query of the application's own code: fields, a filter as lists take it, an order with an index, and how many rows. */
export type RecordsWanted = RequestedFields & { where?: unknown; orderBy: readonly string[]; limit: number }
