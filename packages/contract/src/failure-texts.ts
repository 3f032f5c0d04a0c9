import { pageTexts } from './page-texts.ts'

/**
 * The texts that users read when something fails, letter for letter as specified, by error code or broken rule. Server and browser take
 * their texts from here. `{name}` in a text is replaced by the fact of that name.
 */
export const failureTexts = {
  // Passwords
  PASSWORDS_DIFFER: "Passwords don't match.",
  PASSWORD_REFUSED: 'Invalid password. Please verify below instructions and try again',
  PASSWORD_INCORRECT: 'Sorry your password is incorrect. Please try again.',
  SIGN_IN_STOPPED: 'There were too many failed sign-ins. Reset your password to sign in.',
  CODE_INCORRECT: 'This code is not correct, or it was used before. Enter the code that your app shows now.',
  STEP_EXPIRED: 'This step was not started in this browser, or took longer than ten minutes. Start again.',
  PASSKEY_REFUSED: 'This passkey could not be used. Try again, or use your password.',
  LAST_SECOND_FACTOR: 'Your role requires a second factor. Set up another one to replace it.',
  PASSWORD_USED_BEFORE: 'This password is one of your last {number} passwords. Choose another one.',
  PASSWORD_NOT_UPDATED: 'Your password was unable to be updated.',
  PASSWORD_NOT_RESET: 'Your password was not reset due to technical error. Please try it after sometime.',
  // Sign-in at the identity provider of a customer
  PROVIDER_NOT_SET_UP: 'The company of this address does not sign in here by its own sign-in. Use your password.',
  PROVIDER_PERSON_UNKNOWN:
    'Your company has signed you in, but its address is not registered here. Register, or ask your account admin.',
  PROVIDER_FAILED: 'Your company’s sign-in did not work. Try again, or use your password.',
  PROVIDER_ENDED: 'This sign-in took longer than ten minutes. Start again.',
  // E-mail addresses
  INVALID_EMAIL: 'Enter a valid email address, such as {email}.',
  EMAIL_NOT_RECOGNIZED:
    'Sorry, we do not recognize your email address. Please re-enter or contact your account manager.',
  EMAIL_TAKEN: 'Email is being used by another user',
  EMAIL_DOMAIN_NOT_VERIFIED:
    'This address is outside the e-mail domains of your account. Ask support to add this person.',
  EMAIL_ALREADY_REGISTERED: 'This email address is already registered. Sign in instead.',
  // Ranges of dates, by the problem that `dateRangeProblems` answers
  startRequired: 'Start Date is required.',
  endRequired: 'End Date is required.',
  endBeforeStart: 'End Date cannot be before Start Date.',
  // Cases, people, files, downloads, articles
  CASE_NOT_CREATED: 'Could not create support case for the raised issue.',
  CASE_NOT_CREATED_TITLE: 'Sorry, We Were Unable to Create Your Case',
  CASE_CLOSED: 'This case is closed. Reopen it or submit a new case.',
  EXPORT_CONTROLLED_PRODUCT:
    'This product is subject to export control. Cases for it cannot be opened here; contact your account manager.',
  CONTACT_NOT_CREATED: 'Unable to Create Contact',
  USER_NOT_CREATED: 'The user could not be added. Try again later, and contact support if it still fails.',
  LAST_ADMIN: 'This is the last account admin. Make another user an account admin first.',
  OWN_ACCESS: 'You cannot change your own access. Ask another account admin.',
  UPLOAD_FAILED: 'Your document upload has been unsuccessful',
  NO_ACTIVE_SUBSCRIPTION:
    'We are currently unable to reset your JDM available downloads at this time. Please contact support for further assistance.',
  DOWNLOAD_RESET_UNDER_WAY:
    'A reset of one of these services is under way. Look at its counter again in a few minutes before you ask anew.',
  // Nothing to show
  NO_RESULTS: 'Sorry, there were no results found',
  NO_ITEMS: 'No items to display.',
  NO_RECENT_CASES: 'You do not have any recent cases.',
  // The connection and the server
  NO_CONNECTION: 'There is no connection. Nothing was sent, and what you typed is still here.',
  NO_ANSWER: 'The service did not answer as it should. Try again shortly: what you typed is still here.',
  // Sessions, and pages that fail
  ...pageTexts,
} as const

/** A text with its facts filled in; a missing fact leaves its name. */
export function filledText(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? name))
}
