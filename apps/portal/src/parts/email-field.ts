import { cleanEmail, failureTexts, filledText, isDeliverable, limits } from 'contract'

/** Validation error of an e-mail address; undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  const email = cleanEmail(typed)
  if ([...email].length > limits.emailCharacters) {
    return `An e-mail address has at most ${limits.emailCharacters} characters.`
  }
  return isDeliverable(email) ? undefined : filledText(failureTexts.INVALID_EMAIL, { email: 'name@company.com' })
}
