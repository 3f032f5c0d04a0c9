export const failedMessages = {
  noConnection: 'There is no connection.',
} as const
