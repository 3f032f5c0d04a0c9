import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { signIn } from './page.ts'
import { afterSignIn, type SignIn, signInForm } from './sign-in-form.ts'

/** Signs somebody in whose browser sent the form by itself. */
export const takeSignIn: ActionFunction = takePost<SignIn>(signIn, {
  ...signInForm,
  secrets: ['password'],
  read: ({ email = '', password = '' }) => ({ email, password }),
  send: async ({ email, password }, { fetch, query }) => {
    const outcome = await createAuthCalls(fetch, () => undefined).signIn({ email: email.trim(), password })
    return afterSignIn(outcome, query.get('startURL'))
  },
})
