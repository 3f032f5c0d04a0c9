import { randomBytes, randomInt } from 'node:crypto'
import type { Queryable, Transaction } from 'database'
import type { PasswordHasher } from '../passwords/password-hasher.ts'

const CODES = 10
const GROUPS = 4
const SALT_BYTES = 16

/** New recovery codes, with the salt and hashes to store. */
export interface RecoveryCodes {
  /** Each `1234-5678-9012-3456`; shown once. */
  readonly codes: readonly string[]
  readonly salt: Buffer
  readonly hashes: readonly Buffer[]
}

/** Whether a code, without spaces and hyphens, has the form of a recovery code. */
export const isRecoveryCode = (digits: string): boolean => /^\d{16}$/.test(digits)

/** Makes ten codes of 53 random bits. Their hashes cost as much as those of passwords, so make them outside a transaction. */
export async function newRecoveryCodes(hasher: PasswordHasher): Promise<RecoveryCodes> {
  const salt = randomBytes(SALT_BYTES)
  const codes = Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, fourDigits).join('-'))
  const hashes = await Promise.all(codes.map((code) => hasher.hashWithSalt(code.replaceAll('-', ''), salt)))
  return { codes, salt, hashes }
}

/** Stores the codes of a user in place of earlier ones. */
export async function storeRecoveryCodes(
  tx: Transaction,
  userId: string,
  { salt, hashes }: RecoveryCodes,
): Promise<void> {
  await removeRecoveryCodes(tx, userId)
  await tx.query(
    'insert into identity.recovery_code (user_id, code_hash, salt) select $1, hash, $2 from unnest($3::bytea[]) hash',
    [userId, salt, hashes],
  )
}

/** Hashes a code with the salt of the user's codes; null if the user has no codes. */
export async function hashOfRecoveryCode(
  hasher: PasswordHasher,
  database: Queryable,
  userId: string,
  digits: string,
): Promise<Buffer | null> {
  const { rows } = await database.query('select salt from identity.recovery_code where user_id = $1 limit 1', [userId])
  const salt = rows[0]?.[0]
  return Buffer.isBuffer(salt) ? await hasher.hashWithSalt(digits, salt) : null
}

/** Deletes a used code. @returns whether the user had a code with this hash. */
export async function takeRecoveryCode(tx: Transaction, userId: string, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.recovery_code where user_id = $1 and code_hash = $2', [
    userId,
    codeHash,
  ])
  return rowCount > 0
}

/** How many codes a user has left. */
export async function recoveryCodesLeft(database: Queryable, userId: string): Promise<number> {
  const { rows } = await database.query('select count(*)::int from identity.recovery_code where user_id = $1', [userId])
  return Number(rows[0]?.[0])
}

export async function removeRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from identity.recovery_code where user_id = $1', [userId])
}

const fourDigits = (): string => String(randomInt(10_000)).padStart(4, '0')
