import type { Problems } from '../../../../forms/outcome.ts'
import {
  emptyNewPassword,
  type NewPassword,
  newPasswordFieldOf,
  newPasswordProblems,
} from '../../../../parts/new-password/new-password.ts'
import { messages } from './messages.ts'

export type PasswordChange = NewPassword & { current: string }

export const emptyChange: PasswordChange = { ...emptyNewPassword, current: '' }

/** The password form, used by the screen and by the POST handler. */
export const changePasswordForm = {
  id: 'change-password',
  fields: ['current', 'password', 'confirmation'],
  fieldOf: { ...newPasswordFieldOf, currentPassword: 'current' },
  problemsOf: (values: PasswordChange): Problems<PasswordChange> => ({
    current: values.current === '' ? messages.currentMissing : undefined,
    ...newPasswordProblems(values),
  }),
  texts: messages.failures,
} as const

/** The request body. */
export function passwordChangeOf({ current, password, confirmation }: PasswordChange) {
  return { currentPassword: current, password, confirmPassword: confirmation }
}
