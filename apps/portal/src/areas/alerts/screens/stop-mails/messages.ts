export const messages = {
  home: 'Home',
  ask: 'We will send you no more product alerts by e-mail. Alerts stay on their page in the portal, and other e-mails are not changed.',
  stop: 'Stop these e-mails',
  stopping: 'Stopping',
  deadLink:
    'This link is no longer valid. Nothing was changed. To get no more product alerts by e-mail, sign in and switch them off.',
  stopped: 'You will get no more product alert e-mails. To get them again, sign in and go to',
} as const
