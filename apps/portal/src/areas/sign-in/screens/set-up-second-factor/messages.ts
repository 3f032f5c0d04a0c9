import { failureTexts } from 'contract'

export const messages = {
  lead: 'Your role requires two-step verification: at sign-in you enter a code from an authenticator app after your password.',
  begin: 'Set up an authenticator app',
  beginning: 'Preparing',
  noScript: 'Turn on JavaScript to set it up.',
  confirm: 'Confirm and sign in',
  confirming: 'Confirming',
  next: 'Continue',
  startAgain: 'Start again',
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_ANSWER },
} as const
