import { AppError } from 'contract'
import type { ObjectModel } from '../metadata/app-model.ts'

/** As long as names of fields can be: an answer repeats no more than that of what it was asked. */
const LONGEST_NAME = 80

/** For a field that does not exist for the caller. `isWritten` names it under the errors of fields too. */
export function unknownField(object: ObjectModel, name: string, { isWritten = false } = {}): AppError {
  const field = name.slice(0, LONGEST_NAME).toWellFormed()
  return new AppError('INVALID_FIELD', { field, object: object.apiName }, isWritten ? { field } : {})
}
