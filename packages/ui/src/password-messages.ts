/** As `messages.ts`, for parts that ask for passwords, which most pages have none of. */
export const passwordMessages = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on.',
  ruleMet: 'met',
  ruleUnmet: 'not met',
  ruleOpen: 'not checked yet',
} as const
