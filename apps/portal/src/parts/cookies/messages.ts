export const messages = {
  policy: 'Cookie Policy',
  none: 'Reject optional',
  chosen: 'Save choices',
  all: 'Accept all',
  saved: 'Your cookie choices are saved.',
  notice: 'Cookies',
  noticeText: 'We use cookies this site needs to work. You choose the rest.',
  open: 'Cookie Settings',
} as const
