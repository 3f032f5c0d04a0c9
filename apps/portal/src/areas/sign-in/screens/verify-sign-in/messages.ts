import { failureTexts } from 'contract'

export const messages = {
  lead: 'Enter the code from your authenticator app, or one of your recovery codes.',
  code: 'Code',
  codeHelp: '6 digits from the app, or the 16 digits of a recovery code.',
  verify: 'Verify',
  verifying: 'Verifying',
  startAgain: 'Start again',
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_CONNECTION },
} as const
