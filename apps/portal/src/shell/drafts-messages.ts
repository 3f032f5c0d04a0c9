export const texts = {
  title: 'Keep what you wrote?',
  text: 'You have unsent text. We can keep it for your next sign-in, for up to 30 days. Files are not kept.',
  keep: 'Keep and log out',
  remove: 'Delete and log out',
  stay: 'Stay',
} as const
