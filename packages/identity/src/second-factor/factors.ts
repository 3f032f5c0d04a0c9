import { AppError } from 'contract'
import type { Queryable, Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import type { FactorChange, People, SessionPerson } from '../people.ts'
import { appAddedAt } from './authenticator-app.ts'
import { type Passkey, passkeysOf } from './passkeys.ts'
import { recoveryCodesLeft, removeRecoveryCodes } from './recovery-codes.ts'

/** The step after a correct password: to enter a second factor, or to set one up where it is required. */
export type NextStep = 'factor-set-up' | 'second-factor'

/** The second factors of a login. */
export interface Factors {
  /** When the authenticator app was added, ISO 8601 in UTC; null where there is none. */
  readonly appAddedAt: string | null
  readonly passkeys: Passkey[]
  readonly recoveryCodesLeft: number
}

export async function factorsOf(database: Queryable, userId: string): Promise<Factors> {
  return {
    appAddedAt: await appAddedAt(database, userId),
    passkeys: await passkeysOf(database, userId),
    recoveryCodesLeft: await recoveryCodesLeft(database, userId),
  }
}

/** Whether there is a factor in addition to the password; recovery codes alone are none. */
export const hasFactor = ({ appAddedAt, passkeys }: Factors): boolean => appAddedAt !== null || passkeys.length > 0

/** @returns null if the password is sufficient. */
export async function nextStepOf(tx: Transaction, userId: string, isRequired: boolean): Promise<NextStep | null> {
  if (hasFactor(await factorsOf(tx, userId))) return 'second-factor'
  return isRequired ? 'factor-set-up' : null
}

/**
 * Completes the removal of a factor, in the transaction that removed it: removing the last factor also removes the recovery codes.
 *
 * @throws AppError `LAST_SECOND_FACTOR` if the user must have one.
 */
export async function afterRemoval(tx: Transaction, userId: string, isRequired: boolean): Promise<void> {
  if (hasFactor(await factorsOf(tx, userId))) return
  if (isRequired) throw new AppError('LAST_SECOND_FACTOR')
  await removeRecoveryCodes(tx, userId)
}

/** Writes a change of the factors into the audit log and notifies the owner. */
export async function noteFactorChange<P extends SessionPerson>(
  people: Pick<People<P>, 'credentialEvent' | 'secondFactorChanged'>,
  tx: Transaction,
  userId: string,
  change: FactorChange,
): Promise<void> {
  await noteEvent(people, tx, change, userId)
  people.secondFactorChanged(tx, userId, change)
}
