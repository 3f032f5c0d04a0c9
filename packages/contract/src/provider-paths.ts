/** Goes on to the identity provider of the sign-in that the browser has begun; a redirect. */
export const PROVIDER_CONTINUE_PATH = '/auth/provider/continue'
/** To which the provider sends the browser back; redirects into the portal. Each provider has to know this address. */
export const PROVIDER_CALLBACK_PATH = '/auth/provider/callback'
