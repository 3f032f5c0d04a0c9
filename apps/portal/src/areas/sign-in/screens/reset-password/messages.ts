import { failureTexts } from 'contract'

export const messages = {
  lead: 'Enter the e-mail address you sign in with. We send you a link to set a new password.',
  email: 'E-mail',
  send: 'Send reset link',
  sending: 'Sending',
  backToSignIn: 'Back to sign in',
  noScript: 'This link needs JavaScript.',
  inbox: 'Check your inbox',
  sentTo: 'If this address has an account, we sent a link to set a new password to',
  sentToAddress: 'If the address has an account, we sent a link to set a new password.',
  valid:
    'Open the link to continue. It works once, within an hour. Nothing there? Look in your junk folder, or send it again.',
  otherAddress: 'Use another address',
  newPassword: 'Set a new password',
  newPasswordLead: 'It ends all your sessions, on every device.',
  save: 'Reset password',
  saving: 'Resetting password',
  newLink: 'Request a new link',
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: failureTexts.PASSWORD_NOT_RESET },
} as const
