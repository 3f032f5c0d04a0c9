import { auth } from 'contract'
import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { paths } from '../../../../site/paths.ts'
import { beginningOf, type CompanySignIn, companySignInForm } from './company-sign-in-form.ts'
import { companySignIn } from './page.ts'

/**
 * Begins the sign-in of somebody whose browser sent the form by itself. The rules for forms of a page keep the answer from leading to another
 * site: a link does.
 */
export const takeCompanySignIn: ActionFunction = takePost<CompanySignIn>(companySignIn, {
  ...companySignInForm,
  read: ({ email = '' }) => ({ email }),
  send: async (values, { fetch, query }) => {
    const begun = beginningOf(values, query.get('startURL'))
    await createAuthCalls(fetch, () => undefined).ask(auth.beginProviderSignIn, begun)
    return paths.companySignIn({ ready: 'yes', startURL: begun.startURL })
  },
})
