/** Redirects the browser to the identity provider of the sign-in that it has started. */
export const PROVIDER_CONTINUE_PATH = '/auth/provider/continue'
/** The callback address, which must be registered at each provider; redirects into the portal. */
export const PROVIDER_CALLBACK_PATH = '/auth/provider/callback'

/**
 * The pages of the portal that the callback redirects to, each with a `startURL`: sign-in, its verification, and the setup of a second
 * factor.
 */
export const SIGN_IN_PAGES = {
  'sign-in': '/login',
  'second-factor': '/login/verify',
  'factor-set-up': '/login/set-up',
} as const
