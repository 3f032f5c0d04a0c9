import { formatNumber } from '../../../format/numbers.ts'

export const messages = {
  add: 'New alert',
  markAllRead: 'Mark all as read',
  marking: 'Marking all as read',
  marked: (toConfirm: number) =>
    toConfirm === 0
      ? 'All alerts are marked as read.'
      : toConfirm === 1
        ? 'Marked as read. One critical alert still needs your confirmation.'
        : `Marked as read. ${formatNumber(toConfirm)} critical alerts still need your confirmation.`,
  notMarked: (reason: string | undefined) => reason ?? 'The alerts were not marked as read. Try again shortly.',
} as const
