import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'

export type Registration = { email: string }

/** The form that begins a registration, wherever it is sent from. */
export const registrationForm = {
  id: 'registration',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: Registration): Problems<Registration> => ({ email: emailProblem(email) }),
} as const

/** What is sent: the address, and where in the portal the link leads in the end. */
export function registrationCall(email: string, query: URLSearchParams): { email: string; startURL?: string } {
  const startURL = query.get('startURL')
  return { email: email.trim(), ...(startURL === null ? {} : { startURL }) }
}
