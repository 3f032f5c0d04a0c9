export const voteMessages = {
  question: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. You can change your answer.',
  missing: 'What was missing, in a few words?',
  helped: 'What helped, in a few words?',
  send: 'Send',
  sending: 'Sending',
  sent: 'Thank you. Our authors read it.',
  unread: 'What you answered before could not be loaded.',
  failed: 'Your answer could not be kept. Try again.',
} as const
