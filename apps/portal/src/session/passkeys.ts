import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { auth, type ExchangeOf } from 'contract'
import type { AuthCalls } from './auth-calls.ts'

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/**
 * Signs in by a passkey that the person chooses in the browser.
 *
 * @throws PasskeyNotUsed when none was used; what `ask` throws.
 */
export async function signInByPasskey({ ask }: Pick<AuthCalls, 'ask'>): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await ask(
    auth.beginPasskeySignIn,
    undefined,
  )) as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(notUsed)
  await ask(auth.signInByPasskey, answer as unknown as ExchangeOf<typeof auth.signInByPasskey>['body'])
}

/**
 * Makes a passkey in the browser and adds it to the login.
 *
 * @returns recovery codes, where there were none.
 * @throws PasskeyNotUsed when none was made; what `ask` throws.
 */
export async function addPasskey(
  { ask }: Pick<AuthCalls, 'ask'>,
  { name, password }: { name: string; password: string },
): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = (await ask(auth.beginPasskey, {
    password,
  })) as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON }).catch(notUsed)
  const body = { name, credential } as unknown as ExchangeOf<typeof auth.addPasskey>['body']
  return (await ask(auth.addPasskey, body)).recoveryCodes
}

/** The person, or the browser for them, has used no passkey. */
export class PasskeyNotUsed extends Error {}

function notUsed(cause: unknown): never {
  throw new PasskeyNotUsed('No passkey was used', { cause })
}
