import { AppError } from 'contract'
import { DatabaseError } from 'database'
import type { ObjectModel } from '../metadata/app-model.ts'

/** SQLSTATE of division by zero: how an update fails when the row has another version. */
const DIVISION_BY_ZERO = '22012'

/** Maps an error of the database about a written row to an AppError. */
export function refusalOf({ label }: Pick<ObjectModel, 'label'>, error: DatabaseError): Error {
  // An id collision: the transaction is retried with other ids.
  if (error.kind === 'unique_violation' && error.constraint?.endsWith('_pkey') === true) {
    return new DatabaseError('serialization', error.message, {}, error)
  }
  if (error.kind === 'unique_violation') return new AppError('DUPLICATE_VALUE', {}, { cause: error })
  if (error.kind === 'foreign_key') return new AppError('INVALID_CROSS_REFERENCE_KEY', { label }, { cause: error })
  if (error.code === DIVISION_BY_ZERO) return new AppError('STALE_VERSION', {}, { cause: error })
  if (error.kind === 'invalid_value') return new AppError('INVALID_VALUE', { label }, { cause: error })
  return error
}
