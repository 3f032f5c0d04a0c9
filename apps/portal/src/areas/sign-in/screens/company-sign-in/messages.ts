import { failureTexts } from 'contract'

export const messages = {
  lead: 'Enter your company e-mail. You sign in on your company’s page and return here signed in.',
  email: 'E-mail',
  next: 'Continue',
  going: 'Continuing',
  ready: 'Your company’s sign-in is ready.',
  continue: 'Continue to your company’s sign-in',
  password: 'Sign in with a password',
  // The call creates nothing, so that a lost answer is treated like a lost connection.
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_CONNECTION },
} as const
