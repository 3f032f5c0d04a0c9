import { failureTexts, filledText, isEmail, limits } from 'contract'

/** Validation error of an e-mail address; undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if ([...email].length > limits.emailCharacters) {
    return `An e-mail address has at most ${limits.emailCharacters} characters.`
  }
  return isEmail(email) ? undefined : filledText(failureTexts.INVALID_EMAIL, { email: 'name@company.com' })
}
