import { auth } from 'contract'
import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { paths } from '../../../../site/paths.ts'
import { registration } from './page.ts'
import { type Registration, registrationCall, registrationForm } from './registration-form.ts'

/** Begins the registration of somebody whose browser sent the form by itself. */
export const takeRegistration: ActionFunction = takePost<Registration>(registration, {
  ...registrationForm,
  read: ({ email = '' }) => ({ email }),
  send: async ({ email }, { fetch, query }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.register, registrationCall(email, query))
    return paths.registration({ startURL: query.get('startURL') ?? undefined, sent: 'yes' })
  },
})
