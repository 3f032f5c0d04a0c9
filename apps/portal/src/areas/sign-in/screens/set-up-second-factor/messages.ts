import { failureTexts } from 'contract'

export const messages = {
  lead: 'Your role requires a second step at sign-in: a code from an authenticator app, in addition to your password.',
  begin: 'Set up an authenticator app',
  beginning: 'Preparing',
  noScript: 'Turn on JavaScript to set it up.',
  confirm: 'Confirm and sign in',
  confirming: 'Confirming',
  next: 'Continue',
  startAgain: 'Start again',
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_ANSWER },
} as const
