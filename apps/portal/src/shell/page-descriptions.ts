import type { PageName } from '../site/pages.ts'

/** The pages that search engines may list, in one sentence each. */
export const descriptions: Partial<Record<PageName, string>> = {
  home: 'Support for navigation data, charts and flight planning software: search for answers, read articles and open a case.',
  signIn:
    'Sign in to follow your support cases, to read what is for customers, and to manage your services and alerts.',
  registration:
    'Register for the support portal with the e-mail address that your account knows, and a link that proves it.',
  trouble:
    'What helps when signing in or registering fails: passwords, mailed links, two-step verification and locked accounts.',
  knowledge: 'Articles on updates, cards, avionics and flight planning, by product and by category.',
  products:
    'Navigation data, charts and software: all products with their item numbers, and the articles about each of them.',
  guestCase: 'Open a support case without an account: prove your e-mail address by a link, and describe what is wrong.',
  search: 'Search the articles and products of the support portal, also with other forms of a word and typing errors.',
  resetPassword: 'Choose a new password for the support portal by a link that is mailed to your address.',
  cookieSettings: 'Choose which cookies the support portal may keep in this browser, and what each of them is for.',
}

export const legalDescriptions: Readonly<Record<string, string>> = {
  terms: 'The terms under which the support portal is used, with the version that holds now and earlier ones.',
  privacy: 'The privacy notice of the support portal: what is kept of whom, what for, and how long.',
  cookies: 'The cookie policy of the support portal: which cookies there are, and what they hold.',
}
