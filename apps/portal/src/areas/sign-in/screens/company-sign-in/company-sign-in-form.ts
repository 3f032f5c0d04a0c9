import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { messages } from './messages.ts'

export type CompanySignIn = { email: string }

/** The form that asks whose sign-in it is, wherever it is sent from. */
export const companySignInForm = {
  id: 'company-sign-in',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: CompanySignIn): Problems<CompanySignIn> => ({ email: emailProblem(email) }),
  texts: messages.failures,
} as const

/** What the call takes. The provider leads back to the server, which knows no pages. @param startUrl - where somebody wanted to go. */
export const beginningOf = (
  { email }: CompanySignIn,
  startUrl: string | null,
): { email: string; startURL?: string } => ({
  email: email.trim(),
  ...(startUrl === null ? {} : { startURL: pageAfterSignIn(startUrl) }),
})
