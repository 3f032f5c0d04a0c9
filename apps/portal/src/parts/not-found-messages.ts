export const messages = {
  mark: '404',
  title: 'This page is off the chart.',
  text: 'The address may have changed, or what it showed may have been withdrawn. Go back to a known point.',
  goHome: 'Go to Home',
  caseManager: 'Case Manager',
} as const
