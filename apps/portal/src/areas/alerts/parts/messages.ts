export const messages = {
  add: 'New alert',
  unread: 'New',
  confirm: 'To be confirmed',
} as const
