export const messages = {
  leave: {
    title: 'Leave this page?',
    text: 'What you typed is not saved. It is lost when you leave.',
    leave: 'Leave and discard',
  },
} as const
