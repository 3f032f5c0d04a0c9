import { AppError } from 'contract'
import type { Transaction } from 'database'
import { type Attempt, countAttempt, withdrawAttempt } from '../attempts/sign-in-attempts.ts'
import { noteEvent } from '../note-event.ts'
import { readToken, takeToken } from '../one-time/one-time-token.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import type { SessionPerson } from '../people.ts'
import { bindOfStep } from '../providers/bound-logins.ts'
import { digitsOf, takeAppCode } from '../second-factor/authenticator-app.ts'
import { noteFactorChange } from '../second-factor/factors.ts'
import { hashOfRecoveryCode, isRecoveryCode, takeRecoveryCode } from '../second-factor/recovery-codes.ts'
import { lockPerson } from '../sessions/lock-user.ts'
import type { Caller } from '../sessions/session-device.ts'
import { beginSession, type SignedIn } from './begin-session.ts'

/** The second step of a sign-in. */
export interface Verification extends Caller {
  /** Of `NextStepRequired`. */
  readonly token: string
  /** Of the authenticator app, or a recovery code; spaces and hyphens do not count. */
  readonly code: string
  /** The token of the device that the browser sent; see `SignedIn`. */
  readonly deviceToken?: string | undefined
}

/** Checks the code of a second factor and begins the session. Wrong codes count like wrong passwords. */
export async function verifySignIn<P extends SessionPerson>(
  parts: CredentialParts<P>,
  request: Verification,
): Promise<SignedIn<P>> {
  const { database, people, limits } = parts
  const { token, ip, deviceToken } = request
  const { userId, attempt } = await database.transaction(async (tx) => {
    const step = await readToken(tx, 'second-factor', token)
    if (step === null) throw new AppError('STEP_EXPIRED')
    return {
      userId: step.subject,
      attempt: await countAttempt(tx, { email: '', userId: step.subject, ip, deviceToken }, limits),
    }
  })
  const begun = await decide(parts, request, userId, attempt).catch(async (error: unknown) => {
    // Not a wrong code: a busy server, or a step that ended during the check, must not delay the account.
    await withdrawAttempt(database, attempt)
    throw error
  })
  if (begun === null) {
    await database.transaction((tx) => noteEvent(people, tx, 'SecondFactorFailed', userId))
    throw new AppError('CODE_INCORRECT', {}, { field: 'code' })
  }
  return begun
}

async function decide<P extends SessionPerson>(
  parts: CredentialParts<P>,
  { token, code, ...caller }: Verification,
  userId: string,
  attempt: Attempt,
): Promise<SignedIn<P> | null> {
  const { database, people, hasher } = parts
  const digits = digitsOf(code)
  const recoveryHash = isRecoveryCode(digits) ? await hashOfRecoveryCode(hasher, database, userId, digits) : null
  return await database.transaction(async (tx) => {
    const person = await lockPerson(people, tx, userId)
    const isRight =
      recoveryHash === null
        ? await takeAppCode(tx, userId, digits)
        : await spendRecoveryCode(parts, tx, userId, recoveryHash)
    if (!isRight) return null
    // After the code: a wrong one leaves the step for another try, and with an ended step the code is not used up either.
    const step = person === null ? null : await takeToken(tx, 'second-factor', token)
    if (person === null || step === null) throw new AppError('STEP_EXPIRED')
    await bindOfStep(people, tx, step)
    await withdrawAttempt(tx, attempt)
    return await beginSession(parts, tx, person, { ...caller, device: attempt.device })
  })
}

async function spendRecoveryCode<P extends SessionPerson>(
  { people }: CredentialParts<P>,
  tx: Transaction,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, userId, codeHash))) return false
  await noteFactorChange(people, tx, userId, 'RecoveryCodeUsed')
  return true
}
