import { formatNumber } from '../format/numbers.ts'
/** Beside the other words of the shell, for parts that are loaded late. */
export const messages = {
  unread: 'unread',
  unreadCount: (count: number) => `${formatNumber(count)} unread`,
} as const
