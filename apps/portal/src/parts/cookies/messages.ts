export const messages = {
  policy: 'Cookie Policy',
  none: 'Reject optional',
  chosen: 'Save choices',
  all: 'Accept all',
  saved: 'Your cookie choices are saved.',
  notice: 'Cookies',
  noticeText: 'This site stores what it needs to work. You choose what else it may store on your device.',
  open: 'Cookie Settings',
} as const
