/** Goes on to the identity provider of the sign-in that the browser has begun; a redirect. */
export const PROVIDER_CONTINUE_PATH = '/auth/provider/continue'
/** To which the provider sends the browser back; redirects into the portal. Each provider has to know this address. */
export const PROVIDER_CALLBACK_PATH = '/auth/provider/callback'

/** The pages of the portal to which the browser is sent back, each with a `startURL`: to sign in, to verify it, and to set up a second factor. */
export const SIGN_IN_PAGES = {
  'sign-in': '/login',
  'second-factor': '/login/verify',
  'factor-set-up': '/login/set-up',
} as const
