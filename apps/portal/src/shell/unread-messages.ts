/** Beside the other words of the shell, for parts that are loaded late. */
export const messages = {
  unread: 'unread',
  unreadCount: (count: number) => `${count} unread`,
} as const
