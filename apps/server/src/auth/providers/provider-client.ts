import { createHmac } from 'node:crypto'
import * as openid from 'openid-client'
import type { IdentityProvider } from '../../config/identity-providers.ts'

/** The person whom a provider has signed in. `email` is null where the provider sends none or has not verified it. */
export type ProviderAnswer = { readonly issuer: string; readonly subject: string; readonly email: string | null }

/** The client of the OpenID Connect protocol. Documents of providers are cached for an hour. */
export type ProviderClient = {
  /** @returns the address at which the person signs in. @throws Error when the provider does not answer. */
  begin(provider: IdentityProvider, visit: ProviderSecrets & { redirectUri: string }): Promise<string>
  /**
   * @param callback - the address to which the provider has redirected the browser.
   * @throws Error when the provider refuses or does not answer, and for a wrong issuer, audience, nonce, state, age or signature.
   */
  finish(provider: IdentityProvider, callback: URL, expected: ProviderSecrets): Promise<ProviderAnswer>
}

const SCOPE = 'openid email'
const ANSWER_SECONDS = 5
const KEPT_MS = 3_600_000

/** @param nowMs - a monotonic clock in milliseconds. */
export function createProviderClient(nowMs: () => number): ProviderClient {
  const kept = new Map<string, { until: number; config: Promise<openid.Configuration> }>()
  const configOf = async (provider: IdentityProvider): Promise<openid.Configuration> => {
    const known = kept.get(provider.issuer)
    if (known !== undefined && known.until > nowMs()) return await known.config
    const config = discover(provider)
    kept.set(provider.issuer, { until: nowMs() + KEPT_MS, config })
    try {
      return await config
    } catch (error) {
      kept.delete(provider.issuer)
      throw error
    }
  }
  return {
    begin: async (provider, { redirectUri, state, nonce, verifier }) => {
      const config = await configOf(provider)
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    finish: async (provider, callback, { state, nonce, verifier }) => {
      const config = await configOf(provider)
      const tokens = await openid.authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('The provider sent no ID token')
      const { iss: issuer, sub: subject } = claims
      const claimed = emailIn(claims)
      // If the first document says that the address is not verified, another document of the provider must not override it.
      const email =
        claimed === undefined ? emailIn(await openid.fetchUserInfo(config, tokens.access_token, subject)) : claimed
      return { issuer, subject, email: email ?? null }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: IdentityProvider): Promise<openid.Configuration> {
  const address = new URL(issuer)
  const config = await openid.discovery(address, clientId, clientSecret, undefined, {
    timeout: ANSWER_SECONDS,
    // `readIdentityProviders` allows issuers without TLS on loopback only.
    execute: address.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
  })
  // The signature is checked although the token comes directly from the provider.
  openid.enableNonRepudiationChecks(config)
  return config
}

/** The provider of one customer may omit `email_verified`, because it issues the addresses itself; `false` is respected. */
function emailIn(claims: Readonly<Record<string, unknown>>): string | null | undefined {
  const { email, email_verified: isVerified } = claims
  if (isVerified === false || isVerified === 'false') return null
  return typeof email === 'string' ? email : undefined
}

/** The secrets that tie the answer of a provider to a sign-in; only `state` and `nonce` leave the server before the answer. */
export type ProviderSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Derives them from the secret in the browser's cookie by a hash, so that they need not be stored and are valid in this browser only. */
export const secretsOf = (secret: string): ProviderSecrets => {
  const derived = (use: string): string => createHmac('sha256', secret).update(use).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}
