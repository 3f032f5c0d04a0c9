import { AppError, limits } from 'contract'

/** @throws AppError `QUERY_TOO_COMPLICATED` for more names than one request may ask for. */
export function checkOptionalFields(names: readonly string[]): void {
  if (names.length <= limits.fieldsPerRequest) return
  throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.fieldsPerRequest} fields` })
}
