export const messages = {
  accountManager: 'Account Manager',
} as const
