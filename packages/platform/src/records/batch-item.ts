import type { AppError, ErrorEntry } from 'contract'

/** The answer for one item of a batch: its result, or its errors. */
export type BatchItem<T> = { statusCode: number; result: T | ErrorEntry[] }

/** An error as an item of a batch. */
export function failure(error: AppError): { statusCode: number; result: ErrorEntry[] } {
  return { statusCode: error.status, result: [{ errorCode: error.code, message: error.message }] }
}
