export const messages = {
  title: 'Cookie settings',
  lead: 'Choose what this site may store on your device.',
  policy: 'Cookie Policy',
  categories: {
    necessary: { label: 'Strictly necessary', text: 'Sign-in, security and your choices here. Always on.' },
    functional: { label: 'Functional', text: 'Remembers filters, theme and recent searches.' },
    performance: {
      label: 'Performance',
      text: 'Counts visits. When you are signed in, with your name, e-mail address and account.',
    },
    targeting: { label: 'Targeting', text: 'Lets partners show offers that fit your products.' },
  },
  none: 'Reject optional',
  chosen: 'Save choices',
  all: 'Accept all',
  saved: 'Your cookie choices are saved.',
  notice: 'Cookies',
  noticeText: 'This site stores what it needs to work. You choose what else it may store on your device.',
  open: 'Cookie Settings',
} as const
