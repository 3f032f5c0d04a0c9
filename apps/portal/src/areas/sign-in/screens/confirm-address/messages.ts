export const messages = {
  home: 'Home',
  ask: 'From then on you sign in with the address to which the link was sent, and get your e-mails there. Your password stays.',
  confirm: 'Confirm this address',
  confirming: 'Confirming',
  confirmed: 'The address is confirmed. Sign in with it from now on.',
} as const
