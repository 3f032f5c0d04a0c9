import { failureTexts, limits } from 'contract'
import { formatNumber } from '../../../../format/numbers.ts'

export const messages = {
  cookies: 'Cookie preferences',
  notChosen: 'You have not chosen yet',
  notChosenText: 'Only strictly necessary cookies are stored.',
  categories: { functional: 'functional', performance: 'performance', targeting: 'targeting' },
  noneAllowed: 'Optional cookies are off',
  allowed: (names: string) => `${names.charAt(0).toUpperCase()}${names.slice(1)} cookies are on`,
  chosenOn: (day: string) => `You chose this on ${day}.`,
  data: 'Your data',
  notice: 'Privacy Notice',
  noticeText: 'What we store, why, and for how long.',
  read: 'Read',
  ownData: 'What we store about you',
  ownDataText: 'Your details, cases, comments and settings as a file (JSON).',
  download: 'Download',
  removal: 'Remove account',
  loading: 'Loading your account manager',
  failed: 'Your account manager could not be loaded.',
  ask: 'Ask for your account to be removed',
  askText: (manager: string | null) =>
    `The request goes to your account manager${manager === null ? '' : `, ${manager}`}, who contacts you first. You keep access until then.`,
  request: 'Request removal',
  reason: 'Why do you want to leave?',
  reasonTooLong: `Enter at most ${formatNumber(limits.removalReasonCharacters)} characters.`,
  send: 'Send request',
  sending: 'Sending request',
  cancel: 'Cancel',
  asked: 'You asked for your account to be removed',
  askedText: (day: string) =>
    `Sent on ${day}. Your account manager contacts you first, and you keep access until then.`,
  openRequest: (number: string) => `Open case ${number}`,
  failures: { offline: failureTexts.NO_CONNECTION, noAnswer: 'Your request was not sent. Try again.' },
} as const
