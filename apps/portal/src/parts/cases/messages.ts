export const messages = {
  waitingOn: {
    reader: 'Waiting on you',
    colleague: (name: string) => `Waiting on ${name || 'a colleague'}`,
    customer: 'Waiting on the customer',
    support: 'Waiting on support',
  },
  escalated: 'Escalated',
} as const
