import { failureTexts } from 'contract'

export const messages = {
  lead: 'Follow your cases, open new ones and read the articles for your products.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in',
  forgotPassword: 'Forgot password?',
  trouble: 'Trouble signing in',
  company: 'Sign in with your company',
  newHere: 'New here?',
  register: 'Register with your company e-mail',
  passwordMissing: 'Enter your password.',
  // A sign-in creates nothing, so that a lost answer is treated like a lost connection.
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_CONNECTION },
  fault: failureTexts.TECHNICAL_DIFFICULTIES,
  reasons: {
    // The same text for missing pages and for hidden ones.
    hidden: 'Sign in to view this page.',
    expired: failureTexts.NOT_SIGNED_IN,
    'signed-out': 'You are logged out.',
    'registration-canceled': 'Your registration was canceled.',
    'provider-failed': failureTexts.PROVIDER_FAILED,
    'provider-unknown': failureTexts.PROVIDER_PERSON_UNKNOWN,
    'provider-ended': failureTexts.PROVIDER_ENDED,
    'password-updated': 'Your password was updated. Sign in with it.',
  },
} as const
