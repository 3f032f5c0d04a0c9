export const resendMessages = {
  resend: 'Resend e-mail',
  sending: 'Sending',
  sent: 'E-mail sent again.',
  wait: 'You can resend the e-mail when the countdown ends.',
  announce: (seconds: number) =>
    seconds === 0 ? 'You can send the e-mail again.' : `You can send the e-mail again in ${seconds} seconds.`,
} as const
