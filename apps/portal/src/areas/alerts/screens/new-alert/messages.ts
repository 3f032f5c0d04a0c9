import { formatNumber } from '../../../../format/numbers.ts'

type Reach = Record<'accounts' | 'followers' | 'counted' | 'people' | 'mails', number>

export const messages = {
  lead: 'An alert is shown to all users whose account has a service of the product, and mailed to those who follow it. A critical alert is mailed to all of them, and shown on every page until they confirm it.',
  write: 'Write the alert',
  readersHint: 'Choose a product and a kind to see how many people the alert reaches.',
  counting: 'Counting the readers',
  countFailed: 'The readers could not be counted.',
  reach: (reach: Reach, isCritical: boolean) =>
    `${amongFollowers(reach, isCritical)} ${
      reach.accounts === 0
        ? 'No account has a service of the product.'
        : `People of ${amountOf(reach.accounts, 'account', 'accounts')} with a service of the product find it in the portal.`
    }`,
  publish: 'Publish',
  publishing: 'Publishing',
  question: (severity: string) => `Publish this alert? Severity: ${severity}`,
  noWayBack: 'E-mails that were sent cannot be taken back. The alert itself can be corrected later.',
  continueWriting: 'Continue writing',
  publishNow: 'Publish now',
  notOffered: 'Only authors and agents publish alerts.',
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
} as const

function amongFollowers({ followers, counted, people, mails }: Reach, isCritical: boolean): string {
  const mailed = mails === 0 ? 'no one gets an e-mail' : amountOf(mails, 'gets an e-mail', 'get an e-mail')
  const chosen = isCritical ? 'the product or have followed it' : 'chosen alerts of this kind of the product'
  if (counted < followers) {
    return `${formatNumber(followers)} people have ${chosen}; only the first ${formatNumber(counted)} of them were counted. Of these it reaches ${amountOf(people, 'person', 'people')}: ${mailed}.`
  }
  if (followers === 0) return `No one has ${chosen}.`
  if (people === 0) return `The alert reaches none of those who have ${chosen}.`
  return `The alert reaches ${amountOf(people, 'person who has', 'people who have')} ${chosen}: ${mailed}.`
}

function amountOf(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}
