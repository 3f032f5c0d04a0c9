export const messages = {
  home: 'Home',
  lead: 'Links to guest cases are valid for 30 days. We send a new one to the address that opened the case.',
  caseNumber: 'Case number',
  caseNumberHint: 'Eight digits, as in the subject of our e-mails',
  caseNumberWrong: 'Enter the eight digits of the case number.',
  email: 'E-mail',
  send: 'Send link',
  sending: 'Sending',
  sent: 'If this address opened the case, we sent it a link. Nothing there? Look in your junk folder.',
} as const
