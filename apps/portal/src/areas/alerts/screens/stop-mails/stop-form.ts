/** Whose mails end: the token of the address. */
export type StopForm = { token: string }

/** The form that ends product alert e-mails, wherever it is sent from. */
export const stopForm = {
  id: 'stop-alert-mails',
  fields: [],
  problemsOf: () => ({}),
} as const
