/** Loaded only with the settings, whereas every page loads `messages.ts`. */
export const settingsMessages = {
  title: 'Cookie settings',
  lead: 'Choose what this site may store on your device.',
  categories: {
    necessary: { label: 'Strictly necessary', text: 'Sign-in, security and your choices here. Always on.' },
    functional: { label: 'Functional', text: 'Remembers filters, theme and recent searches.' },
    performance: {
      label: 'Performance',
      text: 'Counts visits, with your name, e-mail address and account when you are signed in.',
    },
    targeting: { label: 'Targeting', text: 'Lets partners show offers that fit your products.' },
  },
} as const
