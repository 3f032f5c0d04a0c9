import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'

export type Registration = { email: string }

/** The form that begins a registration, used by the screen and by the POST handler. */
export const registrationForm = {
  id: 'registration',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: Registration): Problems<Registration> => ({ email: emailProblem(email) }),
} as const

/** The request body: the address, and the page to open in the end. */
export function registrationCall(email: string, query: URLSearchParams): { email: string; startURL?: string } {
  const startURL = query.get('startURL')
  return { email: email.trim(), ...(startURL === null ? {} : { startURL }) }
}
