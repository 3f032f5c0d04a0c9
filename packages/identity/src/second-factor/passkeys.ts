import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { AppError, limits } from 'contract'
import type { Database, Queryable, Transaction } from 'database'
import { issueToken, takeToken } from '../one-time/one-time-token.ts'

/** A passkey as its owner sees it. Times are ISO 8601 in UTC. */
export interface Passkey {
  /** The id of its credential; not a secret. */
  readonly id: string
  readonly name: string
  readonly addedAt: string
  readonly lastUsedAt: string | null
}

/** The site that passkeys belong to: its name, and its origin such as `https://support.example.com`. */
export interface Site {
  readonly name: string
  readonly origin: string
}

export type { AuthenticationResponseJSON, RegistrationResponseJSON }
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON

/** A verified passkey, before it is stored. */
export interface ProvenPasskey {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
}

const SECONDS_TO_USE = 300

/** ES256 and RS256 by their COSE numbers; every authenticator supports one of them. */
const ALGORITHMS = [-7, -257] as const

/** The domain to which browsers bind a passkey: the host of the origin. */
const domainOf = (origin: string): string => new URL(origin).hostname

// The bytes of the token are the challenge, so that the signed challenge in the answer identifies the token.
const challengeOf = (token: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(token, 'base64url'))

/** The options to create a passkey that verifies its owner by PIN, face or finger, and that can be used without an e-mail address. */
export async function passkeyCreation(
  tx: Transaction,
  { userId, email, name }: { userId: string; email: string; name: string },
  site: Site,
): Promise<PasskeyCreation> {
  const known = await passkeysOf(tx, userId)
  return await generateRegistrationOptions({
    rpName: site.name,
    rpID: domainOf(site.origin),
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    challenge: challengeOf(await issueToken(tx, 'passkey', { subject: userId, facts: {} })),
    timeout: SECONDS_TO_USE * 1_000,
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Checks a new passkey. The challenge is used up. @throws AppError `PASSKEY_REFUSED` */
export async function proveNewPasskey(
  database: Database,
  userId: string,
  response: RegistrationResponseJSON,
  origin: string,
): Promise<ProvenPasskey> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const begun = await database.transaction((tx) => takeToken(tx, 'passkey', challenge))
  if (begun?.subject !== userId) throw new AppError('PASSKEY_REFUSED')
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
    supportedAlgorithmIDs: [...ALGORITHMS],
    requireUserVerification: true,
  }).catch(refused)
  if (!checked.verified) throw new AppError('PASSKEY_REFUSED')
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { id, publicKey, counter }
}

export async function storePasskey(
  tx: Transaction,
  userId: string,
  name: string,
  { id, publicKey, counter }: ProvenPasskey,
): Promise<void> {
  if ((await passkeysOf(tx, userId)).length >= limits.passkeysPerPerson) {
    throw new AppError('PASSKEY_LIMIT', { number: limits.passkeysPerPerson })
  }
  const { rowCount } = await tx.query(
    `insert into identity.passkey (credential_id, user_id, name, public_key, counter, added_at)
     values ($1, $2, $3, $4, $5, app_now()) on conflict do nothing`,
    [id, userId, name, Buffer.from(publicKey), counter],
  )
  if (rowCount === 0) throw new AppError('PASSKEY_REFUSED')
}

/** The options to sign in with any passkey of this site. */
export async function passkeyRequest(tx: Transaction, origin: string): Promise<PasskeyRequest> {
  return await generateAuthenticationOptions({
    rpID: domainOf(origin),
    challenge: challengeOf(await issueToken(tx, 'passkey-sign-in', { subject: '', facts: {} })),
    timeout: SECONDS_TO_USE * 1_000,
    userVerification: 'required',
  })
}

/** A checked use of a passkey, to be written with `notePasskeyUse`. */
export interface PasskeyUse {
  readonly id: string
  readonly userId: string
  readonly counter: number
  readonly newCounter: number
}

/** Checks the use of a passkey. The challenge is used up in any event. @throws AppError `PASSKEY_REFUSED` */
export async function provePasskey(
  database: Database,
  response: AuthenticationResponseJSON,
  origin: string,
): Promise<PasskeyUse> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const begun = await database.transaction((tx) => takeToken(tx, 'passkey-sign-in', challenge))
  const { rows } = await database.query(
    'select user_id, public_key, counter::int from identity.passkey where credential_id = $1',
    [response.id],
  )
  const [row] = rows as [string, Buffer, number][]
  if (begun === null || row === undefined) throw new AppError('PASSKEY_REFUSED')
  const [userId, publicKey, counter] = row
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domainOf(origin),
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(refused)
  if (!checked.verified) throw new AppError('PASSKEY_REFUSED')
  return { id: response.id, userId, counter, newCounter: checked.authenticationInfo.newCounter }
}

/** The user of a passkey; null when there is no such passkey. */
export async function ownerOfPasskey(database: Queryable, id: string): Promise<string | null> {
  const { rows } = await database.query('select user_id from identity.passkey where credential_id = $1', [id])
  const [row] = rows as [string][]
  return row?.[0] ?? null
}

/** Writes the use of a passkey. @returns false when it was removed or used since it was read. */
export async function notePasskeyUse(tx: Transaction, { id, counter, newCounter }: PasskeyUse): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identity.passkey set counter = $3, last_used_at = app_now() where credential_id = $1 and counter = $2',
    [id, counter, newCounter],
  )
  return rowCount > 0
}

/** The passkeys of a user, the oldest first. */
export async function passkeysOf(database: Queryable, userId: string): Promise<Passkey[]> {
  const { rows } = await database.query(
    `select credential_id, name, added_at, last_used_at from identity.passkey where user_id = $1
     order by added_at, credential_id`,
    [userId],
  )
  return rows.map((row) => {
    const [id, name, addedAt, lastUsedAt] = row as [string, string, string, string | null]
    return { id, name, addedAt, lastUsedAt }
  })
}

/** Removes all passkeys of a user. */
export async function removePasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from identity.passkey where user_id = $1', [userId])
}

/** @returns whether the user had it. */
export async function removePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.passkey where user_id = $1 and credential_id = $2', [
    userId,
    id,
  ])
  return rowCount > 0
}

/** The challenge that an authenticator has signed, which is the token that we issued. */
function challengeIn(clientDataJSON: string): string {
  try {
    return decodeClientDataJSON(clientDataJSON).challenge
  } catch (error) {
    return refused(error)
  }
}

/** The library throws an error for every invalid answer. */
function refused(error: unknown): never {
  throw new AppError('PASSKEY_REFUSED', {}, { cause: error })
}
