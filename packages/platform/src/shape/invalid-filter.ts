import { AppError } from 'contract'

export function invalidFilter(reason: string): AppError {
  return new AppError('INVALID_FILTER', { reason })
}
