import { formatNumber } from '../../../format/numbers.ts'

export const messages = {
  add: 'New alert',
  markAllRead: 'Mark all as read',
  marking: 'Marking all as read',
  marked: (toConfirm: number) =>
    toConfirm === 0
      ? 'All alerts are marked as read.'
      : toConfirm === 1
        ? 'Marked as read. One critical alert has still to be confirmed.'
        : `Marked as read. ${formatNumber(toConfirm)} critical alerts have still to be confirmed.`,
  notMarked: (reason: string | undefined) => reason ?? 'The alerts were not marked as read. Try again shortly.',
} as const
