import { auth } from 'contract'
import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { paths } from '../../../../site/paths.ts'
import { type ChangePassword, changePasswordForm, emptyChange, passwordChangeOf } from './change-password-form.ts'
import { security } from './page.ts'

/** Changes the password of somebody whose browser sent the form by itself. */
export const takePassword: ActionFunction = takePost<ChangePassword>(security, {
  ...changePasswordForm,
  secrets: ['current', 'password', 'confirmation'],
  read: (typed) => ({ ...emptyChange, ...typed }),
  send: async (values, { fetch }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.changePassword, passwordChangeOf(values))
    return paths.accountSecurity({ updated: 'password' })
  },
})
