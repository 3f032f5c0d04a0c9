import { formatNumber } from '../format/numbers.ts'

/** Separate from the other messages of the shell, because their components are loaded late. */
export const messages = {
  unread: 'unread',
  unreadCount: (count: number) => `${formatNumber(count)} unread`,
  band: 'Critical alerts',
  critical: 'Critical alert:',
  confirm: 'Read and confirm',
  more: (count: number) => `${formatNumber(count)} more`,
} as const
