export const messages = {
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  amountOf: (amount: string, total: string) => `${amount} of ${total}`,
} as const
