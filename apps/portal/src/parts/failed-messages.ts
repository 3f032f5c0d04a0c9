export const failedMessages = {
  tryAgain: 'Try again',
  noConnection: 'There is no connection.',
} as const
