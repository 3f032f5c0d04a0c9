import { failureTexts, filledText } from 'contract'

export const messages = {
  lead: 'Follow your cases, open new ones and read the articles for your products.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in',
  emailInvalid: filledText(failureTexts.INVALID_EMAIL, { email: 'name@company.com' }),
  emailTooLong: (most: number) => `An e-mail address has at most ${most} characters.`,
  passwordMissing: 'Enter your password.',
  // An attempt to sign in makes nothing, so no answer is like no connection.
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_CONNECTION },
  fault: failureTexts.TECHNICAL_DIFFICULTIES,
  reasons: {
    expired: failureTexts.NOT_SIGNED_IN,
    'timed-out': failureTexts.TIMED_OUT,
    'signed-out': 'You are logged out.',
  },
} as const
