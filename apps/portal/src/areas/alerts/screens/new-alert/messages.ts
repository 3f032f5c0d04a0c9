import { formatNumber } from '../../../../format/numbers.ts'
export const messages = {
  lead: 'An alert is shown to everybody whose account has a service of the product, and mailed to those who follow it.',
  write: 'Write the alert',
  readersHint: 'Choose a product and a kind to see how many people the alert reaches.',
  counting: 'Counting the readers',
  countFailed: 'The readers could not be counted.',
  reach: ({ accounts, people, mails }: Record<'accounts' | 'people' | 'mails', number>) =>
    `${
      people === 0
        ? 'Nobody has chosen alerts of this kind of the product.'
        : `The alert reaches ${counted(people, 'person who has', 'people who have')} chosen alerts of this kind of the product: ${
            mails === 0 ? 'nobody gets an e-mail' : counted(mails, 'gets an e-mail', 'get an e-mail')
          }.`
    } ${
      accounts === 0
        ? 'No account has a service of the product.'
        : `People of ${counted(accounts, 'account', 'accounts')} with a service of the product find it in the portal.`
    }`,
  publish: 'Publish',
  publishing: 'Publishing',
  question: (severity: string) => `Publish this alert? Severity: ${severity}`,
  noWayBack: 'E-mails that were sent cannot be taken back. The alert itself can be corrected later.',
  goOnWriting: 'Go on writing',
  publishNow: 'Publish now',
  notOffered: 'Only authors and agents publish alerts.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
  tryAgain: 'Try again',
} as const

function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
