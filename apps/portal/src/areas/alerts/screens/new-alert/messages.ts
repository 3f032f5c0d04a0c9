import { attemptTexts } from '../../../../forms/outcome.ts'

export const messages = {
  lead: 'An alert is shown to everybody whose account has a service of the product, and mailed to those who follow it.',
  write: 'Write the alert',
  product: 'Product',
  chooseProduct: 'Choose a product',
  kind: 'Kind',
  chooseKind: 'Choose a kind',
  severity: 'Severity',
  severities: ['Information', 'Caution', 'Critical'],
  title: 'Title',
  titleHelp: 'It is the subject of the e-mails.',
  text: 'Text',
  textHelp: 'What is wrong or new, since when, and what the reader has to do. Web addresses become links.',
  cycle: 'AIRAC cycle',
  cycleHelp: 'Four digits, such as 2606; empty where no cycle is meant.',
  cycleWrong: 'Enter the four digits of a cycle, such as 2606.',
  needsConfirmation: 'Readers confirm that they have read it',
  needsConfirmationHelp: 'For alerts on which somebody has to act before the next flight.',
  preview: 'Preview',
  previewHint: 'So the alert reads on its page and in the e-mail.',
  nothingYet: 'Nothing is written yet.',
  readers: 'Readers',
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
  cancel: 'Cancel',
  published: 'The alert is published.',
  notOffered: 'Only authors and agents publish alerts.',
  showAll: 'All alerts',
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
  tryAgain: 'Try again',
  choose: (label: string) => `Choose a value for ${label}.`,
  checkFields: (count: number) => `Check ${count} fields below.`,
  failures: attemptTexts,
} as const
