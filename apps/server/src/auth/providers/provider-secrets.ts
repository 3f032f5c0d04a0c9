import { createHmac } from 'node:crypto'

/** What a sign-in at a provider is recognised by; only `state` and `nonce` leave the server before the answer. */
export type ProviderSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Derives them one-way from the secret that the browser keeps, so that none has to be stored, and none fits another browser. */
export const secretsOf = (secret: string): ProviderSecrets => {
  const derived = (use: string): string => createHmac('sha256', secret).update(use).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}
