export const texts = {
  title: 'Keep what you wrote?',
  text: 'You wrote something that is not submitted yet. It can be kept for the next time you sign in, for 30 days. Files are not kept.',
  keep: 'Keep and log out',
  remove: 'Delete and log out',
  stay: 'Stay',
} as const
