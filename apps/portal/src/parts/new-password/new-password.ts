import { brokenPasswordRules, failureTexts } from 'contract'

/** A new password, typed twice. */
export type NewPassword = { password: string; confirmation: string }

export const emptyNewPassword: NewPassword = { password: '', confirmation: '' }

/** The fields by what the server calls them in a refusal. */
export const newPasswordFieldOf = { password: 'password', confirmPassword: 'confirmation' } as const

/** What must be mended before it is sent. Whether it is easy to guess or was used before, the server says. */
export function newPasswordProblems({ password, confirmation }: NewPassword): {
  readonly [Name in keyof NewPassword]: string | undefined
} {
  return {
    password: brokenPasswordRules(password).length > 0 ? failureTexts.PASSWORD_REFUSED : undefined,
    confirmation: password === confirmation ? undefined : failureTexts.PASSWORDS_DIFFER,
  }
}
