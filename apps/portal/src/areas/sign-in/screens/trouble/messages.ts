import { failureTexts, limits } from 'contract'

export const messages = {
  lead: 'Choose what you see. Most problems take a minute to fix.',
  signIn: 'Sign In',
  resetPassword: 'Reset password',
  tryAgain: 'Try again',
  resend: 'Resend e-mail',
  signingIn: 'Trouble signing in',
  registering: 'Trouble registering',
  forgotten: {
    title: 'I forgot my password',
    text: 'We send you a reset link.',
  },
  notAccepted: {
    title: 'My password is not accepted',
    text: `Passwords have at least ${limits.passwordMinCharacters} characters. Check Caps Lock, then reset the password if it still fails.`,
  },
  stopped: {
    title: 'There were too many failed sign-ins',
    text: 'A new password lets you in again at once. We send you a reset link.',
  },
  lostPhone: {
    title: 'I do not have my authenticator app',
    text: 'Enter one of your recovery codes in place of the code. If you have none left, contact your account manager.',
  },
  otherDomain: {
    title: 'My company changed its e-mail domain',
    text: 'An account administrator of your company can add your new address.',
  },
  notRecognized: {
    title: 'My e-mail address is not recognized',
    text: 'Use the address that your company gave us, or contact your account manager.',
  },
  noMail: {
    title: 'The validation e-mail did not arrive',
    text: 'Look in your junk folder. A link stays valid for 24 hours.',
  },
  taken: {
    title: `“${failureTexts.EMAIL_TAKEN}”`,
    text: 'This address is already registered. Sign in instead.',
  },
  withoutAccount: 'Cases without an account',
  openAsGuest: 'Open a case as a guest',
  newCaseLink: 'Get a new link to your case',
  asGuest: {
    title: 'I need help and have no account',
    text: 'Verify your e-mail address by a link, then fill in the case form.',
  },
  lostCase: {
    title: 'I opened a case as a guest and lost the e-mail',
    text: 'We send a new link to the address that opened the case.',
  },
} as const
