export const messages = {
  queue: 'Case Queue',
  lead: 'Unresolved cases that you can see, and how fast first answers came.',
  open: 'Unresolved cases',
  openMore: (count: number) => `${count.toLocaleString('en-US')} that are due first; there are more`,
  late: 'Past a target',
  dueSoon: 'First answers due in 1 h or late',
  median: 'Median first answer, 7 days',
  inTime: (inTime: number, count: number) => `${inTime} of ${count} in time`,
  byAge: 'By age',
  byImpact: 'By impact',
  byTier: 'By support tier',
  answers: 'First answers of the last 7 days',
  answersHint: 'Times count business hours only.',
  ages: { day: 'Less than a day', week: '1 to 7 days', older: 'More than 7 days' } as Readonly<Record<string, string>>,
  columns: { age: 'Age', impact: 'Impact', tier: 'Support tier', cases: 'Cases', median: 'Median', inTime: 'In time' },
  allTiers: 'All tiers',
  none: 'None',
  duration: (minutes: number | null) => {
    if (minutes === null) return messages.none
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  },
  sentence: (title: string, parts: readonly { label: string; count: number }[]) =>
    `${title}: ${parts.map(({ label, count }) => `${label} ${count}`).join(', ')}`,
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
  tryAgain: 'Try again',
}
