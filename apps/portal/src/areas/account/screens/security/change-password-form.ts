import type { Problems } from '../../../../forms/outcome.ts'
import {
  emptyNewPassword,
  type NewPassword,
  newPasswordFieldOf,
  newPasswordProblems,
} from '../../../../parts/new-password/new-password.ts'
import { messages } from './messages.ts'

export type ChangePassword = NewPassword & { current: string }

export const emptyChange: ChangePassword = { ...emptyNewPassword, current: '' }

/** The form, wherever it is sent from. */
export const changePasswordForm = {
  id: 'change-password',
  fields: ['current', 'password', 'confirmation'],
  fieldOf: { ...newPasswordFieldOf, currentPassword: 'current' },
  problemsOf: (values: ChangePassword): Problems<ChangePassword> => ({
    current: values.current === '' ? messages.currentMissing : undefined,
    ...newPasswordProblems(values),
  }),
  texts: messages.failures,
} as const

/** What the call takes. */
export function passwordChangeOf({ current, password, confirmation }: ChangePassword) {
  return { currentPassword: current, password, confirmPassword: confirmation }
}
