import { AppError } from 'contract'
import type { Transaction } from 'database'
import { issueToken, type TokenSubject } from '../one-time/one-time-token.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import type { SessionPerson } from '../people.ts'
import { type NextStep, nextStepOf } from '../second-factor/factors.ts'

/** The password is right, and signing in takes another step: with `token`, within ten minutes. */
export class NextStepRequired extends AppError {
  readonly step: NextStep
  readonly token: string

  constructor(step: NextStep, token: string) {
    super(step === 'second-factor' ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_SET_UP_REQUIRED')
    this.name = 'NextStepRequired'
    this.step = step
    this.token = token
  }
}

/**
 * Begins the step that follows a right password or the answer of a provider.
 *
 * @param facts - stored with the step. @returns null when nothing follows.
 */
export async function beginNextStep<P extends SessionPerson>(
  { requiresSecondFactor }: CredentialParts<P>,
  tx: Transaction,
  person: P,
  facts: TokenSubject['facts'] = {},
): Promise<NextStepRequired | null> {
  const { userId } = person
  const step = await nextStepOf(tx, userId, requiresSecondFactor(person))
  return step === null ? null : new NextStepRequired(step, await issueToken(tx, step, { subject: userId, facts }))
}
