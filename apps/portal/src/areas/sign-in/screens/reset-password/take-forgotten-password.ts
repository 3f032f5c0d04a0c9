import { auth } from 'contract'
import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { paths } from '../../../../site/paths.ts'
import { type ForgottenPassword, forgottenPasswordForm } from './forgotten-password-form.ts'
import { resetPassword } from './page.ts'

/** Mails a link for somebody whose browser sent the form by itself. */
export const takeForgottenPassword: ActionFunction = takePost<ForgottenPassword>(resetPassword, {
  ...forgottenPasswordForm,
  read: ({ email = '' }) => ({ email }),
  send: async ({ email }, { fetch }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.forgotPassword, { email: email.trim() })
    return paths.resetPassword({ sent: 'yes' })
  },
})
