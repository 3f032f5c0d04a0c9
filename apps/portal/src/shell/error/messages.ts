export const messages = {
  title: 'Something went wrong on our side.',
  text: 'We are having technical difficulties. Our team has been notified. Please try again shortly.',
  reference: (number: string) => `Reference ${number}`,
  tryAgain: 'Try again',
  goHome: 'Go to Home',
} as const
