import { failureTexts, filledText, isEmail, limits } from 'contract'

/** What is wrong with a typed e-mail address; undefined when it can be sent. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if ([...email].length > limits.emailCharacters) {
    return `An e-mail address has at most ${limits.emailCharacters} characters.`
  }
  return isEmail(email) ? undefined : filledText(failureTexts.INVALID_EMAIL, { email: 'name@company.com' })
}
