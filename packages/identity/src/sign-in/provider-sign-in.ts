import { AppError, cleanEmail } from 'contract'
import type { Database, Transaction } from 'database'
import { knownDevice } from '../attempts/known-devices.ts'
import { noteEvent } from '../note-event.ts'
import { issueToken, readToken, type TokenSubject, takeToken } from '../one-time/one-time-token.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import type { SessionPerson } from '../people.ts'
import { bindSubject, isBoundElsewhere } from '../providers/bound-logins.ts'
import { lockPerson } from '../sessions/lock-user.ts'
import type { Caller } from '../sessions/session-device.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { beginNextStep, NextStepRequired } from './next-step-required.ts'

/** A sign-in at an identity provider, which must be completed within ten minutes. */
export interface ProviderVisit {
  readonly issuer: string
  readonly startUrl: string
}

/** A person whom an identity provider has signed in. */
export interface ProviderPerson extends Caller {
  readonly issuer: string
  /** The provider's unique id of the person. */
  readonly subject: string
  /** Null when the provider has not verified an address. */
  readonly email: string | null
  /** Whether the provider is responsible for an address. */
  readonly isOfProvider: (email: string) => boolean
  /** The token of the device that the browser sent; see `SignedIn`. */
  readonly deviceToken?: string | undefined
}

/** Sign-in at the identity provider of a customer, in place of the password. */
export interface ProviderSignIns<P extends SessionPerson> {
  /** @returns the secret of this sign-in, for this browser only. */
  begin(visit: ProviderVisit): Promise<string>
  /** The sign-in with this secret; null if it has ended. */
  read(secret: string): Promise<ProviderVisit | null>
  /** Returns the sign-in with this secret and ends it. */
  take(secret: string): Promise<ProviderVisit | null>
  /**
   * Begins the session of the login that is bound to the subject, otherwise of the login with the address.
   *
   * @throws AppError `PROVIDER_PERSON_UNKNOWN` if no such login may sign in; `NextStepRequired` as `signIn` does.
   */
  signIn(person: ProviderPerson): Promise<SignedIn<P>>
  /** Writes into the audit log that a provider did not answer, or gave an invalid answer. */
  noteFailure(): Promise<void>
}

/** @param visitorDatabase - for requests of guests; see `IdentityOptions`. */
export function createProviderSignIns<P extends SessionPerson>(
  parts: CredentialParts<P>,
  visitorDatabase: Database,
): ProviderSignIns<P> {
  const { database, people } = parts
  return {
    begin: ({ issuer, startUrl }) =>
      visitorDatabase.transaction((tx) => issueToken(tx, 'provider', { subject: issuer, facts: { startUrl } })),
    read: async (secret) => visitOf(await readToken(visitorDatabase, 'provider', secret)),
    take: async (secret) => visitOf(await visitorDatabase.transaction((tx) => takeToken(tx, 'provider', secret))),
    noteFailure: () => visitorDatabase.transaction((tx) => noteEvent(people, tx, 'SignInFailed', null)),
    signIn: async (person) => {
      const begun = await database.transaction((tx) => beginFor(parts, tx, person))
      if (begun instanceof NextStepRequired) throw begun
      if (begun !== null) return begun
      await database.transaction((tx) => noteEvent(people, tx, 'SignInFailed', null))
      throw new AppError('PROVIDER_PERSON_UNKNOWN')
    },
  }
}

const visitOf = (begun: TokenSubject | null): ProviderVisit | null =>
  begun === null ? null : { issuer: begun.subject, startUrl: begun.facts.startUrl ?? '' }

/** Begins the session, or the next step of the sign-in. @returns null when this person may not sign in. */
async function beginFor<P extends SessionPerson>(
  parts: CredentialParts<P>,
  tx: Transaction,
  { issuer, subject, email, isOfProvider, deviceToken, ...caller }: ProviderPerson,
): Promise<SignedIn<P> | NextStepRequired | null> {
  const { people } = parts
  const userId = await userOf(parts, tx, { issuer, subject, email })
  if (userId === null) return null
  const person = await lockPerson(people, tx, userId)
  // The address of the login as it is now: a provider never signs in a person of another customer.
  if (person === null || !isOfProvider(person.view.email)) return null
  const binding = { issuer, subject, userId }
  if (await isBoundElsewhere(tx, binding)) return null
  // If a second step follows, that step binds the login: the provider alone is not sufficient proof.
  const next = await beginNextStep(parts, tx, person, { issuer, providerSubject: subject })
  if (next !== null) return next
  if (!(await bindSubject(people, tx, binding))) return null
  return await beginSession(parts, tx, person, { ...caller, device: await knownDevice(tx, userId, deviceToken) })
}

async function userOf<P extends SessionPerson>(
  { people }: CredentialParts<P>,
  tx: Transaction,
  { issuer, subject, email }: Pick<ProviderPerson, 'issuer' | 'subject' | 'email'>,
): Promise<string | null> {
  const { rows } = await tx.query('select user_id from identity.provider_login where issuer = $1 and subject = $2', [
    issuer,
    subject,
  ])
  const [bound] = rows as [string][]
  if (bound !== undefined) return bound[0]
  if (email === null) return null
  const person = await people.findByEmail(tx, cleanEmail(email).toLowerCase())
  return person?.userId ?? null
}
