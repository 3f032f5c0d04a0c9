import type { Problems, Refusal } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import type { SignInOutcome } from '../../../../session/auth-calls.ts'
import { messages } from './messages.ts'

export type SignIn = { email: string; password: string }

/** The form, wherever it is sent from. */
export const signInForm = {
  id: 'sign-in',
  fields: ['email', 'password'],
  problemsOf,
  texts: messages.failures,
} as const

export const emptySignIn: SignIn = { email: '', password: '' }

/** Why somebody is not signed in. */
export function refusalOfSignIn(outcome: Exclude<SignInOutcome, { isSignedIn: true }>): Refusal<SignIn> {
  return outcome.isWrong
    ? { problems: { password: outcome.message } }
    : { failure: [outcome.message ?? messages.fault] }
}

function problemsOf({ email, password }: SignIn): Problems<SignIn> {
  return { email: emailProblem(email), password: password === '' ? messages.passwordMissing : undefined }
}
