import { failureTexts } from 'contract'

export const messages = {
  lead: 'Enter your company e-mail. You go on at the sign-in of your company, and come back signed in.',
  email: 'E-mail',
  next: 'Continue',
  going: 'Going on',
  ready: 'Your company’s sign-in is ready.',
  continue: 'Continue to your company’s sign-in',
  password: 'Sign in with a password',
  // The call creates nothing, so that a lost answer is treated like a lost connection.
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_CONNECTION },
} as const
