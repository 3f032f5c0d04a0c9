import { brokenPasswordRules, failureTexts } from 'contract'

/** Form values of a new password and its repetition. */
export type NewPassword = { password: string; confirmation: string }

export const emptyNewPassword: NewPassword = { password: '', confirmation: '' }

/** Maps field names in error responses to form fields. */
export const newPasswordFieldOf = { password: 'password', confirmPassword: 'confirmation' } as const

/** Validation errors of a new password. Only the server checks whether it was used before or is easy to guess. */
export function newPasswordProblems({ password, confirmation }: NewPassword): {
  readonly [Name in keyof NewPassword]: string | undefined
} {
  return {
    password: brokenPasswordRules(password).length > 0 ? failureTexts.PASSWORD_REFUSED : undefined,
    confirmation: password === confirmation ? undefined : failureTexts.PASSWORDS_DIFFER,
  }
}
