import { failureTexts } from 'contract'

export const messages = {
  or: 'or',
  usePasskey: 'Use a passkey',
  askingPasskey: 'Waiting for your passkey',
  passkeyNotUsed: 'No passkey was used. Try again, or sign in with your password.',
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.NO_ANSWER },
} as const
