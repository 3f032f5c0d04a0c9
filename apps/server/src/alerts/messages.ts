export const messages = {
  feed: (company: string) => `Product alerts of ${company}`,
  feedOf: 'Alerts about the products of your account',
  /** In place of the title where its words may not leave the portal. */
  newAlert: 'New product alert',
  stopped: 'You will get no more product alert e-mails.',
} as const
