export const messages = {
  lead: 'An alert is shown to everybody whose account has a service of the product, and mailed to those who follow it.',
  write: 'Write the alert',
  readersHint: 'Choose a product and a kind to see how many people the alert reaches.',
  counting: 'Counting the readers',
  countFailed: 'The readers could not be counted.',
  reach: (accounts: number, mails: number) =>
    `${accounts === 1 ? '1 account has' : `${accounts.toLocaleString('en-US')} accounts have`} a service of this product. ${
      mails === 0
        ? 'Nobody gets an e-mail.'
        : mails === 1
          ? '1 person gets an e-mail.'
          : `${mails.toLocaleString('en-US')} people get an e-mail.`
    }`,
  publish: 'Publish',
  publishing: 'Publishing',
  notOffered: 'Only authors and agents publish alerts.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
  tryAgain: 'Try again',
} as const
