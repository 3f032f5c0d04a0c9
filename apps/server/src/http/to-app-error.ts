import { AppError, type ErrorCode } from 'contract'
import { DatabaseError, type DatabaseErrorKind } from 'database'

/**
 * Converts any thrown error to an error of the catalogue. An unexpected error becomes INTERNAL_SERVER_ERROR with the
 * reference under which it is logged; none of its text is sent.
 */
export function toAppError(error: unknown, reference: string): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseError) return fromDatabase(error, reference)
  return fromFastify(error) ?? new AppError('INTERNAL_SERVER_ERROR', { reference }, { cause: error })
}

const CODE_OF_KIND: Readonly<Partial<Record<DatabaseErrorKind, ErrorCode>>> = {
  unique_violation: 'DUPLICATE_VALUE',
  foreign_key: 'INVALID_CROSS_REFERENCE_KEY',
  serialization: 'CONFLICT',
  timeout: 'QUERY_TIMEOUT',
  unavailable: 'SERVICE_UNAVAILABLE',
}

function fromDatabase(cause: DatabaseError, reference: string): AppError {
  if (cause.kind === 'invalid_value' || cause.kind === 'check' || cause.kind === 'not_null') {
    return new AppError('INVALID_API_INPUT', { reason: 'a value cannot be stored' }, { cause })
  }
  const code = CODE_OF_KIND[cause.kind]
  if (code === undefined) return new AppError('INTERNAL_SERVER_ERROR', { reference }, { cause })
  return new AppError(code, { label: 'Reference' }, { cause })
}

const CODE_OF_FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
}

// Any other 4xx of Fastify and its parsers is a request that could not be read.
function fromFastify(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const code: unknown = Reflect.get(error, 'code')
  const status: unknown = Reflect.get(error, 'statusCode')
  const known = typeof code === 'string' ? CODE_OF_FASTIFY[code] : undefined
  if (known !== undefined) return new AppError(known, {}, { cause: error })
  if (typeof status !== 'number' || status < 400 || status >= 500) return null
  return new AppError('INVALID_API_INPUT', { reason: 'it is not well formed' }, { cause: error })
}
