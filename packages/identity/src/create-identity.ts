import { AppError } from 'contract'
import { createGuessCheck } from 'contract/password-strength'
import type { Database, Transaction } from 'database'
import { type AddressLimits, addressLimits } from './addresses/address-limits.ts'
import { type AddressUse, countAnswer, countMail } from './addresses/address-uses.ts'
import { type SignInLimits, signInLimits } from './attempts/sign-in-limits.ts'
import { forgetUser } from './forget-user.ts'
import {
  addTokenFacts,
  issueToken,
  readToken,
  revokeLinks,
  storeToken,
  type TokenPurpose,
  type TokenSubject,
  takeToken,
} from './one-time/one-time-token.ts'
import { changePassword, type PasswordChange } from './passwords/change-password.ts'
import { createPasswordHasher, type HashCost } from './passwords/password-hasher.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { setPassword } from './passwords/set-password.ts'
import { createWorkQueue, type WorkQueue } from './passwords/work-queue.ts'
import type { People, SessionPerson } from './people.ts'
import {
  type Confirmation,
  cancelRegistration,
  confirmRegistration,
  previewRegistration,
} from './registration/confirm-registration.ts'
import {
  beginRegistration,
  cancelPendingRegistration,
  issueRegistrationToken,
  type PendingRegistration,
  type RegistrationLink,
  unmailedRegistration,
} from './registration/pending-registration.ts'
import { resetFactors } from './second-factor/reset-factors.ts'
import { createSecondFactors, type SecondFactors } from './second-factors.ts'
import { type IdentitySessions, identitySessions } from './sessions/identity-sessions.ts'
import type { Session } from './sessions/session.ts'
import { createSessionCopies, type SessionCopies } from './sessions/session-copies.ts'
import { readSession } from './sessions/session-rows.ts'
import { createSharedSessions } from './sessions/shared-sessions.ts'
import type { SignedIn } from './sign-in/begin-session.ts'
import { createProviderSignIns, type ProviderSignIns } from './sign-in/provider-sign-in.ts'
import { type SignInRequest, signIn } from './sign-in/sign-in.ts'
import { type Swept, sweep } from './sweep.ts'

export interface IdentityOptions<P extends SessionPerson> {
  readonly database: Database
  /** The pool for forms of visitors without a session, so that these cannot occupy the other pool; absent means `database`. */
  readonly visitorDatabase?: Database
  readonly people: People<P>
  /** How long a session lives without renewal. */
  readonly sessionIdleSeconds: number
  /** Maximum lifetime of a session, renewals included. */
  readonly absoluteSeconds: (person: P) => number
  /** Whether a person must have a second factor to sign in; absent means that no person must. */
  readonly requiresSecondFactor?: (person: P) => boolean
  /** The issuer shown in authenticator apps; absent means that they show the e-mail address only. */
  readonly issuer?: string
  readonly limits?: SignInLimits
  readonly addressLimits?: AddressLimits
  /** The cost of new password hashes; absent means that of production. */
  readonly hashCost?: HashCost | undefined
  /** A monotonic clock in milliseconds; it measures the age of cached sessions, not the lifetime of sessions. */
  readonly nowMs?: () => number
}

/** A begun session as the browser gets it: two tokens for its cookies. */
export interface BegunSession<P extends SessionPerson> {
  readonly token: string
  readonly session: Session<P>
  /**
   * Keep it for half a year and send it with later sign-ins, so that failed attempts of other people do not delay them; null if the browser
   * has one.
   */
  readonly deviceToken: string | null
}

/** The second factors, whose sessions are as `signIn` begins them. */
export interface IdentityFactors<P extends SessionPerson>
  extends Omit<SecondFactors<P>, 'verify' | 'confirmApp' | 'signInByPasskey'> {
  verify(...args: Parameters<SecondFactors<P>['verify']>): Promise<BegunSession<P>>
  signInByPasskey(...args: Parameters<SecondFactors<P>['signInByPasskey']>): Promise<BegunSession<P>>
  confirmApp(
    ...args: Parameters<SecondFactors<P>['confirmApp']>
  ): Promise<{ recoveryCodes: readonly string[]; begun: BegunSession<P> | null }>
}

/** The sign-ins at identity providers, whose sessions are as `signIn` begins them. */
export interface IdentityProviders<P extends SessionPerson> extends Omit<ProviderSignIns<P>, 'signIn'> {
  signIn(...args: Parameters<ProviderSignIns<P>['signIn']>): Promise<BegunSession<P>>
}

/** Sign-in and sessions. */
export interface Identity<P extends SessionPerson> extends IdentitySessions<P> {
  /**
   * Checks the address (case-insensitive) and password, and begins a session.
   *
   * @returns the tokens for the browser's cookies; the server stores only their hashes.
   * @throws NextStepRequired if a second factor must be entered or set up; AppError `SIGN_IN_FAILED`, the same for every reason;
   * `TOO_MANY_REQUESTS` with `seconds` if the account or the network must wait; `SIGN_IN_STOPPED` if the account needs a new password or a
   * known device; `SERVICE_UNAVAILABLE` if too many sign-ins run at once.
   */
  signIn(request: SignInRequest): Promise<BegunSession<P>>
  readonly secondFactors: IdentityFactors<P>
  /** Sign-in at the identity providers of customers, whose sessions are as `signIn` begins them. */
  readonly providers: IdentityProviders<P>
  /**
   * Sets a password and removes the delay caused by failed sign-ins. Sessions continue: call `endSessionsOf` too where the
   * old password may be known to others.
   *
   * @throws AppError about field `password`: `PASSWORD_REFUSED`, whose fact `rules` names the broken ones of `passwordRules`,
   * separated by spaces, or is `hardToGuess` for a password that is common or easy to guess; or `PASSWORD_USED_BEFORE`.
   */
  setPassword(tx: Transaction, userId: string, password: string): Promise<void>
  /**
   * Sets a password for a signed-in user who knows the current one. Ends all sessions and begins a new one.
   *
   * @throws AppError `PASSWORD_INCORRECT`, counted like a failed sign-in; `TOO_MANY_REQUESTS`; those of `setPassword`.
   */
  changePassword(change: PasswordChange): Promise<{ token: string; session: Session<P> }>
  /**
   * Sets the password of the user of a `reset` link, and ends the sessions and links of that user.
   *
   * @throws AppError `LINK_INVALID`; those of `setPassword`, after which the link is still good.
   */
  resetPassword(request: { token: string; password: string }): Promise<void>
  /**
   * Creates the user of a `register` or `invite` link, with a password.
   *
   * @throws AppError `LINK_INVALID`; those of `People.createUser` and of `setPassword`, after which the link is still good.
   */
  confirmRegistration(confirmation: Confirmation): Promise<{ email: string }>
  /**
   * Begins a registration that the browser can cancel, or continues the one it began.
   *
   * @param begunToken - the secret that the browser has.
   * @param isMailed - false where a limit of mails is reached: nothing is stored then.
   */
  beginRegistration(begunToken: string | undefined, isMailed: boolean): Promise<PendingRegistration>
  /** Creates the token of a registration link. @returns null when the registration was cancelled. */
  issueRegistrationToken(tx: Transaction, link: RegistrationLink): Promise<string | null>
  /** Reads the registration of a link without using it up. @throws AppError `EMAIL_ALREADY_REGISTERED`, `LINK_INVALID`. */
  previewRegistration(token: string): Promise<{ email: string; startUrl: string }>
  /** Invalidates the link of a registration, and all others of its address. */
  cancelRegistration(token: string): Promise<void>
  /** Cancels the registration that a browser has begun, by its secret: its mailed links become invalid, and no further link is mailed. */
  cancelPendingRegistration(token: string): Promise<void>
  /** Creates the token of a link; see `takeToken`. Only its hash is stored. */
  issueToken(tx: Transaction, purpose: TokenPurpose, subject: TokenSubject): Promise<string>
  /** Uses up a token when `tx` commits. @returns null when it was not issued for this purpose, was used or has expired. */
  takeToken(tx: Transaction, purpose: TokenPurpose, token: string): Promise<TokenSubject | null>
  /** Reads the content of a token without using it up. @returns as `takeToken`. */
  readToken(purpose: TokenPurpose, token: string): Promise<TokenSubject | null>
  /** Issues a used token again for another purpose; it must have been taken in this transaction. */
  storeToken(tx: Transaction, purpose: TokenPurpose, token: string, subject: TokenSubject): Promise<void>
  /** Adds facts to a live token. @returns false for an invalid token. */
  addTokenFacts(purpose: TokenPurpose, token: string, facts: TokenSubject['facts']): Promise<boolean>
  /** Invalidates every link of these users and addresses when `tx` commits. */
  revokeLinks(tx: Transaction, subjects: readonly string[]): Promise<void>
  /** Removes all second factors of a user who has lost them, and ends the sessions, when `tx` commits. */
  resetFactors(tx: Transaction, userId: string): Promise<void>
  /** Deletes all that is stored of a user, whose address was `email`, when `tx` commits. */
  forgetUser(tx: Transaction, userId: string, email: string): Promise<void>
  /** Counts a mail to an address. @returns when it may be sent, ISO 8601 in UTC; null when a limit is reached. */
  countMail(use: AddressUse): Promise<string | null>
  /** Counts an answer that reveals whether an address is known. @returns false when a limit is reached. */
  countAnswer(use: AddressUse): Promise<boolean>
  /** Removes expired rows. @returns the number of removed rows. */
  sweep(): Promise<Swept>
}

/** Creates the identity service; one for each process. */
export function createIdentity<P extends SessionPerson>(options: IdentityOptions<P>): Identity<P> {
  const { database, people, sessionIdleSeconds, absoluteSeconds, limits = signInLimits } = options
  const { nowMs = () => performance.now(), addressLimits: perAddress = addressLimits } = options
  const { visitorDatabase = database, requiresSecondFactor = () => false, issuer = '' } = options
  const passwords = { hasher: createPasswordHasher(options.hashCost), isEasyToGuess: createGuessCheck() }
  const copies = createSessionCopies((tokenHash) => readSession<P>(database, tokenHash, sessionIdleSeconds), nowMs)

  const sessionOf = createSharedSessions<P>()
  const signIns = createWorkQueue({
    concurrency: SIGN_INS_AT_ONCE,
    waiting: SIGN_INS_WAITING,
    refuse: () => new AppError('SERVICE_UNAVAILABLE'),
  })
  const parts = {
    ...passwords,
    database,
    visitorDatabase,
    people,
    limits,
    sessionIdleSeconds,
    absoluteSeconds,
    requiresSecondFactor,
    issuer,
  }
  const begunBy = ({ token, row, deviceToken }: SignedIn<P>): BegunSession<P> => ({
    token,
    session: sessionOf(row, token),
    deviceToken,
  })
  const secondFactors = createSecondFactors(parts)
  const providers = createProviderSignIns(parts, visitorDatabase)

  return {
    signIn: async (request) => begunBy(await signIns.run(() => signIn(parts, request))),
    secondFactors: identityFactors(secondFactors, { signIns, copies, begunBy }),
    providers: { ...providers, signIn: async (person) => begunBy(await providers.signIn(person)) },
    ...identitySessions({ database, people, copies, sessionOf, sessionIdleSeconds }),
    setPassword: (tx, userId, password) => setPassword(passwords, tx, { userId, password }),
    changePassword: async (change) => {
      const { token, row } = await signIns.run(() => changePassword(parts, change))
      copies.drop({ userId: change.userId })
      return { token, session: sessionOf(row, token) }
    },
    resetPassword: async (request) => {
      copies.drop(await visitorDatabase.transaction((tx) => resetPassword(parts, tx, request)))
    },
    confirmRegistration: (confirmation) =>
      visitorDatabase.transaction((tx) => confirmRegistration(parts, tx, confirmation)),
    beginRegistration: async (begunToken, isMailed) =>
      isMailed
        ? await visitorDatabase.transaction((tx) => beginRegistration(tx, begunToken))
        : unmailedRegistration(begunToken),
    issueRegistrationToken,
    previewRegistration: (token) => visitorDatabase.transaction((tx) => previewRegistration(tx, token)),
    cancelPendingRegistration: (token) => visitorDatabase.transaction((tx) => cancelPendingRegistration(tx, token)),
    cancelRegistration: (token) => visitorDatabase.transaction((tx) => cancelRegistration(tx, token)),
    issueToken,
    takeToken,
    storeToken,
    readToken: (purpose, token) => readToken(visitorDatabase, purpose, token),
    addTokenFacts: (...facts) => addTokenFacts(visitorDatabase, ...facts),
    revokeLinks,
    resetFactors: (tx, userId) => resetFactors(people, tx, userId),
    forgetUser,
    countMail: (use) => countMail(visitorDatabase, use, perAddress),
    countAnswer: (use) => countAnswer(visitorDatabase, use, perAddress),
    sweep: () => sweep(database, limits),
  }
}

// Fewer than the connections of the pool, so that sign-ins waiting for the counters of one account cannot occupy all of them.
const SIGN_INS_AT_ONCE = 4
const SIGN_INS_WAITING = 100

type FactorParts<P extends SessionPerson> = {
  /** Limits concurrent sign-ins. */
  signIns: WorkQueue
  copies: SessionCopies<P>
  begunBy: (signedIn: SignedIn<P>) => BegunSession<P>
}

/** The second factors, limited like sign-ins; a change of them changes the sessions of their user. */
function identityFactors<P extends SessionPerson>(
  factors: SecondFactors<P>,
  { signIns, copies, begunBy }: FactorParts<P>,
): IdentityFactors<P> {
  return {
    of: factors.of,
    verify: async (request) => begunBy(await signIns.run(() => factors.verify(request))),
    beginApp: (who) => signIns.run(() => factors.beginApp(who)),
    confirmApp: async (who, app) => {
      const { recoveryCodes, begun } = await signIns.run(() => factors.confirmApp(who, app))
      if ('userId' in who) copies.drop({ userId: who.userId })
      return { recoveryCodes, begun: begun && begunBy(begun) }
    },
    removeApp: async (who) => {
      await signIns.run(() => factors.removeApp(who))
      copies.drop({ userId: who.userId })
    },
    beginPasskey: (who, origin) => signIns.run(() => factors.beginPasskey(who, origin)),
    addPasskey: async (who, passkey) => {
      const recoveryCodes = await signIns.run(() => factors.addPasskey(who, passkey))
      copies.drop({ userId: who.userId })
      return recoveryCodes
    },
    removePasskey: async (who, id) => {
      await signIns.run(() => factors.removePasskey(who, id))
      copies.drop({ userId: who.userId })
    },
    removeProvider: async (who, issuer) => {
      await signIns.run(() => factors.removeProvider(who, issuer))
      copies.drop({ userId: who.userId })
    },
    passkeyRequest: factors.passkeyRequest,
    signInByPasskey: async (request) => begunBy(await signIns.run(() => factors.signInByPasskey(request))),
    makeRecoveryCodes: (who) => signIns.run(() => factors.makeRecoveryCodes(who)),
  }
}
