import { AppError } from 'contract'

/**
 * The new password of a form, where it was typed twice alike.
 *
 * @throws AppError `PASSWORDS_DIFFER`.
 */
export function samePassword({
  password,
  confirmPassword = password,
}: {
  password: string
  confirmPassword?: string
}): string {
  if (password !== confirmPassword) throw new AppError('PASSWORDS_DIFFER', {}, { field: 'confirmPassword' })
  return password
}
