import { pageTexts } from 'contract'

export const messages = {
  title: pageTexts.NOT_SIGNED_IN,
  text: 'Nothing was sent. What you typed is kept on this page: sign in in a new tab, then come back here and continue.',
  signIn: 'Sign In',
  resend: 'Continue with what you typed',
} as const
