import { expect, it } from 'vitest'
import { AppError, errorText } from './errors.ts'

it('fills the facts into the text', () => {
  const error = new AppError('STATUS_MOVE_REFUSED', { from: 'Closed', to: 'Resolved' })
  expect([error.status, error.message]).toEqual([400, 'A case cannot be moved from Closed to Resolved.'])
})

it('has the specified words for a failed sign-in and an ended session', () => {
  expect(errorText('SIGN_IN_FAILED')).toBe('Sorry your password is incorrect. Please try again.')
  expect(errorText('NOT_SIGNED_IN')).toBe('Your session has expired. Please Sign In again to continue.')
})
