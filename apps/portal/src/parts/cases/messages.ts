export const messages = {
  taken: (number: string) => `Case ${number} is yours.`,
  takeFailed: 'No case could be taken. Try again shortly.',
  waitingOn: {
    reader: 'Waiting on you',
    colleague: (name: string) => `Waiting on ${name || 'a colleague'}`,
    customer: 'Waiting on the customer',
    support: 'Waiting on support',
  },
  escalated: 'Escalated',
  answerDue: (time: string) => `Answer due ${time}`,
} as const
