import { AppError } from 'contract'
import type { ObjectModel } from '../metadata/app-model.ts'

/** The longest valid field name; error messages repeat no more characters of a sent name. */
const LONGEST_NAME = 80

/** The error for a field that does not exist for the caller. With `isWritten` it is listed among the field errors as well. */
export function unknownField(object: ObjectModel, name: string, { isWritten = false } = {}): AppError {
  const field = name.slice(0, LONGEST_NAME).toWellFormed()
  return new AppError('INVALID_FIELD', { field, object: object.apiName }, isWritten ? { field } : {})
}

/** The error for missing required fields. */
export const requiredFieldsMissing = (fields: readonly { apiName: string; label: string }[]): AppError =>
  new AppError(
    'REQUIRED_FIELD_MISSING',
    { fields: fields.map(({ label }) => label).join(', ') },
    { fields: fields.map(({ apiName, label }) => ({ apiName, label })) },
  )
