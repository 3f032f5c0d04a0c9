import { formatNumber } from '../format/numbers.ts'
export const messages = {
  leave: {
    title: 'Leave this page?',
    text: 'What you typed is not saved. It is lost when you leave.',
    leave: 'Leave and discard',
  },
  missing: (label: string) => `Enter a ${label.toLowerCase()}.`,
  tooLong: (label: string, most: number) => `${label}: enter at most ${formatNumber(most)} characters.`,
  sessionHadEnded: 'Your session had ended, and nothing was sent. Check what you typed and send it again.',
  replaced: {
    text: 'This was also changed in another tab or on another device. What you see here is kept.',
    show: 'Show the other version',
  },
} as const
