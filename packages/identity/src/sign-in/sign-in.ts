import { AppError, cleanEmail } from 'contract'
import type { Transaction } from 'database'
import { type Attempt, countAttempt, withdrawAttempt } from '../attempts/sign-in-attempts.ts'
import { noteEvent } from '../note-event.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import type { SessionPerson } from '../people.ts'
import type { Caller } from '../sessions/session-device.ts'
import { deleteSession } from '../sessions/session-rows.ts'
import { hashOfToken } from '../sessions/session-token.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { beginNextStep, NextStepRequired } from './next-step-required.ts'

export interface SignInRequest extends Caller {
  readonly email: string
  readonly password: string
  /** The token that the browser sent: its session ends when a new one begins. */
  readonly previousToken?: string | undefined
  /** The token of the device that the browser sent; see `SignedIn`. */
  readonly deviceToken?: string | undefined
}

/** The data of an address before its password is checked. */
interface Candidate {
  readonly attempt: Attempt
  readonly userId: string | null
  /** Null when no password can be correct: the address is unknown, or its user may not sign in. */
  readonly passwordHash: string | null
}

/**
 * Checks address and password and begins a session, where the password is enough. Every failure costs the same time and gives the same
 * answer.
 *
 * @throws NextStepRequired when it is not.
 */
export async function signIn<P extends SessionPerson>(
  parts: CredentialParts<P>,
  request: SignInRequest,
): Promise<SignedIn<P>> {
  const { database } = parts
  const email = cleanEmail(request.email).toLowerCase()
  const candidate = await database.transaction((tx) => findCandidate(parts, tx, email, request))
  const begun = await decide(parts, email, candidate, request).catch(async (error: unknown) => {
    // The password was not checked, so this is not a failure: a busy or broken server must not block accounts.
    await withdrawAttempt(database, candidate.attempt)
    throw error
  })
  if (begun === null) {
    await database.transaction((tx) => noteEvent(parts.people, tx, 'SignInFailed', candidate.userId))
    throw new AppError('SIGN_IN_FAILED')
  }
  if (begun instanceof NextStepRequired) throw begun
  return begun
}

async function findCandidate<P extends SessionPerson>(
  { people, limits }: CredentialParts<P>,
  tx: Transaction,
  email: string,
  { ip, deviceToken }: SignInRequest,
): Promise<Candidate> {
  const person = await people.findByEmail(tx, email)
  const userId = person?.userId ?? null
  const { rows } = await tx.query('select password_hash from identity.credential where user_id = $1', [userId])
  const attempt = await countAttempt(tx, { email, userId, ip, deviceToken }, limits)
  return { attempt, userId, passwordHash: person?.active === true ? textOf(rows) : null }
}

async function decide<P extends SessionPerson>(
  parts: CredentialParts<P>,
  email: string,
  candidate: Candidate,
  request: SignInRequest,
): Promise<SignedIn<P> | NextStepRequired | null> {
  const matches = await parts.hasher.matches(candidate.passwordHash, request.password)
  return matches ? await continueSignIn(parts, email, candidate, request) : null
}

/** Begins the session, or the next step of the sign-in. @returns null when the login has changed since the password was read. */
async function continueSignIn<P extends SessionPerson>(
  parts: CredentialParts<P>,
  email: string,
  { attempt, userId, passwordHash }: Candidate,
  { previousToken, ...caller }: SignInRequest,
): Promise<SignedIn<P> | NextStepRequired | null> {
  const { database, people } = parts
  if (userId === null) return null
  const previousHash = hashOfToken(previousToken ?? '')
  return database.transaction(async (tx) => {
    // Locks the person first and the credential second, as a change of rights followed by rewritePerson does, to prevent deadlocks.
    const person = await people.personOf(tx, userId)
    const owner = await people.findByEmail(tx, email)
    // Setting a password, ending the sessions and other sign-ins wait for this transaction, or are already visible here: see lockUser.
    const { rows } = await tx.query(
      'select password_hash from identity.credential where user_id = $1 for no key update',
      [userId],
    )
    const isSame = textOf(rows) === passwordHash && owner?.userId === userId && owner.active
    if (!isSame || person === null) return null
    const next = await beginNextStep(parts, tx, person)
    if (next !== null) {
      // The failure of the account stays until the sign-in is complete: a known password must not make room for more guesses of codes.
      await withdrawAttempt(tx, attempt, 'others')
      return next
    }
    if (previousHash !== null) await deleteSession(tx, previousHash)
    await withdrawAttempt(tx, attempt)
    return await beginSession(parts, tx, person, { ...caller, device: attempt.device })
  })
}

const textOf = (rows: readonly unknown[][]): string | null => {
  const text = rows[0]?.[0]
  return typeof text === 'string' ? text : null
}
