import type { MailDocument } from '../mail-document.ts'
import { type AccountMailTo, linkTo } from './account-mail-documents.ts'

const footer = [
  'You receive this e-mail because somebody asked to open a support case with your address.',
  'If it was not you, do nothing.',
]

/** The link that verifies the address of a guest; valid for half an hour. */
export const guestLink = ({ to, baseUrl }: AccountMailTo, token: string): MailDocument => ({
  to,
  subject: 'Confirm your e-mail address to open a case',
  preheader: 'The link opens the form of your case.',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    'Open this link to go on to the form of your case. It is good for one case, within 30 minutes, on any device.',
  ],
  facts: [],
  button: { label: 'Go on to your case', url: linkTo(baseUrl, '/guest-case', token) },
  footer,
})

/** Another link to a case that the address opened as a guest; valid for 30 days. */
export const guestCaseLink = ({ to, baseUrl }: AccountMailTo, token: string): MailDocument => ({
  to,
  subject: 'Your link to your case',
  preheader: 'Read your case and the answers of our support.',
  heading: 'Your link to your case',
  paragraphs: ['Open this link to read your case and the answers of our support, within 30 days and on any device.'],
  facts: [],
  button: { label: 'Open your case', url: linkTo(baseUrl, '/guest-case', token) },
  footer: [
    'You receive this e-mail because somebody asked for a link to a case that was opened with your address.',
    'If it was not you, do nothing: nobody else has the link.',
  ],
})

/** For a guest whose address has a login. */
export const guestHasAccount = ({ to, baseUrl }: AccountMailTo): MailDocument => ({
  to,
  subject: 'You already have an account',
  preheader: 'Sign in to open your case.',
  heading: 'You already have an account',
  paragraphs: ['This address is registered. Sign in to open your case, and to follow it.'],
  facts: [],
  button: { label: 'Login', url: new URL('/login?startURL=/case-manager/Open-a-Case', baseUrl).href },
  footer,
})

/** For a guest who is a contact of a customer. */
export const guestIsContact = ({ to, baseUrl }: AccountMailTo): MailDocument => ({
  to,
  subject: 'You can create an account',
  preheader: 'Your company is our customer.',
  heading: 'You can create an account',
  paragraphs: ['We know this address as that of a contact. Create an account to open your case, and to follow it.'],
  facts: [],
  button: {
    label: 'Create an Account',
    url: new URL('/registration-page?startURL=/case-manager/Open-a-Case', baseUrl).href,
  },
  footer,
})
