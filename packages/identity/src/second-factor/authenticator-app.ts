import { AppError } from 'contract'
import type { Queryable, Transaction } from 'database'
import { issueToken, readToken, takeToken } from '../one-time/one-time-token.ts'
import { newAppKey, stepOfCode } from './app-code.ts'

/** Begins the set-up of an app: nothing is stored for the user before a code of the app has proven that it has the key. */
export async function beginApp(tx: Transaction, userId: string): Promise<{ token: string; key: string }> {
  const key = newAppKey()
  return { token: await issueToken(tx, 'app', { subject: userId, facts: { key } }), key }
}

/** A begun set-up, and a code of its app. */
export interface AppProof {
  readonly token: string
  readonly code: string
}

/**
 * Checks that an app which is being set up has its key.
 *
 * @returns the key, and the step for which the code is right.
 * @throws AppError `STEP_EXPIRED`; `CODE_INCORRECT`, after which another code can be tried.
 */
export async function checkAppProof(
  tx: Transaction,
  userId: string,
  { token, code }: AppProof,
): Promise<{ key: string; step: number }> {
  const begun = await readToken(tx, 'app', token)
  if (begun?.subject !== userId) throw new AppError('STEP_EXPIRED')
  const { key = '' } = begun.facts
  const step = stepOfCode(key, digitsOf(code), await nowMs(tx))
  if (step === null) throw new AppError('CODE_INCORRECT', {}, { field: 'code' })
  return { key, step }
}

/**
 * Adds the app of a begun set-up, in place of an earlier one. The code that proves it does not sign in as well.
 *
 * @throws AppError as `checkAppProof`.
 */
export async function confirmApp(tx: Transaction, userId: string, proof: AppProof): Promise<void> {
  const { token } = proof
  const { key, step } = await checkAppProof(tx, userId, proof)
  if ((await takeToken(tx, 'app', token)) === null) throw new AppError('STEP_EXPIRED')
  await tx.query(
    `insert into identity.authenticator_app (user_id, key, newest_step, added_at) values ($1, $2, $3, app_now())
     on conflict (user_id) do update
       set key = excluded.key, newest_step = excluded.newest_step, added_at = excluded.added_at`,
    [userId, key, step],
  )
}

/** Uses up a code of a user's app: the same one, and those of earlier steps, are not accepted again. @returns whether it was right. */
export async function takeAppCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { rows } = await tx.query('select key from identity.authenticator_app where user_id = $1', [userId])
  const key = rows[0]?.[0]
  const step = typeof key === 'string' ? stepOfCode(key, code, await nowMs(tx)) : null
  if (step === null) return false
  const { rowCount } = await tx.query(
    'update identity.authenticator_app set newest_step = $2 where user_id = $1 and newest_step < $2',
    [userId, step],
  )
  return rowCount > 0
}

/** When a user's app was added, ISO 8601 in UTC; null where there is none. */
export async function appAddedAt(database: Queryable, userId: string): Promise<string | null> {
  const { rows } = await database.query('select added_at from identity.authenticator_app where user_id = $1', [userId])
  const addedAt = rows[0]?.[0]
  return typeof addedAt === 'string' ? addedAt : null
}

/** @returns whether there was one. */
export async function removeApp(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.authenticator_app where user_id = $1', [userId])
  return rowCount > 0
}

/** A code without the spaces and hyphens with which apps and people write it. */
export const digitsOf = (code: string): string => code.replace(/[\s-]/g, '')

async function nowMs(tx: Transaction): Promise<number> {
  const { rows } = await tx.query('select app_now()')
  return Date.parse(String(rows[0]?.[0]))
}
