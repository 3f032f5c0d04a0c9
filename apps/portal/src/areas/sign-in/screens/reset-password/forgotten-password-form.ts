import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { messages } from './messages.ts'

export type ForgottenPasswordValues = { email: string }

/** The form that requests a link, used by the screen and by the POST handler. */
export const forgottenPasswordForm = {
  id: 'forgotten-password',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: ForgottenPasswordValues): Problems<ForgottenPasswordValues> => ({
    email: emailProblem(email),
  }),
  texts: messages.failures,
} as const
