import type { MailDocument } from '../mail-document.ts'

/** The recipient of a mail about a login, and the address of the portal. No mail holds a name that a visitor typed. */
export type AccountMailTo = { to: string; baseUrl: string }

/**
 * A URL of the portal with a token in its fragment, which browsers do not send: it is in no server log and no referrer, and link scanners
 * do not use it.
 */
const linkTo = (baseUrl: string, path: string, token: string): string => new URL(`${path}#token=${token}`, baseUrl).href

const UNASKED = 'If this wasn’t you, ignore this e-mail. Nothing happens without the link.'

/** The link that verifies the address of a registration; valid for a day. */
export const registrationLink = ({ to, baseUrl }: AccountMailTo, token: string): MailDocument => ({
  to,
  subject: 'Confirm your e-mail address',
  preheader: 'One step is left: choose a password.',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    'Open this link to confirm that the address is yours, agree to the terms and choose a password. It works once, within 24 hours, on any device.',
  ],
  facts: [],
  button: { label: 'Continue registration', url: linkTo(baseUrl, '/registration-page', token) },
  footer: ['You receive this e-mail because a registration with your address was started.', UNASKED],
})

/** For a registration with an address that has a login already. */
export const alreadyRegistered = ({ to, baseUrl }: AccountMailTo): MailDocument => ({
  to,
  subject: 'You already have an account',
  preheader: 'Sign in with this address.',
  heading: 'You already have an account',
  paragraphs: ['This address is registered. Sign in with it, or choose another password if you no longer know yours.'],
  facts: [],
  button: { label: 'Sign In', url: new URL('/login', baseUrl).href },
  footer: [
    'You receive this e-mail because a registration with your address was requested.',
    'If this wasn’t you, ignore this e-mail.',
  ],
})

/** For a registration with an address that no contact has. */
export const notRecognized = ({ to, baseUrl }: AccountMailTo): MailDocument => ({
  to,
  subject: 'We do not know this e-mail address',
  preheader: 'It is not among the contacts of our customers.',
  heading: 'We do not know this e-mail address',
  paragraphs: [
    'The address is not among the contacts of our customers. Register with the address that your company has given us, or ask your account manager to add this one.',
  ],
  facts: [],
  button: { label: 'Try another address', url: new URL('/registration-page', baseUrl).href },
  footer: [
    'You receive this e-mail because a registration with your address was requested.',
    'If this wasn’t you, ignore this e-mail.',
  ],
})

/** The link to a new password; valid for an hour. */
export const passwordResetLink = ({ to, baseUrl }: AccountMailTo, token: string): MailDocument => ({
  to,
  subject: 'Choose a new password',
  preheader: 'The link works once, within an hour.',
  heading: 'Choose a new password',
  paragraphs: ['Open this link to choose a new password. It works once, within an hour, on any device.'],
  facts: [],
  // The page names the address to password managers.
  button: {
    label: 'Choose a new password',
    url: `${linkTo(baseUrl, '/reset-password', token)}&email=${encodeURIComponent(to)}`,
  },
  footer: ['You receive this e-mail because a password reset for your address was requested.', UNASKED],
})

/** For a password reset of a contact without a login. */
export const notYetRegistered = ({ to, baseUrl }: AccountMailTo): MailDocument => ({
  to,
  subject: 'You have no account yet',
  preheader: 'Register with this address.',
  heading: 'You have no account yet',
  paragraphs: ['There is no password to reset: this address can be registered, but has not been yet.'],
  facts: [],
  button: { label: 'Create an Account', url: new URL('/registration-page', baseUrl).href },
  footer: ['You receive this e-mail because a password reset for your address was requested.'],
})

const footer = [
  'You receive this e-mail because a support case was requested with your address.',
  'If this wasn’t you, ignore this e-mail.',
]

/** The link that verifies the address of a guest; valid for half an hour. */
export const guestLink = ({ to, baseUrl }: AccountMailTo, token: string): MailDocument => ({
  to,
  subject: 'Confirm your e-mail address to open a case',
  preheader: 'The link opens the form of your case.',
  heading: 'Confirm your e-mail address',
  paragraphs: ['Use this link to continue with your case. It works once, on any device, for 30 minutes.'],
  facts: [],
  button: { label: 'Continue to your case', url: linkTo(baseUrl, '/guest-case', token) },
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
    'You receive this e-mail because a link to a case that was opened with your address was requested.',
    'If this wasn’t you, ignore this e-mail: the link was sent only to you.',
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
