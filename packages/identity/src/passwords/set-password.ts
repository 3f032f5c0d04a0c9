import { AppError, brokenPasswordRules, limits } from 'contract'
import type { GuessCheck } from 'contract/password-strength'
import type { Transaction } from 'database'
import { forgetDevices } from '../attempts/known-devices.ts'
import { forgetFailuresOf } from '../attempts/sign-in-attempts.ts'
import { revokeSteps } from '../one-time/one-time-token.ts'
import { lockUser } from '../sessions/lock-user.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** The dependencies to check and hash a new password. */
export interface PasswordParts {
  readonly hasher: PasswordHasher
  readonly isEasyToGuess: GuessCheck
}

/** The password of a user; `email` is known to attackers, so that its parts are easy to guess. */
export interface NewPassword {
  readonly userId: string
  readonly password: string
  readonly email?: string
}

/** Sets a password that follows the rules, is hard to guess and none of the last three, the current one included. */
export async function setPassword(
  { hasher, isEasyToGuess }: PasswordParts,
  tx: Transaction,
  { userId, password, email = '' }: NewPassword,
): Promise<void> {
  const broken = brokenPasswordRules(password)
  if (broken.length > 0) throw refusal('PASSWORD_REFUSED', broken)
  if (isEasyToGuess(password, wordsOf(email))) throw refusal('PASSWORD_REFUSED', ['hardToGuess'])
  await lockUser(tx, userId)
  if (await isUsed(hasher, tx, userId, password)) throw refusal('PASSWORD_USED_BEFORE', ['notUsedBefore'])
  await store(tx, userId, await hasher.hash(password))
  await forgetFailuresOf(tx, userId)
  await forgetDevices(tx, userId)
  // These steps were begun with the old password.
  await revokeSteps(tx, userId)
}

const wordsOf = (email: string): string[] => [email, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '')

function refusal(code: 'PASSWORD_REFUSED' | 'PASSWORD_USED_BEFORE', rules: readonly string[]): AppError {
  return new AppError(code, { rules: rules.join(' '), number: limits.passwordHistory }, { field: 'password' })
}

async function isUsed(hasher: PasswordHasher, tx: Transaction, userId: string, password: string): Promise<boolean> {
  const { rows } = await tx.query(
    'select password_hash from identity.password_history where user_id = $1 order by number desc limit $2',
    [userId, limits.passwordHistory],
  )
  for (const [hash] of rows) if (await hasher.matches(String(hash), password)) return true
  return false
}

async function store(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx.query(
    `insert into identity.credential (user_id, password_hash, password_set_at) values ($1, $2, app_now())
     on conflict (user_id) do update set
       password_hash = excluded.password_hash, password_set_at = excluded.password_set_at`,
    [userId, passwordHash],
  )
  await tx.query('insert into identity.password_history (user_id, password_hash) values ($1, $2)', [
    userId,
    passwordHash,
  ])
  await tx.query(
    `delete from identity.password_history where user_id = $1 and number <= (
       select number from identity.password_history where user_id = $1 order by number desc offset $2 limit 1
     )`,
    [userId, limits.passwordHistory],
  )
}
