import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { messages } from './messages.ts'

export type CompanySignIn = { email: string }

/** The form that identifies the company, used by the screen and by the POST handler. */
export const companySignInForm = {
  id: 'company-sign-in',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: CompanySignIn): Problems<CompanySignIn> => ({ email: emailProblem(email) }),
  texts: messages.failures,
} as const

/** The request body. The provider returns to the server, which does not know the pages. @param startUrl - the page that was requested. */
export const beginningOf = (
  { email }: CompanySignIn,
  startUrl: string | null,
): { email: string; startURL?: string } => ({
  email: email.trim(),
  ...(startUrl === null ? {} : { startURL: pageAfterSignIn(startUrl) }),
})
