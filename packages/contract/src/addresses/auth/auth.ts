// Written by `npm run generate` from auth/auth.ts; change that file instead.

import type * as definitions from '../../auth/auth.ts'
import type { CallOf } from '../../call.ts'

/**
 * Adds a passkey created by the browser, with a name, and ends the other sessions of the caller.
 *
 * @returns New recovery codes if the caller had none left; they cannot be read again.
 * @throws PASSKEY_LIMIT, PASSKEY_REFUSED.
 */
export const addPasskey: CallOf<typeof definitions.addPasskey> = {
  method: 'POST',
  path: '/auth/second-factors/passkeys/add',
}

/**
 * Begins the set-up of an authenticator app: with the password of the caller, or during a sign-in that requires a
 * second factor, with the cookie `sign-in`.
 *
 * @returns The key in base 32, the same key as an `otpauth` address, and a QR code of that address as the path of a
 * square SVG of `size`. `token` completes the set-up within ten minutes; nothing changes before.
 * @throws NOT_SIGNED_IN, PASSWORD_INCORRECT, SIGN_IN_STOPPED, STEP_EXPIRED.
 */
export const beginAuthenticatorApp: CallOf<typeof definitions.beginAuthenticatorApp> = {
  method: 'POST',
  path: '/auth/second-factors/app/begin',
}

/**
 * Begins to add a passkey to the login of the caller.
 *
 * @returns The options for `navigator.credentials.create`, as JSON. The challenge is valid for five minutes and one
 * use.
 * @throws PASSWORD_INCORRECT, SIGN_IN_STOPPED.
 */
export const beginPasskey: CallOf<typeof definitions.beginPasskey> = {
  method: 'POST',
  path: '/auth/second-factors/passkeys/begin',
}

/**
 * Begins a sign-in with a passkey, which needs neither an e-mail address nor a password.
 *
 * @returns The options for `navigator.credentials.get`, as JSON. The challenge is valid for five minutes and one use.
 */
export const beginPasskeySignIn: CallOf<typeof definitions.beginPasskeySignIn> = {
  method: 'POST',
  path: '/auth/sign-in/passkey/begin',
}

/**
 * Begins a sign-in at the identity provider of a customer, by the domain of an address. The browser then opens
 * `/auth/provider/continue`, with the cookie `provider`.
 *
 * @returns Nothing.
 * @throws PROVIDER_NOT_SET_UP.
 */
export const beginProviderSignIn: CallOf<typeof definitions.beginProviderSignIn> = {
  method: 'POST',
  path: '/auth/provider',
}

/**
 * Cancels registrations. With `token`: all registrations of the address of a mailed link. Without: the registration
 * that this browser has begun, even if its link has not been opened.
 *
 * @returns Nothing, also if there was nothing to cancel.
 */
export const cancelRegistration: CallOf<typeof definitions.cancelRegistration> = {
  method: 'POST',
  path: '/auth/register/cancel',
}

/**
 * Changes the password of the caller, ends all sessions of the caller and starts a new one with its cookie.
 *
 * @returns `SessionShape`, of the new session.
 * @throws PASSWORDS_DIFFER, PASSWORD_INCORRECT, PASSWORD_REFUSED, PASSWORD_USED_BEFORE.
 */
export const changePassword: CallOf<typeof definitions.changePassword> = {
  method: 'POST',
  path: '/auth/password/change',
}

/**
 * Adds the authenticator app, with one of its codes. It replaces an earlier app and ends the other sessions of the
 * caller. In a sign-in it starts the session.
 *
 * @returns New recovery codes if the caller had none left; they cannot be read again.
 * @throws CODE_INCORRECT, NOT_SIGNED_IN, STEP_EXPIRED.
 */
export const confirmAuthenticatorApp: CallOf<typeof definitions.confirmAuthenticatorApp> = {
  method: 'POST',
  path: '/auth/second-factors/app/confirm',
}

/**
 * Completes a registration by its mailed link: creates the login with a password and the accepted terms. It does not
 * sign in.
 *
 * @returns The registered address. `acceptedTerms` is the version of the terms that was shown.
 * @throws EMAIL_ALREADY_REGISTERED, EMAIL_NOT_RECOGNIZED, LINK_INVALID, PASSWORDS_DIFFER, PASSWORD_REFUSED,
 * PASSWORD_USED_BEFORE, TERMS_NOT_CURRENT.
 */
export const confirmRegistration: CallOf<typeof definitions.confirmRegistration> = {
  method: 'POST',
  path: '/auth/register/confirm',
}

/**
 * Ends all other sessions of the caller, in every process.
 *
 * @returns Nothing.
 */
export const endOtherSessions: CallOf<typeof definitions.endOtherSessions> = {
  method: 'POST',
  path: '/auth/sessions/end-others',
}

/**
 * Ends one session of the caller in every process.
 *
 * @returns Nothing, also for a session that has ended or belongs to another user.
 */
export const endSession: CallOf<typeof definitions.endSession> = {
  method: 'POST',
  path: '/auth/sessions/end',
}

/**
 * Mails a link for a new password if the address has a login. Every address gets the same answer.
 *
 * @returns The seconds until another mail can be requested.
 * @throws INVALID_EMAIL.
 */
export const forgotPassword: CallOf<typeof definitions.forgotPassword> = {
  method: 'POST',
  path: '/auth/password/forgot',
}

/**
 * The second factors of the caller.
 *
 * @returns When the authenticator app was added (ISO 8601 in UTC, or null), the number of recovery codes left, whether
 * the caller must have a second factor, and the passkeys and identity providers of the login, oldest first.
 */
export const getSecondFactors: CallOf<typeof definitions.getSecondFactors> = {
  method: 'GET',
  path: '/auth/second-factors',
}

/**
 * The live sessions of the caller, last used first.
 *
 * @returns For each session: its id, browser and system, the network in which it began, when it began and was last
 * used, and whether it is the session of this call. The id does not give access to the session.
 */
export const getSessions: CallOf<typeof definitions.getSessions> = {
  method: 'GET',
  path: '/auth/sessions',
}

/**
 * Creates ten recovery codes, which replace those of the caller.
 *
 * @returns The codes; they cannot be read again.
 * @throws NO_SECOND_FACTOR, PASSWORD_INCORRECT, SIGN_IN_STOPPED.
 */
export const makeRecoveryCodes: CallOf<typeof definitions.makeRecoveryCodes> = {
  method: 'POST',
  path: '/auth/second-factors/recovery-codes',
}

/**
 * Reads the registration of a mailed link without using up the link.
 *
 * @returns The verified e-mail address, the page to open afterwards, and the site terms as HTML. `terms` is the version
 * to accept; if the privacy notice has another version, it follows after a plus sign.
 * @throws EMAIL_ALREADY_REGISTERED, LINK_INVALID.
 */
export const previewRegistration: CallOf<typeof definitions.previewRegistration> = {
  method: 'POST',
  path: '/auth/register/preview',
}

/**
 * Mails a registration link to an address that belongs to a contact of a customer.
 *
 * @returns The seconds until another mail can be requested. The answer does not say whether a mail was sent: an address
 * gets at most one in 30 s, 5 an hour and 10 a day. Beyond five addresses an hour per network, and always with
 * ENUMERATION_POLICY=private, every address gets the same answer. The cookie `registration` lets this browser cancel
 * what it began.
 * @throws EMAIL_ALREADY_REGISTERED, EMAIL_NOT_RECOGNIZED, INVALID_EMAIL.
 */
export const register: CallOf<typeof definitions.register> = {
  method: 'POST',
  path: '/auth/register',
}

/**
 * Removes the authenticator app and the recovery codes of the caller, and ends the other sessions.
 *
 * @returns Nothing, also without an app.
 * @throws LAST_SECOND_FACTOR, PASSWORD_INCORRECT, SIGN_IN_STOPPED.
 */
export const removeAuthenticatorApp: CallOf<typeof definitions.removeAuthenticatorApp> = {
  method: 'POST',
  path: '/auth/second-factors/app/remove',
}

/**
 * Removes a passkey of the caller and ends the other sessions. Removing the last second factor also removes the
 * recovery codes.
 *
 * @returns Nothing, also for a passkey that no longer exists or belongs to another user.
 * @throws LAST_SECOND_FACTOR, PASSWORD_INCORRECT, SIGN_IN_STOPPED.
 */
export const removePasskey: CallOf<typeof definitions.removePasskey> = {
  method: 'POST',
  path: '/auth/second-factors/passkeys/remove',
}

/**
 * Removes the binding of the login of the caller to an identity provider, and ends the other sessions. The next sign-in
 * there is found by the address again.
 *
 * @returns Nothing, also for a provider without a binding.
 * @throws PASSWORD_INCORRECT, SIGN_IN_STOPPED.
 */
export const removeProvider: CallOf<typeof definitions.removeProvider> = {
  method: 'POST',
  path: '/auth/second-factors/providers/remove',
}

/**
 * Mails the registration link again; earlier links stay valid.
 *
 * @returns As `register`.
 * @throws EMAIL_ALREADY_REGISTERED, EMAIL_NOT_RECOGNIZED, INVALID_EMAIL.
 */
export const resendRegistration: CallOf<typeof definitions.resendRegistration> = {
  method: 'POST',
  path: '/auth/register/resend',
}

/**
 * Sets a new password by a mailed link and ends all sessions of its user. It does not sign in.
 *
 * @returns Nothing.
 * @throws LINK_INVALID, PASSWORDS_DIFFER, PASSWORD_REFUSED, PASSWORD_USED_BEFORE.
 */
export const resetPassword: CallOf<typeof definitions.resetPassword> = {
  method: 'POST',
  path: '/auth/password/reset',
}

/**
 * Starts a session and sets its cookie. Every failure has the same answer. If the login needs a second step, a correct
 * password sets the cookie `sign-in`, which is valid for that step for ten minutes.
 *
 * @returns `SessionShape`.
 * @throws SECOND_FACTOR_REQUIRED, SECOND_FACTOR_SET_UP_REQUIRED, SIGN_IN_FAILED, SIGN_IN_STOPPED.
 */
export const signIn: CallOf<typeof definitions.signIn> = {
  method: 'POST',
  path: '/auth/sign-in',
}

/**
 * Starts a session with a passkey and sets its cookie. The authenticator must have verified the user.
 *
 * @returns `SessionShape`. Every failure has the same answer.
 * @throws PASSKEY_REFUSED.
 */
export const signInByPasskey: CallOf<typeof definitions.signInByPasskey> = {
  method: 'POST',
  path: '/auth/sign-in/passkey',
}

/**
 * The second step of a sign-in, with the cookie `sign-in`: starts the session with a code of the authenticator app or a
 * recovery code.
 *
 * @returns `SessionShape`.
 * @throws CODE_INCORRECT, SIGN_IN_STOPPED, STEP_EXPIRED.
 */
export const verifySignIn: CallOf<typeof definitions.verifySignIn> = {
  method: 'POST',
  path: '/auth/sign-in/verify',
}
