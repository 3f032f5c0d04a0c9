import { PROVIDER_CALLBACK_PATH, PROVIDER_CONTINUE_PATH } from 'contract'
import type { ParameterDoc, RouteDoc } from './route-doc.ts'

const location: ParameterDoc = { schema: { type: 'string' }, description: 'The address of the next page.' }

/** The redirects of a sign-in at an identity provider. */
export const providerRoutes: readonly RouteDoc[] = [
  {
    method: 'GET',
    path: PROVIDER_CONTINUE_PATH,
    id: 'continueProviderSignIn',
    group: 'auth',
    summary: 'Redirects to the identity provider at which the browser has begun to sign in.',
    description:
      'Takes the cookie `provider` of `beginProviderSignIn`. Without it, and when the provider cannot be reached, it leads to `/login`.',
    access: 'open',
    parts: {},
    answers: { 303: { description: 'The address of the provider, or of the page to sign in.', headers: { location } } },
    errors: [],
  },
  {
    method: 'GET',
    path: PROVIDER_CALLBACK_PATH,
    id: 'completeProviderSignIn',
    group: 'auth',
    summary: 'Takes the answer of an identity provider, once, and begins the session.',
    description:
      'Providers send browsers here, with `code` and `state`. It leads on to where the person wanted to go, to the second step of the sign-in, or with a `reason` to `/login`.',
    access: 'open',
    parts: {},
    answers: { 303: { description: 'An address of the portal.', headers: { location } } },
    errors: [],
  },
]
