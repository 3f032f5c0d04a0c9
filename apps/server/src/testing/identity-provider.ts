import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** The OpenID Connect provider of a customer, where people sign in with their name only. */
export type IdentityProviderEnv = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  stop(): Promise<void>
}

const LIFE_SECONDS = 600
const CLIENT = { clientId: 'navdesk', clientSecret: 'between-the-two-of-them' } as const

/**
 * Starts a provider on a free port.
 *
 * @param addresses - the e-mail address of each person by the name for the sign-in.
 */
export async function startIdentityProvider(addresses: Readonly<Record<string, string>>): Promise<IdentityProviderEnv> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: ['https://portal.example'] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, name) => {
      const email = addresses[name]
      const claims = { sub: name, ...(email === undefined ? {} : { email, email_verified: true }) }
      return { accountId: name, claims: () => claims }
    },
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: LIFE_SECONDS,
      Grant: LIFE_SECONDS,
      IdToken: LIFE_SECONDS,
      Interaction: LIFE_SECONDS,
      Session: LIFE_SECONDS,
    },
  })
  // The portal of a test gets its port after the provider.
  provider.Client.prototype.redirectUriAllowed = (address) => new URL(address).hostname === 'localhost'
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    ...CLIENT,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
