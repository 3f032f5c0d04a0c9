import { formatNumber } from '../../../../format/numbers.ts'

export const messages = {
  queue: 'Case Queue',
  lead: 'Unresolved cases and first-reply times.',
  open: 'Unresolved cases',
  openMore: (count: number) => `${formatNumber(count)} are counted; there are more`,
  late: 'Overdue',
  dueSoon: 'First replies due within 1 h',
  median: 'Median first answer, 7 days',
  inTime: (inTime: number, count: number) => `${formatNumber(inTime)} of ${formatNumber(count)} on time`,
  byAge: 'By age',
  byImpact: 'By impact',
  byTier: 'By support tier',
  answers: 'First answers of the last 7 days',
  answersHint: 'Times count business hours only.',
  ages: { day: 'Less than a day', week: '1 to 7 days', older: 'More than 7 days' } as Readonly<Record<string, string>>,
  columns: { age: 'Age', impact: 'Impact', tier: 'Support tier', cases: 'Cases', median: 'Median', inTime: 'On time' },
  allTiers: 'All tiers',
  none: 'None',
  sentence: (title: string, parts: readonly { label: string; count: number }[]) =>
    `${title}: ${parts.map(({ label, count }) => `${label} ${formatNumber(count)}`).join(', ')}`,
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
}
