import { formatNumber } from '../../../../format/numbers.ts'

export const messages = {
  queue: 'Case Queue',
  lead: 'Unresolved cases that you can see, and how fast first answers came.',
  open: 'Unresolved cases',
  openMore: (count: number) => `${formatNumber(count)} are counted; there are more`,
  late: 'Past a target',
  dueSoon: 'First answers due in 1 h or late',
  median: 'Median first answer, 7 days',
  inTime: (inTime: number, count: number) => `${formatNumber(inTime)} of ${formatNumber(count)} in time`,
  byAge: 'By age',
  byImpact: 'By impact',
  byTier: 'By support tier',
  answers: 'First answers of the last 7 days',
  answersHint: 'Times count business hours only.',
  ages: { day: 'Less than a day', week: '1 to 7 days', older: 'More than 7 days' } as Readonly<Record<string, string>>,
  columns: { age: 'Age', impact: 'Impact', tier: 'Support tier', cases: 'Cases', median: 'Median', inTime: 'In time' },
  allTiers: 'All tiers',
  none: 'None',
  sentence: (title: string, parts: readonly { label: string; count: number }[]) =>
    `${title}: ${parts.map(({ label, count }) => `${label} ${formatNumber(count)}`).join(', ')}`,
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
}
