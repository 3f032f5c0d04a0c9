import type { Transaction } from 'database'
import { rememberDevice } from '../attempts/known-devices.ts'
import { forgetFailuresOf } from '../attempts/sign-in-attempts.ts'
import { noteEvent } from '../note-event.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import type { SessionPerson } from '../people.ts'
import { type Caller, deviceOf } from '../sessions/session-device.ts'
import { insertSession, type SessionRow } from '../sessions/session-rows.ts'
import { hashOfToken, newSessionToken } from '../sessions/session-token.ts'

/** A begun session. `deviceToken` is the new token of a device that was not known, null on a known one. */
export interface SignedIn<P> {
  readonly token: string
  readonly row: SessionRow<P>
  readonly deviceToken: string | null
}

/**
 * Begins the session of a user who has passed every step of a sign-in. The transaction holds the person and the credential.
 *
 * @param device - the hash of the browser's device, if this user has signed in there before.
 */
export async function beginSession<P extends SessionPerson>(
  { people, sessionIdleSeconds: idleSeconds, absoluteSeconds }: CredentialParts<P>,
  tx: Transaction,
  person: P,
  { device, ...caller }: Caller & { readonly device: Buffer | null },
): Promise<SignedIn<P>> {
  const token = newSessionToken()
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw new Error('A new token has the wrong form')
  await forgetFailuresOf(tx, person.userId)
  await noteEvent(people, tx, 'SignIn', person.userId)
  return {
    token,
    deviceToken: await rememberDevice(tx, person.userId, device),
    row: await insertSession<P>(tx, {
      tokenHash,
      person,
      device: deviceOf(caller),
      idleSeconds,
      absoluteSeconds: absoluteSeconds(person),
    }),
  }
}
