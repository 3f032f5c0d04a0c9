export const messages = {
  add: 'New alert',
  unread: 'New',
  confirm: 'To be confirmed',
  markAllRead: 'Mark all as read',
  marking: 'Marking all as read',
  marked: 'All alerts are marked as read.',
  notMarked: (reason: string | undefined) => reason ?? 'The alerts were not marked as read. Try again shortly.',
} as const
