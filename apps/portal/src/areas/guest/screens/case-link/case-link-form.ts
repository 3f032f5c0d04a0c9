import type { Problems } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { messages } from './messages.ts'

export type CaseLinkForm = { caseNumber: string; email: string }

/** The form that requests a new link to a case, used by the screen and by the POST handler. */
export const caseLinkForm = {
  id: 'case-link',
  fields: ['caseNumber', 'email'],
  fieldOf: { caseNumber: 'caseNumber', email: 'email' },
  problemsOf: ({ caseNumber, email }: CaseLinkForm): Problems<CaseLinkForm> => ({
    caseNumber: /^\d{8}$/.test(caseNumber.trim()) ? undefined : messages.caseNumberWrong,
    email: emailProblem(email),
  }),
} as const

/** The request parameters. */
export function caseLinkOf({ caseNumber, email }: CaseLinkForm): { caseNumber: string; emailAddress: string } {
  return { caseNumber: caseNumber.trim(), emailAddress: email.trim() }
}
