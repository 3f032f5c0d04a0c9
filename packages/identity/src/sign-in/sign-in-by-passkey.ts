import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { AppError } from 'contract'
import { knownDevice } from '../attempts/known-devices.ts'
import { noteEvent } from '../note-event.ts'
import type { CredentialParts } from '../passwords/credential-parts.ts'
import type { SessionPerson } from '../people.ts'
import { notePasskeyUse, ownerOfPasskey, provePasskey } from '../second-factor/passkeys.ts'
import { lockPerson } from '../sessions/lock-user.ts'
import type { Caller } from '../sessions/session-device.ts'
import { beginSession, type SignedIn } from './begin-session.ts'

/** A sign-in by a passkey, which is two factors at once: the device, and the PIN, face or finger that it asks for. */
export interface PasskeySignIn extends Caller {
  readonly response: AuthenticationResponseJSON
  /** Of the portal, such as `https://support.example.com`. */
  readonly origin: string
  /** The token of the device that the browser sent; see `SignedIn`. */
  readonly deviceToken?: string | undefined
}

/** Begins the session of the owner of a passkey. @throws AppError `PASSKEY_REFUSED`, the same for every reason. */
export async function signInByPasskey<P extends SessionPerson>(
  parts: CredentialParts<P>,
  { response, origin, deviceToken, ...caller }: PasskeySignIn,
): Promise<SignedIn<P>> {
  const { database, people } = parts
  try {
    const use = await provePasskey(database, response, origin)
    return await database.transaction(async (tx) => {
      const person = await lockPerson(people, tx, use.userId)
      if (person === null || !(await notePasskeyUse(tx, use))) throw new AppError('PASSKEY_REFUSED')
      return await beginSession(parts, tx, person, {
        ...caller,
        device: await knownDevice(tx, use.userId, deviceToken),
      })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PASSKEY_REFUSED') throw error
    await database.transaction(async (tx) =>
      noteEvent(people, tx, 'SignInFailed', await ownerOfPasskey(tx, response.id)),
    )
    throw error
  }
}
