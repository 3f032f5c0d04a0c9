import { pageTexts } from 'contract'

export const messages = {
  title: 'Something went wrong on our side.',
  text: pageTexts.TECHNICAL_DIFFICULTIES,
  reference: (number: string) => `Reference ${number}`,
  tryAgain: 'Try again',
  goHome: 'Go to Home',
} as const
