import type { Problems, Refusal } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import type { SignInOutcome } from '../../parts/send-sign-in.ts'
import { messages } from './messages.ts'

export type SignIn = { email: string; password: string }

/** The sign-in form, used by the screen and by the POST handler. */
export const signInForm = {
  id: 'sign-in',
  fields: ['email', 'password'],
  problemsOf,
  texts: messages.failures,
} as const

export const emptySignIn: SignIn = { email: '', password: '' }

/** The next address after a correct password, or the reason of a failure. @param startUrl - the page that was requested. */
export function afterSignIn(outcome: SignInOutcome, startUrl: string | null): string | Refusal<SignIn> {
  if (outcome.isSignedIn) return pageAfterSignIn(startUrl)
  if ('nextStep' in outcome) {
    const pathOf = outcome.nextStep === 'verify' ? paths.verifySignIn : paths.setUpSecondFactor
    return pathOf({ startURL: startUrl ?? undefined })
  }
  return outcome.isWrong
    ? { problems: { password: outcome.message } }
    : { failure: [outcome.message ?? messages.fault] }
}

function problemsOf({ email, password }: SignIn): Problems<SignIn> {
  return { email: emailProblem(email), password: password === '' ? messages.passwordMissing : undefined }
}
