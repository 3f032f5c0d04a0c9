import { isBlank, limits } from 'contract'
import type { Problems, Refusal } from '../../../../forms/outcome.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import type { GuestDetails, VerificationAnswer } from '../../parts/guest-case-stages.ts'
import { messages as modal } from '../../parts/messages.ts'
import { messages } from './messages.ts'

/** The form that requests a link, used by the screen and by the POST handler. */
export const guestDetailsForm = {
  id: 'guest-details',
  fields: ['name', 'email'],
  fieldOf: { name: 'name', email: 'email' },
  problemsOf: ({ name, email }: GuestDetails): Problems<GuestDetails> => ({
    name:
      isBlank(name) || [...name.trim()].length > limits.guestNameCharacters ? messages.request.nameMissing : undefined,
    email: emailProblem(email),
  }),
} as const

/** Why no link was mailed to a known address; null if one was. */
export function refusalOfKnown(answer: VerificationAnswer): Refusal<GuestDetails> | null {
  return answer.result === 'Success' ? null : { failure: [modal.four[answer.result].text(answer.AccountName)] }
}
