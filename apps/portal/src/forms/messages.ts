export const messages = {
  leaveTitle: 'Leave this page?',
  leaveText: 'What you typed is not saved. It is lost when you leave.',
  leave: 'Leave and discard',
  stay: 'Stay on this page',
} as const
