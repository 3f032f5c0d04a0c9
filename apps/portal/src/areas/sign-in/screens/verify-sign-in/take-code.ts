import { auth } from 'contract'
import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { emptyCode, type TypedCode } from '../../../../parts/second-factor/code-form.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { verifySignIn } from './page.ts'
import { verifyForm } from './verify-form.ts'

/** Signs somebody in whose browser sent the code by itself. */
export const takeCode: ActionFunction = takePost<TypedCode>(verifySignIn, {
  ...verifyForm,
  secrets: ['code'],
  read: (typed) => ({ ...emptyCode, ...typed }),
  send: async ({ code }, { fetch, query }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.verifySignIn, { code: code.trim() })
    return pageAfterSignIn(query.get('startURL'))
  },
})
