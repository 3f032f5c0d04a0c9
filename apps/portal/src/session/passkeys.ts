import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { auth, type ExchangeOf } from 'contract'
import type { AuthCalls } from './auth-calls.ts'

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Whether this browser offers passkeys by autofill. Passkeys are bound to a host name, so an IP address has none. */
export async function knowsPasskeyAutofill(): Promise<boolean> {
  if (!knowsPasskeys() || /^[\d.]+$|^\[/.test(location.hostname)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/** Cancels the autofill of passkeys, and the pending `signInByPasskey` with it. */
export function endPasskeyAutofill(): void {
  if (knowsPasskeys())
    void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
}

/**
 * Signs in by a passkey that the user chooses in the browser.
 *
 * @param options - `autofill` offers passkeys in the field marked `webauthn` and waits; it is canceled once `isWanted` is false.
 * @throws PasskeyNotUsed when none was used; what `ask` throws.
 */
export async function signInByPasskey(
  { ask }: Pick<AuthCalls, 'ask'>,
  { autofill }: { autofill?: { readonly isWanted: () => boolean } } = {},
): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await ask(
    auth.beginPasskeySignIn,
    undefined,
  )) as unknown as PublicKeyCredentialRequestOptionsJSON
  if (autofill?.isWanted() === false) throw new PasskeyNotUsed('Passkeys are not offered any more')
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill !== undefined }).catch(notUsed)
  await ask(auth.signInByPasskey, answer as unknown as ExchangeOf<typeof auth.signInByPasskey>['body'])
}

/**
 * Creates a passkey in the browser and adds it to the login.
 *
 * @returns recovery codes, if the login had none.
 * @throws PasskeyNotUsed when none was created; what `ask` throws.
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

/** The user or the browser canceled the use of a passkey. */
export class PasskeyNotUsed extends Error {}

function notUsed(cause: unknown): never {
  throw new PasskeyNotUsed('No passkey was used', { cause })
}
