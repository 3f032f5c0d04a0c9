/** Like `messages.ts`, for components that ask for passwords. Separate, because most pages have no such component. */
export const passwordMessages = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps lock is on.',
  ruleMet: 'met',
  ruleUnmet: 'not met',
  ruleOpen: 'not checked yet',
} as const
