import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { IdentityProvider } from '../../config/identity-providers.ts'
import { createProviderClient, secretsOf } from './provider-client.ts'

// A provider with answers that the tests choose. `providers.db.test.ts` has a real provider.

const CLIENT = 'navdesk'
const SECRETS = secretsOf('kept by this browser')
const REDIRECT = 'https://support.example/auth/provider/callback'

let server: Server
let provider: IdentityProvider
let keys: { own: CryptoKey; foreign: CryptoKey }
let claims: Record<string, unknown>
let signedBy: 'own' | 'foreign'
let userInfo: Record<string, unknown>
let discoveries = 0

beforeAll(async () => {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  keys = { own: own.privateKey, foreign: foreign.privateKey }
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  server = createServer(async (request, response) => {
    const { issuer } = provider
    const answers: Record<string, () => Promise<unknown>> = {
      '/.well-known/openid-configuration': async () => {
        discoveries++
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }
      },
      '/keys': async () => ({ keys: [jwk] }),
      '/userinfo': async () => userInfo,
      '/token': async () => ({ access_token: 'access', token_type: 'Bearer', id_token: await idToken() }),
    }
    const answer = answers[request.url ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(await answer?.()))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = { issuer, clientId: CLIENT, clientSecret: 'kept-secret', domains: ['osprey.example'] }
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  claims = {}
  signedBy = 'own'
  userInfo = { sub: 'mara' }
})

const idToken = (): Promise<string> =>
  new SignJWT({ email: 'mara@osprey.example', nonce: SECRETS.nonce, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .setIssuer(typeof claims.iss === 'string' ? claims.iss : provider.issuer)
    .setAudience(typeof claims.aud === 'string' ? claims.aud : CLIENT)
    .setSubject('mara')
    .setIssuedAt()
    .setExpirationTime(typeof claims.exp === 'number' ? claims.exp : '5 minutes')
    .sign(keys[signedBy])

/** A complete sign-in. @param back - the parameters of the callback in addition to the code. */
async function signIn(back: Record<string, string> = { state: SECRETS.state }) {
  const client = createProviderClient(() => 0)
  await client.begin(provider, { redirectUri: REDIRECT, ...SECRETS })
  const callback = new URL(`${REDIRECT}?${new URLSearchParams({ code: 'code', ...back })}`)
  return await client.finish(provider, callback, SECRETS)
}

it('sends the browser to the provider, with a state, a nonce and a challenge', async () => {
  const url = await createProviderClient(() => 0).begin(provider, { redirectUri: REDIRECT, ...SECRETS })
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(new URL(url).pathname).toBe('/authorize')
  expect(asked).toMatchObject({
    client_id: CLIENT,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email',
    state: SECRETS.state,
    nonce: SECRETS.nonce,
    code_challenge_method: 'S256',
  })
  expect(url).not.toContain(SECRETS.verifier)
})

it('believes an answer in which everything is right', async () => {
  expect(await signIn()).toEqual({ issuer: provider.issuer, subject: 'mara', email: 'mara@osprey.example' })
})

it('asks for the address where the token has none', async () => {
  claims = { email: undefined }
  userInfo = { sub: 'mara', email: 'mara@osprey.example', email_verified: true }
  expect(await signIn()).toMatchObject({ email: 'mara@osprey.example' })
  userInfo = { sub: 'somebody-else', email: 'mara@osprey.example' }
  await expect(signIn()).rejects.toThrow()
})

it('believes no address that the provider has not verified', async () => {
  userInfo = { sub: 'mara', email: 'mara@osprey.example', email_verified: true }
  for (const isVerified of [false, 'false']) {
    claims = { email_verified: isVerified }
    expect(await signIn()).toMatchObject({ email: null })
    claims = { email: undefined, email_verified: isVerified }
    expect(await signIn()).toMatchObject({ email: null })
  }
})

it.each<[string, () => Record<string, unknown>]>([
  ['another issuer', () => ({ iss: 'https://elsewhere.example' })],
  ['another audience', () => ({ aud: 'another-client' })],
  ['another nonce', () => ({ nonce: 'of-another-sign-in' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['an age that is over', () => ({ exp: Math.floor(Date.now() / 1000) - 3_600 })],
])('refuses a token with %s', async (_, wrong) => {
  claims = wrong()
  await expect(signIn()).rejects.toThrow()
})

it('refuses a token with the signature of another key', async () => {
  signedBy = 'foreign'
  await expect(signIn()).rejects.toThrow()
})

it('refuses a browser that brings back another state, none, or an error', async () => {
  await expect(signIn({ state: 'of-another-browser' })).rejects.toThrow()
  await expect(signIn({})).rejects.toThrow()
  await expect(signIn({ state: SECRETS.state, error: 'access_denied' })).rejects.toThrow()
  await expect(signIn({ state: SECRETS.state, iss: 'https://elsewhere.example' })).rejects.toThrow()
})

it('keeps the documents of a provider for an hour, and a failed reading not at all', async () => {
  let now = 0
  const client = createProviderClient(() => now)
  const begin = (of: IdentityProvider) => client.begin(of, { redirectUri: REDIRECT, ...SECRETS })
  const before = discoveries
  await begin(provider)
  await begin(provider)
  expect(discoveries - before).toBe(1)
  now += 3_600_001
  await begin(provider)
  expect(discoveries - before).toBe(2)
  const gone = { ...provider, issuer: `${provider.issuer}/gone` }
  await expect(begin(gone)).rejects.toThrow()
  await expect(begin(gone)).rejects.toThrow()
})
